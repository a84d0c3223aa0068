import { expect, test, type Locator, type Page } from '@playwright/test';
import { actions, site } from '../../lib/content';
import { navigation } from '../../lib/content/navigation';
import { home, notFound } from '../../lib/content/pages';
import { findViolations } from './axe';
import { expectHydrated, holdRequests, styled, islandFiles } from './page';
import {
  firstIndustry,
  groupLabelOf,
  industryEntries,
  labelOf,
  lastService,
  menuLabels,
  menuNames,
  startingWith,
  trade,
} from './labels';
import { documentOf, pagePaths } from './exported-site';
import {
  bar,
  barOpacity,
  desktop,
  entry,
  expectAllClosed,
  expectOpen,
  openMenu,
  phone,
  phoneMenu,
  phoneMenuButton,
  trigger,
} from './menus';

/* The bar and its menus, also before their files have come and if they never do, the bar of phones, the footer, and the way back. */

const noBox = { x: 0, y: 0, width: 0, height: 0 };

async function centerOf(target: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await target.boundingBox()) ?? noBox;
  return [x + width / 2, y + height / 2];
}

const tradeEntry = (page: Page) => bar(page).getByRole('link', { name: labelOf(trade) });
const localServices = groupLabelOf('/industries/service-based');
const healthcare = groupLabelOf('/industries/healthcare');
const phoneSummary = (page: Page, name: string) => phoneMenu(page).locator('summary', { hasText: startingWith(name) });
const phoneLink = (page: Page, path: string) => phoneMenu(page).getByRole('link', { name: labelOf(path) });

test.describe('the bar', () => {
  test.use({ viewport: desktop });

  test('is white at a fragment, always where a picture is below it, and on the next page from 21 px of scroll', async ({
    page,
  }) => {
    await page.goto(`${trade}#figures`);
    await expect.poll(() => barOpacity(page)).toBe(1);
    for (const path of pagePaths.filter((one) => documentOf(one).querySelector('.solid-bar'))) {
      await page.goto(path);
      expect(await barOpacity(page), path).toBe(1);
    }
    await bar(page).getByRole('link', { name: site.name }).click();
    await page.waitForURL('/');
    for (const [top, opacity] of [
      [0, 0],
      [21, 1],
      [20, 0],
    ] as const) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expect.poll(() => barOpacity(page)).toBe(opacity);
    }
  });
});

/** Ways in which the words of the bar come to need more room. They run in the page. */
const wider = {
  'as it is': () => undefined,
  'with as many menus as there may be': () => {
    for (const list of document.querySelectorAll('.bar-words, .desktop-menu > div > ul'))
      for (const last of [...list.children].slice(0, 7 - list.children.length)) list.append(last.cloneNode(true));
  },
  'in a wider typeface': () =>
    document.querySelector<HTMLElement>('.site-bar')?.style.setProperty('letter-spacing', '2px'),
};

/** What stands in the bar, and what is wrong with it: labels that break, leave the window or lie on others. Runs in the page. */
function shownInBar() {
  const shown = [...document.querySelectorAll<HTMLElement>('.site-bar :is(a, button)')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  const boxes = shown.map((one) => one.getBoundingClientRect());
  const text = document.createRange();
  const problems = shown.flatMap((one, index) => {
    const { left = 0, right = 0 } = boxes[index] ?? {};
    text.selectNodeContents(one);
    // What is in a line overlaps.
    const lines = [...text.getClientRects()]
      .filter(({ width }) => width > 2)
      .toSorted((first, second) => first.top - second.top)
      .filter(({ top }, place, all) => top >= (all[place - 1]?.bottom ?? 0));
    return [
      one.matches('.bar-name') || lines.length < 2 ? [] : `${one.innerText} breaks`,
      left >= 0 && right <= innerWidth ? [] : `${one.innerText} leaves the window`,
      right <= (boxes[index + 1]?.left ?? right) ? [] : `${one.innerText} lies on what follows`,
    ].flat();
  });
  const count = (selector: string) => shown.filter((one) => one.matches(selector)).length;
  return { menus: count('.desktop-menu *'), buttons: count('.menu-button'), problems };
}

test('the bar has all menus in one line, or the menu of phones', async ({ page }) => {
  for (const [how, widen] of Object.entries(wider)) {
    await page.goto('/about/company');
    await page.evaluate(widen);
    const all = await page.locator('.bar-words > *').count();
    const seen = new Set<number>();
    for (const width of [320, 390, 640, 768, 1024, 1100, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { menus, buttons, problems } = await page.evaluate(shownInBar);
      expect.soft(problems, `${how}, at ${width} px`).toEqual([]);
      expect.soft([menus, buttons], `${how}, at ${width} px`).toEqual(menus > 0 ? [all, 0] : [0, 1]);
      seen.add(buttons);
    }
    expect.soft(seen.size, how).toBe(2);
  }
});

test.describe('the menus of wide screens', () => {
  test.use({ viewport: desktop });

  test('open on a click, not on hover, one at a time, and close on a second click', async ({ page }) => {
    await page.clock.install();
    await page.goto('/about/company');
    await bar(page).getByRole('link').first().focus();
    await expectHydrated(page, 'desktop-menu');
    for (const name of menuNames) {
      await trigger(page, name).hover();
      // Longer than a menu takes that opens on hover.
      await page.clock.runFor(1_000);
      await expectAllClosed(page);
    }
    for (const name of menuNames) {
      await trigger(page, name).click();
      await expectOpen(page, name);
    }
    await trigger(page, menuNames.at(-1) ?? '').click();
    await expectAllClosed(page);
  });

  test('close on a click anywhere else, also into a frame', async ({ page }) => {
    await page.goto('/schedule');
    for (const outside of [
      page.getByRole('heading', { level: 1 }),
      page.frameLocator('iframe').locator('body'),
      bar(page),
    ]) {
      await trigger(page, menuLabels.pricing).click();
      await expectOpen(page, menuLabels.pricing);
      await outside.click({ position: { x: 8, y: 8 } });
      await expectAllClosed(page);
    }
  });

  test('open submenus to the right on hover, one at a time, and keep them open on a click', async ({ page }) => {
    await page.goto('/about/company');
    await trigger(page, menuLabels.industries).click();
    const { x, width } = (await openMenu(page).boundingBox()) ?? noBox;
    await trigger(page, healthcare).hover();
    await expect(trigger(page, healthcare)).toHaveAttribute('aria-expanded', 'true');
    await trigger(page, localServices).hover();
    await expect(tradeEntry(page)).toBeVisible();
    await expect(trigger(page, healthcare)).toHaveAttribute('aria-expanded', 'false');
    expect((await tradeEntry(page).boundingBox())?.x).toBeGreaterThan(x + width - 1);
    await trigger(page, localServices).click();
    await expect(tradeEntry(page)).toBeVisible();
    const entries = openMenu(page).locator('> div > ul > li > :is(a, button)');
    const icons = await entries.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').maskPosition));
    expect([icons.length, new Set(icons).size], 'icons').toEqual([industryEntries.length, industryEntries.length]);
    await tradeEntry(page).click();
    await expect(page).toHaveURL(trade);
    await expectAllClosed(page);
  });

  test('keep a submenu on the way to its last entry, across other groups, and open the one on which the pointer rests', async ({
    page,
  }) => {
    await page.goto('/about/company');
    await trigger(page, menuLabels.industries).click();
    await trigger(page, localServices).hover();
    const last = bar(page).getByRole('group', { name: localServices }).getByRole('link').last();
    await page.mouse.move(...(await centerOf(last)), { steps: 20 });
    await expect(last).toBeVisible();
    await trigger(page, localServices).hover({ position: { x: 20, y: 20 } });
    await page.mouse.move(...(await centerOf(trigger(page, healthcare))), { steps: 8 });
    await expect(trigger(page, healthcare)).toHaveAttribute('aria-expanded', 'true');
  });

  test('stay within the narrowest window that has them, scroll in a low one, are easy to hit, and pass axe', async ({
    page,
  }) => {
    await page.goto('/about/company');
    let width = 960;
    do await page.setViewportSize({ width: (width += 64), height: 768 });
    while (await phoneMenuButton(page).isVisible());
    for (const name of menuNames) {
      await page.setViewportSize({ width, height: 768 });
      expect((await trigger(page, name).boundingBox())?.height, name).toBeGreaterThanOrEqual(44);
      await trigger(page, name).click();
      await expectOpen(page, name);
      const box = (await openMenu(page).boundingBox()) ?? noBox;
      expect(box.x, name).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, name).toBeLessThanOrEqual(width);
      const targets = openMenu(page).locator('a:visible, button:visible');
      const heights = await targets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(Math.min(...heights), name).toBeGreaterThanOrEqual(44);
      expect(await findViolations(page, { include: 'header' }), name).toEqual([]);
      await page.setViewportSize({ width, height: 480 });
      const last = openMenu(page).getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width, height: 768 });
    await trigger(page, menuLabels.industries).click();
    await trigger(page, localServices).hover();
    const nested = (await bar(page).getByRole('group', { name: localServices }).boundingBox()) ?? noBox;
    expect(nested.x + nested.width).toBeLessThanOrEqual(width);
    expect(nested.y + nested.height).toBeLessThanOrEqual(768);
    expect(await findViolations(page, { include: 'header' }), 'a submenu').toEqual([]);
  });

  test('with a keyboard: are walked through, entered again and again, and left with Escape, Tab or an entry', async ({
    page,
  }) => {
    // This response keeps the page.
    await page.route('**/pricing', (route) => route.fulfill({ status: 204 }));
    const open = async (name: string) => {
      await trigger(page, name).focus();
      await page.keyboard.press('Enter');
      await expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'true');
    };
    await page.goto('/');
    await open(menuLabels.services);
    await page.keyboard.press('ArrowRight');
    await expect(trigger(page, menuLabels.industries)).toBeFocused();
    await open(menuLabels.industries);
    for (const step of ['Tab', 'Shift+Tab', 'Tab']) {
      await page.keyboard.press(step);
      const expected = step === 'Tab' ? entry(page, labelOf(firstIndustry)) : trigger(page, menuLabels.industries);
      await expect(expected).toBeFocused();
    }
    await open(localServices);
    await page.keyboard.press('ArrowRight');
    await expect(bar(page).getByRole('group', { name: localServices }).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(tradeEntry(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expectAllClosed(page);
    await expect(trigger(page, menuLabels.industries)).toBeFocused();
    await open(menuNames.at(-1) ?? '');
    const { length: links } = await openMenu(page).getByRole('link').all();
    for (let step = 0; step <= links; step += 1) await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link', { name: startingWith(navigation.login) })).toBeFocused();
    await expectAllClosed(page);
    await open(menuLabels.pricing);
    await page.keyboard.press('Tab');
    await expect(entry(page, labelOf('/pricing'))).toBeFocused();
    await page.keyboard.press('Enter');
    await expectAllClosed(page);
    await expect(page).toHaveURL('/');
  });

  for (const way of ['click', 'Enter']) {
    test(`open once their files are there after a press before: ${way}`, async ({ page }) => {
      const release = await holdRequests(page, islandFiles);
      await page.goto('/');
      if (way === 'click') await trigger(page, menuLabels.about).click();
      else await trigger(page, menuLabels.about).press(way);
      await expectAllClosed(page);
      release();
      await expectOpen(page, menuLabels.about);
      await page.keyboard.press('Escape');
      await expectAllClosed(page);
      await expect(trigger(page, menuLabels.about)).toBeFocused();
    });
  }

  test('give way to the menu of phones if their files never come', async ({ page }) => {
    await page.route(islandFiles, (route) => route.abort());
    await page.goto('/');
    await trigger(page, menuLabels.industries).hover();
    await phoneMenuButton(page).click();
    await expect(bar(page).getByRole('navigation')).toHaveCount(1);
    await phoneSummary(page, menuLabels.industries).click();
    await phoneSummary(page, localServices).click();
    await phoneLink(page, trade).click();
    await expect(page).toHaveURL(trade);
  });
});

async function openPhoneMenuAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await phoneMenuButton(page).tap();
  await expect(phoneMenu(page)).toBeVisible();
}

test.describe('the menu of phones', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('opens and closes with a tap, one section at a time, has a button for a demo in sight, and passes axe', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => request.url().includes('/islands/') && requested.push(request.url()));
    // High enough to show all of it: else a part is below the button that stays at the end, until the visitor scrolls.
    await page.setViewportSize({ width: 390, height: 1400 });
    await openPhoneMenuAt(page, '/');
    for (const button of [phoneMenuButton(page), ...(await phoneMenu(page).locator('summary:visible').all())]) {
      const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await page.setViewportSize(phone);
    const demo = phoneMenu(page).getByRole('link', { name: actions.scheduleDemo.label });
    await expect(demo).toBeInViewport({ ratio: 1 });
    await phoneSummary(page, menuLabels.services).tap();
    await expect(demo).toBeInViewport({ ratio: 1 });
    await expect(phoneLink(page, lastService)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 1400 });
    expect(await findViolations(page)).toEqual([]);
    await phoneSummary(page, menuLabels.contact).tap();
    await expect(phoneLink(page, lastService)).toBeHidden();
    await expect(phoneLink(page, '/book-coaching')).toHaveAttribute('href', '/coaching');
    await phoneMenuButton(page).tap();
    await expect(phoneMenu(page)).toBeHidden();
    expect(requested, 'islands').toEqual([]);
  });

  test('makes the bar white and stops the page from scrolling, until it is closed, also in a wider window', async ({
    page,
  }) => {
    await openPhoneMenuAt(page, '/');
    await expect.poll(() => barOpacity(page)).toBe(1);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect.poll(() => barOpacity(page)).toBe(0);
    await phoneMenuButton(page).tap();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(phoneMenu(page)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await phoneMenuButton(page).tap();
    await expect(phoneMenu(page)).toBeHidden();
    await expect(phoneMenuButton(page)).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });

  test('keeps the focus off the page below', async ({ page }) => {
    await page.goto('/');
    await styled(page);
    await phoneMenuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(phoneMenu(page)).toBeVisible();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer')?.tagName)).toBeUndefined();
    }
    await expect(phoneMenu(page)).toBeVisible();
  });

  test('the bottom bar is there from the hero to the closing section', async ({ page }) => {
    await page.goto(home.path);
    const booking = page.locator('.booking-bar a');
    await expect(booking).toBeHidden();
    await page.locator('main section').nth(2).scrollIntoViewIfNeeded();
    await expect(booking).toBeVisible();
    await page.locator('.closing').scrollIntoViewIfNeeded();
    await expect(booking).toBeHidden();
  });
});

test('the footer’s year is the current one, and never before the build’s', async ({ page }) => {
  for (const [clock, year] of [
    ['2031-02-03', /© 2031 /],
    ['2001-02-03', /© 20[2-9][0-9] /],
  ] as const) {
    await page.clock.setFixedTime(new Date(clock));
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText(year);
  }
});

test('an address without a page is logged, and its text and link lead home', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('404: no page at'));
  await page.goto('/pricing/no-such-page');
  expect((await logged).text()).toContain('/pricing/no-such-page');
  const main = page.getByRole('main');
  await expect(main).toContainText(notFound.text);
  await main.getByRole('link', { name: notFound.homeText }).click();
  await expect(page).toHaveURL('/');
});
