'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** false in the exported HTML and while it hydrates, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
