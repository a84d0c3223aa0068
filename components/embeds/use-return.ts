'use client';

import { useEffect } from 'react';

/**
 * Runs when the visitor may have come back to the page: its tab is shown, the line is there again, or the browser has kept
 * the page in memory.
 *
 * @param run undefined where there is nothing to do then
 */
export function useReturn(run: (() => void) | undefined): void {
  useEffect(() => {
    if (!run) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('online', run, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && run(), { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && run(), { signal });
    return () => listening.abort();
  }, [run]);
}
