import type { Page } from '@playwright/test';
import { typeface } from '../provider/resources';
import { chatPages } from './exported-site';
import { layOutAll, layoutShifts, showWithTypefaces, watchViolations } from './page';
import { phone } from './menus';
import { chatAddress, expect, test } from './provider-visit';

test.beforeEach(({ page }) => showWithTypefaces(page));

const chat = (page: Page) => page.locator('chat-widget');

test.afterEach(({ errors }) => expect(errors).toEqual([]));

/** What works in the open chat: all that its program loads, which the policy of the page has to allow. */
const works = {
  look: true,
  shape: true,
  portrait: true,
  typeface: true,
  greeting: true,
  messages: 'Connected',
  check: 'Checked',
  sound: true,
};

function chatState(page: Page): Promise<unknown> {
  return page.evaluate((family) => {
    const widget = document.querySelector('chat-widget');
    const part = (selector: string) => widget?.shadowRoot?.querySelector(selector);
    const [portrait, sound] = [part('.portrait'), part('audio')];
    return {
      look: widget !== null && getComputedStyle(widget).position === 'fixed',
      shape: Boolean(portrait && getComputedStyle(portrait).borderRadius === '50%'),
      portrait: portrait instanceof HTMLImageElement && portrait.naturalWidth > 0,
      typeface: [...document.fonts].some((font) => font.family.includes(family) && font.status === 'loaded'),
      greeting: Boolean(part('.greeting')?.textContent),
      messages: part('.connection')?.textContent,
      check: part('.check')?.textContent,
      sound: sound instanceof HTMLAudioElement && sound.readyState > 0,
    };
  }, typeface);
}

for (const path of chatPages) {
  // On no other page: visits.spec.ts.
  test('appears once the page is idle, and works under its policy', async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto(path);
    await expect(chat(page)).toHaveCount(1);
    const { loaded, started } = await page.evaluate((address) => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const loader = performance.getEntriesByType('resource').find(({ name }) => name.startsWith(address));
      return { loaded: visit?.loadEventStart ?? Infinity, started: loader?.startTime ?? -1 };
    }, chatAddress);
    // A second later, so that it does not compete with the largest paint.
    expect(started - loaded, 'from the load event to the chat, ms').toBeGreaterThanOrEqual(1_000);
    expect(await layoutShifts(page)).toEqual([]);
    await chat(page).locator('.bubble').click();
    await expect.poll(() => chatState(page)).toEqual(works);
    expect(violations).toEqual([]);
  });

  test('fails silently while the provider does, and the page stays', async ({ page, provider }) => {
    await provider.setMode('500', chatAddress);
    const asked = page.waitForRequest((request) => request.url().startsWith(chatAddress));
    await page.goto(path);
    await (await asked).response();
    await expect(chat(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });

  test('covers neither the hero nor the page’s buttons on phones', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await expect(chat(page)).toHaveCount(1);
    // Else a section that comes near is laid out a frame later, and moves what the observer has just reported.
    await layOutAll(page);
    const { timesShown, covered } = await page.evaluate(async () => {
      const widget = document.querySelector('chat-widget') as Element;
      const bubble = widget.shadowRoot?.querySelector('.bubble') as Element;
      const found: string[] = [];
      let times = 0;
      for (let top = 0; top < document.body.scrollHeight; top += 140) {
        window.scrollTo({ top, behavior: 'instant' });
        // The observer reports after the next frame.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
        if (getComputedStyle(widget).visibility === 'hidden') continue;
        times += 1;
        const place = bubble.getBoundingClientRect();
        for (const element of document.querySelectorAll('main > :first-child, main :is(a, button, label), footer a')) {
          const box = element.getBoundingClientRect();
          const isBeside = box.right <= place.left || box.left >= place.right;
          const isAboveOrBelow = box.bottom <= place.top || box.top >= place.bottom;
          if (box.width > 0 && !isBeside && !isAboveOrBelow) found.push(`${element.textContent} at ${top} px`);
        }
      }
      return { timesShown: times, covered: found };
    });
    expect(covered).toEqual([]);
    expect(timesShown).toBeGreaterThan(3);
  });
}
