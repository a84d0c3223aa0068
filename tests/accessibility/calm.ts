/** On a busy machine a frame can take longer than the three seconds after which a toast says so. */
export const calmTimeoutMs = 20_000;

/**
 * Whether the page's frame, if it has one, works and no toast is about it. tests/site/toast-conditions.spec.ts has pages
 * with a toast. Runs in the page.
 */
export function isCalm(): boolean {
  if (!document.querySelector('.provider-host')) return true;
  return (
    document.querySelector('main [data-state="complete"]') !== null && !document.querySelector('[data-sonner-toast]')
  );
}
