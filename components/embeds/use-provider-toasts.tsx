'use client';

import { useCallback, useState, type ReactNode } from 'react';
import type * as ProviderToasts from './provider-toasts';

type Toasts = typeof ProviderToasts;

/**
 * The toasts, whose library is loaded when there is something to tell: most visitors are told nothing.
 *
 * @returns `tell` shows a toast, `toaster` is where toasts appear
 */
export function useProviderToasts(): { withToasts: (show: (toasts: Toasts) => void) => void; toaster: ReactNode } {
  const [loaded, setLoaded] = useState<Toasts>();
  const withToasts = useCallback((show: (toasts: Toasts) => void) => {
    import('./provider-toasts').then(
      (toasts) => {
        setLoaded(toasts);
        show(toasts);
      },
      // The plain link under the frame is there all the same.
      () => undefined,
    );
  }, []);
  return { withToasts, toaster: loaded && <loaded.ProviderToaster /> };
}
