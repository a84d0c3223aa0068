import type { Page } from '@playwright/test';
import { destinationUrl } from '../../lib/content';
import { schedule } from '../../lib/content/pages';
import { findViolations } from './axe';
import { islandFiles } from './hydrated';
import { holdRequests, layoutShifts, showWithTypefaces } from './page';
import { phone } from './menus';
import {
  embedTexts,
  documentInFrame,
  expect,
  expectToBook,
  frameAddress,
  frameOf,
  note,
  openAtBottom,
  ownHost,
  panel,
  progress,
  test,
  toast,
} from './provider-visit';

test.beforeEach(({ page }) => showWithTypefaces(page));

/* What visitors see and can do if a frame fails, or if its content is unknown. */

/** A frame times out after ten seconds without a load. After a load it fails after one second, or is silent after four. */
const panelTimeout = { timeout: 14_000 };

const link = schedule.frame.fallbackLink;
const retry = (page: Page) => panel(page).getByRole('button', { name: embedTexts.retry });
const iframe = (page: Page) => page.locator('.provider-host iframe');

// A frame that hangs also holds the page's load event, so no test waits for it.
const open = (page: Page) => page.goto('/schedule', { waitUntil: 'domcontentloaded' });

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} has no box`);
  return { ...box, bottom: box.y + box.height };
}

/** A frame slides down below what is said about it. */
async function expectFrameBelow(page: Page, selector: string): Promise<void> {
  const { bottom } = await boxOf(page, selector);
  await expect.poll(async () => (await boxOf(page, '.provider-host iframe')).y).toBeGreaterThanOrEqual(bottom);
}

/** On a phone that is scrolled to the frame, both the retry button and the link must be visible. */
async function expectPanelAtTop(page: Page): Promise<void> {
  await expect(panel(page)).toBeVisible(panelTimeout);
  expect(await layoutShifts(page)).toEqual([]);
  await page.locator('.provider-host').evaluate((host) => host.scrollIntoView({ block: 'start' }));
  await expect(retry(page)).toBeInViewport({ ratio: 1 });
  await expect(panel(page).getByRole('link', { name: link })).toBeInViewport({ ratio: 1 });
  await expect(panel(page).getByRole('link', { name: link })).toHaveAttribute('href', /widget\/booking\//);
  await expect(page.getByText(embedTexts.slow)).toHaveCount(0);
  await expect(progress(page)).toBeHidden();
}

// Without motion a toast is suddenly there, which counts as a layout shift although nothing gives way.
test.use({ viewport: phone, reducedMotion: 'no-preference' });

for (const [mode, says] of [
  ['hanging', undefined],
  ['503', 'HTTP error! status: 503'],
  ['refused', embedTexts.unreachable],
] as const) {
  test(`a ${mode} frame is replaced with a panel and recovers on a retry`, async ({ page, provider, errors }) => {
    await provider.setMode(mode, frameAddress);
    await page.addInitScript((slow) => {
      new MutationObserver(() => {
        // On a busy machine the answer may take longer than that, and is slow.
        if (performance.now() < 3_000 && document.querySelector('body')?.textContent.includes(slow))
          document.documentElement.dataset.slow = 'true';
      }).observe(document, { childList: true, subtree: true });
    }, embedTexts.slow);
    await openAtBottom(page, '/schedule');
    await expect(toast(page)).toContainText(says ?? embedTexts.slow, panelTimeout);
    // It does not count as slow before.
    if (says) await expect(page.locator('html')).not.toHaveAttribute('data-slow');
    expect(await findViolations(page)).toEqual([]);
    await expectPanelAtTop(page);
    // The panel says it, and a toast would cover its buttons.
    await expect(toast(page)).toHaveCount(0);
    await provider.reset();
    await retry(page).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(page.locator('.provider-host')).toBeFocused();
    await expectToBook(page);
    expect(errors).toEqual([]);
  });
}

test('a frame that loads after its timeout replaces the panel', async ({ page }) => {
  const release = await holdRequests(page, `${frameAddress}**`);
  await open(page);
  await expect(panel(page)).toBeVisible(panelTimeout);
  await expect(iframe(page)).toBeHidden();
  await expect(page.locator('.frame-outline')).toBeHidden();
  release();
  await expect(panel(page)).toHaveCount(0);
  await expect(iframe(page)).toBeVisible();
  await expectToBook(page);
});

for (const [what, mode, options] of [
  ['may not be shown', 'unframeable', {}],
  ['leads to another page of the provider', 'redirected', { to: ownHost(destinationUrl('login')) }],
  ['stalls after most of it has come', 'stalled', {}],
] as const) {
  test(`a frame that ${what} is never complete, stays below a panel, comes on a retry`, async ({ page, provider }) => {
    await provider.setMode(mode, frameAddress, options);
    await open(page);
    await expect(progress(page)).toHaveAttribute('data-state', 'loading');
    await expectPanelAtTop(page);
    await expect(panel(page)).toContainText(embedTexts.unsure);
    expect(await findViolations(page)).toEqual([]);
    await expectFrameBelow(page, '.provider-panel');
    const host = await boxOf(page, '.provider-host');
    expect((await boxOf(page, '.provider-host iframe')).bottom).toBeLessThanOrEqual(host.bottom);
    expect(await page.locator('.provider-host').evaluate(({ clientHeight }) => clientHeight)).toBe(650);
    expect(await layoutShifts(page)).toEqual([]);
    await provider.reset();
    await retry(page).click();
    await expectToBook(page);
  });
}

test('a calendar that leads to another host of the provider works', async ({ page, provider, errors }) => {
  await provider.setMode('redirected', frameAddress, { to: ownHost(schedule.frame.destination) });
  await open(page);
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await expectToBook(page);
  expect(errors).toEqual([]);
});

for (const site of ['this', 'another'] as const) {
  test(`a frame that leads to ${site} site before it is used is replaced with a link`, async ({
    page,
    provider,
    baseURL,
  }) => {
    const to = site === 'this' ? `${baseURL}/about/company` : destinationUrl('login');
    await provider.setMode('redirected', frameAddress, { to });
    await open(page);
    await expect(panel(page)).toContainText(embedTexts.blocked, panelTimeout);
    await expect(panel(page).getByRole('link', { name: link })).toHaveAttribute('href', /widget\/booking\//);
    await expect(iframe(page)).toBeHidden();
    await expect(page).toHaveURL('/schedule');
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('a silent frame can be used below the panel, and removing the panel moves nothing', async ({ page, provider }) => {
  await provider.setMode('silent');
  await open(page);
  await expectPanelAtTop(page);
  await expectFrameBelow(page, '.provider-panel');
  const offset = async () => (await boxOf(page, '.provider-host iframe')).y - (await boxOf(page, '.provider-host')).y;
  const before = await offset();
  expect(before).toBeGreaterThan(100);
  await frameOf(page).locator('td button:enabled').first().click();
  await expect(panel(page)).toHaveCount(0);
  expect(await offset()).toBe(before);
  await frameOf(page).locator('#times li button').first().click();
  await frameOf(page).getByLabel('Name').fill('Dana Reyes');
  // Its four seconds pass once more.
  await page.waitForTimeout(5_000);
  await expect(panel(page)).toHaveCount(0);
  await expect(frameOf(page).getByLabel('Name')).toHaveValue('Dana Reyes');
});

const returnEvents = {
  'the tab becomes visible': () => document.dispatchEvent(new Event('visibilitychange')),
  'the browser goes online': () => window.dispatchEvent(new Event('online')),
  'the page is restored from the back/forward cache': () =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
};

test('when the visitor returns, a failed frame is requested again, no other', async ({ page, provider }) => {
  for (const [moment, dispatch] of Object.entries(returnEvents)) {
    await test.step(moment, async () => {
      await provider.setMode('503', frameAddress);
      await open(page);
      await expect(panel(page)).toBeVisible(panelTimeout);
      await provider.reset();
      await page.evaluate(dispatch);
      await expect(progress(page)).toHaveAttribute('data-state', 'complete');
      await expect(panel(page)).toHaveCount(0);
    });
  }
  const frame = await documentInFrame(page);
  await frame.evaluate(() => {
    document.title = 'The same';
  });
  for (const dispatch of Object.values(returnEvents)) await page.evaluate(dispatch);
  await page.waitForTimeout(500);
  expect(await frame.evaluate(() => document.title)).toBe('The same');
});

test('without the island’s files, a sentence with the plain link is in a failed frame’s box', async ({
  page,
  provider,
}) => {
  await page.route(islandFiles, (route) => route.abort());
  for (const mode of ['hanging', '503', 'silent']) {
    await provider.setMode(mode, frameAddress);
    await open(page);
    await page.locator('.provider-host').evaluate((host) => host.scrollIntoView({ block: 'start' }));
    await expect(note(page)).toContainText(schedule.frame.fallbackText, panelTimeout);
    await expect(note(page).getByRole('link', { name: link })).toBeInViewport({ ratio: 1 });
    // What has come can be used below it.
    if (mode === 'silent') {
      await expect(page.locator('.provider-host')).toHaveAttribute('data-panel', 'above', panelTimeout);
      await expectFrameBelow(page, '.frame-note');
    }
    expect(await layoutShifts(page)).toEqual([]);
  }
  await frameOf(page).locator('td button:enabled').first().click();
  await expect(note(page)).toBeEmpty();
});

test('the link is above the box, and there is no progress bar, if all scripts are blocked', async ({ page }) => {
  await page.route('**/schedule', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    await route.fulfill({ response, headers });
  });
  await open(page);
  await expect(iframe(page)).toHaveCount(0);
  const plain = page.getByRole('main').getByRole('link', { name: link });
  await expect(plain).toHaveCount(1);
  await expect(plain).toBeInViewport({ ratio: 1 });
  expect((await plain.boundingBox())?.y).toBeLessThan((await boxOf(page, '.provider-host')).y);
  await expect(progress(page)).toBeHidden();
});
