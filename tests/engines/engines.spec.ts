import { destinations } from '../../lib/content';
import { standInAddress } from '../../lib/stand-in';
import { cardsInView, count, moves } from '../site/carousel';
import { documentOf, pagePaths } from '../site/exported-site';
import { firstPageBeside, groupLabelOf, lastService, menuLabels, trade } from '../site/labels';
import { desktop, phone } from '../site/menus';
import { errorsIn, expect, test } from './test';
import {
  click,
  expectFocus,
  expectHidden,
  expectIn,
  expectPath,
  expectVisible,
  focus,
  hover,
  tap,
  type Target,
  type Visitor,
} from './visitor';

/*
 * Only what engines do in different ways: touch and the focus, popovers, what scrolls or snaps, frames.
 * tests/site/ has all that these parts of the site can do, in Chromium.
 */

const button = (text: string): Target => ({ selector: '.desktop-menu button', text });
const link = (path: string): Target => ({ selector: `.desktop-menu a[href="${path}"]` });
const group = button(groupLabelOf('/industries/service-based'));
const otherGroup = button(groupLabelOf('/industries/healthcare'));
const [ours, others] = [link(trade), link(firstPageBeside('/industries/healthcare'))];

/** The labels of open menus, submenus left out. Runs in the page. */
const openMenus = () =>
  [...document.querySelectorAll('[data-level="menu"] > button[aria-expanded="true"]')].map(({ textContent }) =>
    textContent.trim(),
  );
const expectOpen = (visitor: Visitor, ...labels: string[]) => expectIn(visitor, openMenus, labels);

test.beforeEach(({ visitor }) => visitor.resize(desktop));

for (const { device, use, point } of [
  { device: 'a mouse', use: click, point: hover },
  { device: 'touch', use: tap, point: tap },
]) {
  test(`with ${device}, menus open one at a time, and lead to pages`, async ({ visitor }) => {
    await visitor.open('/about/company');
    // It opens beside the headline.
    await use(visitor, button(menuLabels.contact));
    await expectOpen(visitor, menuLabels.contact);
    await use(visitor, { selector: 'h1' });
    await expectOpen(visitor);
    await use(visitor, button(menuLabels.industries));
    await point(visitor, otherGroup);
    await expectVisible(visitor, others);
    await point(visitor, group);
    await expectHidden(visitor, others);
    await use(visitor, ours);
    await expectPath(visitor, trade);
    await expectOpen(visitor);
  });
}

test('menus and submenus work with Enter, the arrow keys, Tab and Escape', async ({ visitor }) => {
  await visitor.open('/');
  await focus(visitor, button(menuLabels.services));
  await visitor.press('Enter');
  const entry: Target = { selector: '.desktop-menu [data-level="menu"] a' };
  await expectVisible(visitor, entry);
  await visitor.press('Tab');
  await expectFocus(visitor, entry);
  await visitor.press('Escape');
  await expectOpen(visitor);
  await expectFocus(visitor, button(menuLabels.services));
  await visitor.press('ArrowRight');
  await expectFocus(visitor, button(menuLabels.industries));
  await visitor.press('Enter');
  await expectOpen(visitor, menuLabels.industries);
  await focus(visitor, otherGroup);
  await visitor.press('Enter');
  await expectVisible(visitor, others);
  await visitor.press('ArrowRight');
  await expectFocus(visitor, link('/industries/healthcare'));
  await visitor.press('Enter');
  await expectPath(visitor, '/industries/healthcare');
});

test('the phone menu locks the page, closes with Escape, and leads to pages', async ({ visitor }) => {
  const menu: Target = { selector: '#mobile-menu' };
  const menuButton: Target = { selector: '[popovertarget="mobile-menu"]' };
  const entry: Target = { selector: `#mobile-menu a[href="${lastService}"]` };
  const expectLocked = (expected: boolean) =>
    expectIn(visitor, () => getComputedStyle(document.documentElement).overflowY === 'hidden', expected);
  await visitor.resize(phone);
  await visitor.open('/');
  await tap(visitor, menuButton);
  await expectLocked(true);
  await tap(visitor, { selector: '#mobile-menu summary', text: menuLabels.services });
  await expectVisible(visitor, entry);
  await visitor.press('Escape');
  await expectHidden(visitor, menu);
  await expectLocked(false);
  // The section is still open.
  await tap(visitor, menuButton);
  await tap(visitor, entry);
  await expectPath(visitor, lastService);
  await expectHidden(visitor, menu);
});

if (moves) {
  test('the carousel snaps after its buttons and the arrow keys, also around its ends', async ({ visitor }) => {
    const expectCards = (...cards: number[]) => expectIn(visitor, cardsInView, cards);
    const next: Target = { selector: 'main button', text: 'Next testimonial' };
    await visitor.resize(phone);
    await visitor.open('/testimonials');
    await click(visitor, { selector: 'main button', text: 'Previous testimonial' });
    await expectCards(count);
    await click(visitor, next);
    await expectCards(1);
    await visitor.resize(desktop);
    await focus(visitor, { selector: '#testimonials' });
    await visitor.press('ArrowRight');
    await expectCards(2, 3, 4);
  });
}

/**
 * How white the bar is, and the color of its words. Runs in the page. Firefox has no scroll-driven animations: there the inline
 * script sets both.
 */
const bar = () => {
  const [all, name] = ['.site-bar', '.bar-name'].map((part) => document.querySelector(part) as Element);
  return {
    white: getComputedStyle(all as Element, '::before').opacity,
    words: getComputedStyle(name as Element).color,
  };
};

test('the bar is transparent up to 20 px of scroll, then white, and its words are white on a dark hero until then', async ({
  visitor,
}) => {
  const [ink, white] = ['rgb(16, 22, 47)', 'rgb(255, 255, 255)'];
  const dark = pagePaths.filter((one) => documentOf(one).querySelector('main > .ground-ink')).slice(0, 1);
  for (const [path, words] of [['/', ink], ...dark.map((one) => [one, white])] as const) {
    await visitor.open(path ?? '/');
    for (const [y, expected] of [
      [0, { white: '0', words }],
      [21, { white: '1', words: ink }],
      [20, { white: '0', words }],
    ] as const) {
      await visitor.evaluate((top) => window.scrollTo(0, top), y);
      await expectIn(visitor, bar, expected);
    }
  }
});

test('back returns to the page before, at its place', async ({ visitor, engineName }) => {
  // Firefox scrolls before the typefaces are there. Then it keeps the text where it is, while lines above it move.
  const tolerance = engineName === 'firefox' ? 20 : 0;
  const distance = () => visitor.evaluate(() => Math.abs(scrollY - 900));
  await visitor.open('/');
  await visitor.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(distance).toBe(0);
  await visitor.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/pricing"]')?.click());
  await expectPath(visitor, '/pricing');
  // Not at once: the page could not answer.
  await visitor.evaluate(() => setTimeout(() => history.back()));
  await expectPath(visitor, '/');
  await expect.poll(distance).toBeLessThanOrEqual(tolerance);
});

/** Runs in the page. */
const isBelowTheBar = () => {
  const { top } = document.querySelector('#questions')?.getBoundingClientRect() ?? { top: 0 };
  return top >= 0 && top < innerHeight / 3;
};

/** Finds the last heading as find in page does, which is not in the standard, but in all engines. Runs in the page. */
const isFound = () => {
  const text = document.querySelector('main > :last-child h2')?.textContent ?? '';
  (window as unknown as { find: (text: string) => boolean }).find(text);
  const found = getSelection();
  const { top, bottom } = found?.rangeCount ? found.getRangeAt(0).getBoundingClientRect() : { top: -1, bottom: 0 };
  return found?.toString() === text && top >= 0 && bottom <= innerHeight;
};

test('a fragment and a search in the page find what is laid out only when it comes near', async ({ visitor }) => {
  await visitor.open(`${trade}#questions`);
  await expectIn(visitor, isBelowTheBar, true);
  await visitor.open(trade);
  await expectIn(visitor, isFound, true);
});

const calendar = standInAddress(destinations.links.bookingCalendar.url);

test('the calendar opens at an old address, and it and the plain link get the campaign and the plan once', async ({
  visitor,
}) => {
  const passed = 'utm_source=ads&utm_campaign=spring&gclid=g1&plan=pro';
  await visitor.open(`/calendar?${passed}&other=1`);
  await expectIn(visitor, () => document.querySelector('main progress')?.getAttribute('data-state'), 'complete');
  const addresses = await visitor.evaluate(() => [
    location.pathname + location.search,
    document.querySelector('.provider-host iframe')?.getAttribute('src'),
    document.querySelector('[data-frame-link]')?.getAttribute('href'),
  ]);
  expect(addresses).toEqual(['/schedule', `${calendar}?${passed}`, `${calendar}?${passed}`]);
  expect(await errorsIn(visitor)).toEqual([]);
});

/* tests/site/visits.spec.ts has it in Chromium. Here a browser for each page would take longer than the pages. */
const partCount = 4;

for (let part = 0; part < partCount; part += 1) {
  test(`no page reports an error or scrolls sideways (${part + 1} of ${partCount})`, async ({ visitor }) => {
    await visitor.resize({ width: 1024, height: 900 });
    for (const path of [...pagePaths, '/no-such-page'].filter((_path, index) => index % partCount === part)) {
      await visitor.open(path);
      const wider = await visitor.evaluate(async () => {
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      });
      expect.soft(wider, `pixels to scroll sideways on ${path}`).toBe(0);
      expect.soft(await errorsIn(visitor), path).toEqual([]);
    }
  });
}
