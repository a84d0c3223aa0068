import { launch } from 'puppeteer-core';
import { findPrograms } from '../../scripts/test/programs';
import type { Engine } from './visitor';

/** What holds for all tests, as in `about:config`, because on a busy machine everything takes longer. */
const patience = {
  // A touch of more than 0.3 s is no tap, and one of 0.5 s a long press.
  'apz.max_tap_time': 5_000,
  'ui.click_hold_context_menus.delay': 5_000,
};

/**
 * The system's Firefox over WebDriver BiDi, which needs no other program.
 *
 * @param preferences as in `about:config`. They hold for all visitors
 */
export async function startFirefox(preferences: Record<string, number> = {}): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findPrograms('firefox').firefox,
    extraPrefsFirefox: { ...patience, ...preferences },
  });
  return {
    newVisitor: async (origin) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return {
        open: async (path) => {
          await page.goto(origin + path);
        },
        // Puppeteer's types do not connect a function's arguments with those that it gets.
        evaluate: async (code, ...args) => page.evaluate(code as never, ...args) as never,
        moveTo: ({ x, y }) => page.mouse.move(x, y),
        click: ({ x, y }) => page.mouse.click(x, y),
        tap: ({ x, y }) => page.touchscreen.tap(x, y),
        press: (key) => page.keyboard.press(key),
        resize: (size) => page.setViewport(size),
        leave: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}
