'use client';

import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** The page's path in the browser, empty in the exported HTML. */
export function usePagePath(): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => window.location.pathname,
    () => '',
  );
}

/** false in the exported HTML and during hydration, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
