import { QueryClient } from '@tanstack/react-query';

/** Milliseconds. Source of all four: the product specification, section 9. */
const firstDelay = 1_000;
const longestDelay = 30_000;
const keepFor = 5 * 60_000;
export const retries = 3;

/** `0, 1, 2 …` → 1000, 2000, 4000 … milliseconds, at most 30000. */
export function retryDelay(attempt: number): number {
  return Math.min(firstDelay * 2 ** attempt, longestDelay);
}

export const dataClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: retries,
      retryDelay,
      gcTime: keepFor,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      // A provider on this machine, or behind a captive portal, can be reached while the browser believes to be offline.
      networkMode: 'always',
    },
  },
});
