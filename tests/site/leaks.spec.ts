import type { Page } from '@playwright/test';
import { expect, frameOf, progress, test } from './provider-visit';
import { hydrated } from './hydrated';

interface Counted extends Window {
  listeners: Map<string, number>;
  observers: number;
}

/** Counts, from before any script runs, the listeners on window and document and the mutation observers at work. */
async function countListeners(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as Counted;
    counted.listeners = new Map();
    counted.observers = 0;
    const registered = new Map<EventTarget, Set<unknown>>();
    const change = (type: string, by: number) => counted.listeners.set(type, (counted.listeners.get(type) ?? 0) + by);
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function add(type, handler, options) {
      const target = this ?? window;
      if (target === window || target === document) {
        const key = `${type}`;
        const known = registered.get(target) ?? new Set();
        registered.set(target, known);
        if (handler && !known.has(handler)) {
          known.add(handler);
          change(key, 1);
          const signal = typeof options === 'object' ? options.signal : undefined;
          if (signal) {
            addEventListener.call(signal, 'abort', () => known.delete(handler) && change(key, -1));
          }
        }
      }
      addEventListener.call(target, type, handler, options);
    };
    EventTarget.prototype.removeEventListener = function remove(type, handler, options) {
      const target = this ?? window;
      if (handler && registered.get(target)?.delete(handler)) change(`${type}`, -1);
      removeEventListener.call(target, type, handler, options);
    };
    const Native = MutationObserver;
    window.MutationObserver = class extends Native {
      private active = false;

      override observe(...args: Parameters<MutationObserver['observe']>) {
        if (!this.active) counted.observers += 1;
        this.active = true;
        super.observe(...args);
      }

      override disconnect() {
        if (this.active) counted.observers -= 1;
        this.active = false;
        super.disconnect();
      }
    };
  });
}

/** What a document holds that an embed could leave behind. */
async function inventory(page: Page) {
  return page.evaluate(() => {
    const counted = window as unknown as Counted;
    return {
      scripts: [...document.scripts].map(({ src }) => src).filter((src) => src.includes(':3001')),
      providerStyles: document.querySelectorAll('style#embeddedIframes').length,
      frames: document.querySelectorAll('iframe').length,
      widgets: document.querySelectorAll('chat-widget').length,
      wrappers: document.querySelectorAll('.ep-iFrameContainer, .ep-wrapper').length,
      message: counted.listeners.get('message') ?? 0,
      blur: counted.listeners.get('blur') ?? 0,
      load: counted.listeners.get('load') ?? 0,
      observers: counted.observers,
      handlers: [window.onload, window.onmessage].filter(Boolean).length,
      resizer: 'iFrameResize' in window,
      stored: Object.keys(localStorage),
    };
  });
}

const plans = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true });

for (const [label, path, mode] of [
  ['Schedule a Demo', '/schedule', 'healthy-old'],
  ['Schedule a Demo', '/schedule', 'healthy-new'],
  ['Coaching', '/coaching', 'healthy-old'],
  ['Contact', '/contact', 'healthy-old'],
  ['Contact', '/contact', 'healthy-new'],
] as const) {
  test(`entering and leaving ${path} ten times leaves nothing behind (${mode})`, async ({
    page,
    provider,
    trouble,
  }) => {
    await provider.behave(mode);
    await countListeners(page);
    await page.goto('/pricing');
    await hydrated(page);
    let first: Awaited<ReturnType<typeof inventory>> | undefined;
    for (let round = 0; round < 10; round += 1) {
      await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(progress(page)).toHaveAttribute('data-state', 'complete');
      await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(1);
      await plans(page).click();
      await expect(page).toHaveURL('/pricing');
      await expect(page.locator('iframe')).toHaveCount(0);
      const left = await inventory(page);
      // The first round loads code that stays, such as the toaster's; every later one must leave things as it found them.
      first ??= left;
      expect(left, `round ${round + 1}`).toEqual(first);
    }
    expect(first).toMatchObject({
      scripts: [],
      providerStyles: 0,
      wrappers: 0,
      handlers: 0,
      resizer: false,
      stored: [],
    });
    expect(trouble).toEqual([]);
  });
}

test('entering and leaving the home page ten times leaves no chat behind', async ({ page, trouble }) => {
  await countListeners(page);
  await page.goto('/pricing');
  await hydrated(page);
  let first: Awaited<ReturnType<typeof inventory>> | undefined;
  for (let round = 0; round < 10; round += 1) {
    await page.getByRole('banner').getByRole('link', { name: 'Hearthline' }).click();
    await expect(page.locator('chat-widget')).toHaveCount(1);
    await plans(page).click();
    await expect(page).toHaveURL('/pricing');
    const left = await inventory(page);
    first ??= left;
    expect(left, `round ${round + 1}`).toEqual(first);
  }
  expect(first).toMatchObject({ scripts: [], widgets: 0 });
  expect(trouble).toEqual([]);
});
