import type { Page } from '@playwright/test';
import { walkThrough } from '../accessibility/keyboard-walk';

/**
 * Walks through a page with the Tab key, as `walkThrough` does.
 *
 * @param scope the part of the page to walk through
 */
export async function walk(page: Page, scope?: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  return walkThrough(
    {
      evaluate: (code, ...args) => page.evaluate(code as never, args as never) as never,
      // Without waiting for each: the browser keeps their order.
      press: async (times, back) => {
        const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: back ? 8 : 0 };
        const events = Array.from({ length: times }).flatMap(() => [
          session.send('Input.dispatchKeyEvent', { ...key, type: 'rawKeyDown' }),
          session.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' }),
        ]);
        await Promise.all(events);
      },
    },
    scope,
  );
}
