import { EventEmitter, once } from 'node:events';
import type { Page, Request } from '@playwright/test';

/** Holds a page's requests, or those among them that `isHeld` selects, until the returned function is called. */
export async function holdRequests(
  page: Page,
  pattern: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(pattern, async (route) => {
    if (isHeld(route.request())) await opened;
    // The page may have been closed.
    await route.fallback().catch(() => undefined);
  });
  return () => gate.emit('open');
}
