import { QueryClient } from '@tanstack/react-query';

/* Source: the product specification, section 9. */
const firstDelayMs = 1_000;
const maxDelayMs = 30_000;
const cacheTimeMs = 5 * 60_000;
export const maxRetries = 3;

/** `0, 1, 2 …` → 1000, 2000, 4000 … milliseconds, at most 30000. */
export function retryDelay(attempt: number): number {
  return Math.min(firstDelayMs * 2 ** attempt, maxDelayMs);
}

export const dataClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: maxRetries,
      retryDelay,
      gcTime: cacheTimeMs,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      // A provider on this machine, or behind a captive portal, can be reachable while the browser thinks it is
      // offline.
      networkMode: 'always',
    },
  },
});
