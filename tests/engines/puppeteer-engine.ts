import { launch, type KeyInput, type Page } from 'puppeteer-core';
import { chromiumArguments } from '../../scripts/test/find-chromium';
import { firefoxPreferences, type Preference } from './preferences';
import { record } from './record';
import type { Engine, Key, Visitor } from './visitor';

/** The browser's own messages about failed requests. Pages record those that matter. */
const isRequestError = (text: string) => /^Failed to load (?:resource|module script)/.test(text);

/** Puppeteer does not follow a visitor to a page that was prerendered. tests/site/ has it. */
const disablePrerendering = '--disable-features=Prerender2';

/** To Firefox a touch of more than 0.3 s is no tap, and one of 0.5 s a long press. On a busy machine taps take that long. */
const slowTaps = { 'apz.max_tap_time': 5_000, 'ui.click_hold_context_menus.delay': 5_000 };

const keys: Record<Key, KeyInput> = {
  Tab: 'Tab',
  Enter: 'Enter',
  Escape: 'Escape',
  ' ': 'Space',
  ArrowLeft: 'ArrowLeft',
  ArrowRight: 'ArrowRight',
  ArrowDown: 'ArrowDown',
  ArrowUp: 'ArrowUp',
};

function visitorOf(page: Page, origin: string, leave: () => Promise<void>): Visitor {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRequestError(message.text())) errors.push(message.text());
  });
  return {
    open: async (address) => {
      await page.goto(new URL(address, origin).href, { waitUntil: 'load' });
    },
    // Puppeteer's types do not connect a function's arguments with those that it gets.
    evaluate: async (code, ...args) => page.evaluate(code as never, ...args) as never,
    evaluateInFrame: async (selector, code, ...args) => {
      const element = await page.$(selector);
      const frame = await element?.contentFrame();
      if (!frame) throw new Error(`${selector} shows no frame`);
      return frame.evaluate(code as never, ...args) as never;
    },
    moveTo: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    press: async (key, modifier) => {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(keys[key]);
      if (modifier) await page.keyboard.up(modifier);
    },
    resize: (size) => page.setViewport(size),
    consoleErrors: () => errors,
    identifyAs: (client) => page.setExtraHTTPHeaders({ 'x-stand-in-client': client }),
    leave,
  };
}

/** Chromium over its DevTools protocol, or Firefox over WebDriver BiDi. Only Firefox gets preferences. */
export async function startPuppeteer(
  name: 'chromium' | 'firefox',
  preferences: readonly Preference[],
): Promise<Engine> {
  const extraPrefsFirefox = Object.assign({}, slowTaps, ...preferences.map((one) => firefoxPreferences[one]));
  const browser = await launch(
    name === 'chromium'
      ? {
          browser: 'chrome',
          executablePath: process.env.CHROMIUM_PATH,
          args: [...chromiumArguments, disablePrerendering],
        }
      : { browser: 'firefox', executablePath: process.env.FIREFOX_PATH, extraPrefsFirefox },
  );
  return {
    version: await browser.version(),
    newVisitor: async (origin) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(record, name === 'firefox');
      return visitorOf(page, origin, () => context.close());
    },
    stop: () => browser.close(),
  };
}
