'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The page's path in the browser, empty in the exported HTML. */
export function usePagePath(): string {
  return useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => '',
  );
}

/** false in the exported HTML and while it hydrates, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
