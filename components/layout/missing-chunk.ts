/**
 * Whether an error is a script file that a deploy has taken away under a page that was still open, and a full load may
 * help. It may once: a document that was reloaded for this very address, and still lacks the file, is not reloaded again.
 *
 * Next does the rest by itself: a payload that is missing or belongs to another build leads to a full load.
 */
export function deservesReload(error: Error): boolean {
  if (error.name !== 'ChunkLoadError') return false;
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming)) return false;
  return navigation.type !== 'reload' || new URL(navigation.name).pathname !== window.location.pathname;
}
