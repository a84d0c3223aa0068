'use client';

import { useCallback, useState, type ReactNode } from 'react';
import type * as ProviderToasts from './provider-toasts';

type Toasts = typeof ProviderToasts;

/**
 * Loads the toast library when the first toast is shown, because most visitors never see one.
 *
 * @returns `withToasts` shows a toast, `toaster` renders the toasts
 */
export function useProviderToasts(): { withToasts: (show: (toasts: Toasts) => void) => void; toaster: ReactNode } {
  const [loaded, setLoaded] = useState<Toasts>();
  const withToasts = useCallback((show: (toasts: Toasts) => void) => {
    import('./provider-toasts').then(
      (toasts) => {
        setLoaded(toasts);
        show(toasts);
      },
      // Without the library there are no toasts. The plain link still works.
      () => undefined,
    );
  }, []);
  return { withToasts, toaster: loaded && <loaded.ProviderToaster /> };
}
