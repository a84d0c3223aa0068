'use client';

import { useEffect } from 'react';

/**
 * Calls `run` when the visitor may have returned to the page: its tab becomes visible, the browser goes online, or the
 * page is restored from the back/forward cache.
 *
 * @param run undefined to do nothing
 */
export function useReturn(run: (() => void) | undefined): void {
  useEffect(() => {
    if (!run) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('online', run, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && run(), { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && run(), { signal });
    return () => controller.abort();
  }, [run]);
}

/**
 * Calls `run` when the browser goes online.
 *
 * @param run undefined to do nothing
 */
export function useOnline(run: (() => void) | undefined): void {
  useEffect(() => {
    if (!run) return undefined;
    window.addEventListener('online', run);
    return () => window.removeEventListener('online', run);
  }, [run]);
}
