import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';

/** Holds a page's requests until the returned function is called. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(pattern, async (route) => {
    await opened;
    // The page may have been closed.
    await route.fallback().catch(() => undefined);
  });
  return () => gate.emit('open');
}
