import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';

/** Keeps what a page asks for from arriving until the returned function is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(pattern, async (route) => {
    await opened;
    // The page may be gone by now.
    await route.fallback().catch(() => undefined);
  });
  return () => gate.emit('open');
}
