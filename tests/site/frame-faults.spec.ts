import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { layoutShifts } from './layout-shifts';
import {
  book,
  documentInFrame,
  expect,
  frameAddress,
  frameOf,
  panel,
  progress,
  postFromFrame,
  scriptAddress,
  test,
  toast,
} from './provider-visit';
import { embedTexts } from '../../lib/content/embed-texts';
import { schedule } from '../../lib/content/pages';
import { repeatedUnless } from '../extent';

/* What visitors see and can do if a frame fails, or if its content is unknown. */

const phone = { width: 390, height: 844 };
const link = schedule.frame.fallbackLink;

/** A frame times out after ten seconds without a load. After a load it fails after one second, or is silent after four. */
const panelTimeout = { timeout: 14_000 };

const retry = (page: Page) => panel(page).getByRole('button', { name: embedTexts.retry });
const confirmation = (page: Page) => page.getByRole('status').filter({ hasText: schedule.frame.confirmation });

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} has no box`);
  return box;
}

/** The height of the host inside its border, in pixels. */
const heightInside = (page: Page) => page.locator('.provider-host').evaluate((host) => host.clientHeight);

/** The distance in pixels from the top of the box to the top of the frame. */
async function offsetInBox(page: Page): Promise<number> {
  const [host, frame] = [await boxOf(page, '.provider-host'), await boxOf(page, '.provider-host iframe')];
  return frame.y - host.y;
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
  await expect(progress(page)).toHaveCount(0);
}

// Without motion a toast is suddenly there, which counts as a layout shift although nothing gives way.
test.use({ viewport: phone, reducedMotion: 'no-preference' });

// A frame that hangs also holds the page's load event, so no test waits for it.

for (const mode of ['hanging', 'dripping', 'cut', 'download', '204', '503', 'refused']) {
  const title = `a ${mode} frame is replaced with a panel and recovers on a retry`;
  test(title, repeatedUnless(mode === 'hanging' || mode === '503'), async ({ page, provider, errors }) => {
    await provider.setMode(mode, frameAddress);
    await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
    await expectPanelAtTop(page);
    await provider.reset();
    await retry(page).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(page.locator('.provider-host')).toBeFocused();
    await book(frameOf(page));
    await expect(confirmation(page)).toHaveCount(1);
    expect(errors).toEqual([]);
  });
}

for (const mode of ['503', 'refused']) {
  const details = repeatedUnless(mode === 'refused');
  test(`a ${mode} frame gets its panel before it could count as slow`, details, async ({ page, provider }) => {
    await provider.setMode(mode, frameAddress);
    await page.addInitScript((slow) => {
      new MutationObserver(() => {
        if (document.body.textContent.includes(slow)) document.documentElement.dataset.slow = 'true';
      }).observe(document, { childList: true, subtree: true });
    }, embedTexts.slow);
    await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
    await expect(panel(page)).toBeVisible(panelTimeout);
    await expect(page.locator('html')).not.toHaveAttribute('data-slow');
  });
}

test('a frame that loads after its timeout replaces the panel', async ({ page, provider }) => {
  await provider.setMode('slow', frameAddress, { seconds: 11.5 });
  await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
  await expect(panel(page)).toBeVisible(panelTimeout);
  await expect(page.locator('.provider-host iframe')).toBeHidden();
  await expect(page.locator('.frame-outline')).toBeHidden();
  await expect(panel(page)).toHaveCount(0, { timeout: 6_000 });
  await expect(page.locator('.provider-host iframe')).toBeVisible();
  await book(frameOf(page));
  await expect(confirmation(page)).toHaveCount(1);
});

for (const mode of ['unframeable', '429', 'empty', 'silent']) {
  const title = `a frame with unknown content (${mode}) is never complete and stays below a panel`;
  test(title, repeatedUnless(mode === 'unframeable'), async ({ page, provider }) => {
    await provider.setMode(mode, frameAddress);
    await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
    await expect(progress(page)).toHaveAttribute('data-state', 'loading');
    await expectPanelAtTop(page);
    await expect(page.locator('.provider-host iframe')).toBeVisible();
    // It slides down below the panel.
    const { y, height } = await boxOf(page, '.provider-panel');
    await expect.poll(async () => (await boxOf(page, '.provider-host iframe')).y).toBeGreaterThanOrEqual(y + height);
    const frame = await boxOf(page, '.provider-host iframe');
    const host = await boxOf(page, '.provider-host');
    expect(frame.y + frame.height).toBeLessThanOrEqual(host.y + host.height);
    expect(await heightInside(page)).toBe(650);
    expect(await layoutShifts(page)).toEqual([]);
    if (mode === 'silent') return;
    await provider.reset();
    await retry(page).click();
    await book(frameOf(page));
    await expect(confirmation(page)).toHaveCount(1);
  });
}

test('a frame that navigates to an error gets the panel', async ({ page, provider }) => {
  await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await provider.setMode('unframeable', frameAddress);
  const frame = await documentInFrame(page);
  await frame.evaluate(() => window.location.reload());
  await expectPanelAtTop(page);
});

test('a silent frame can be used below the panel, and removing the panel moves nothing', async ({ page, provider }) => {
  await provider.setMode('silent');
  await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
  await expect(panel(page)).toBeVisible(panelTimeout);
  await page.waitForTimeout(500);
  const before = await offsetInBox(page);
  await frameOf(page).locator('td button:enabled').first().click();
  await expect(panel(page)).toHaveCount(0);
  expect(await offsetInBox(page)).toBe(before);
  expect(before).toBeGreaterThan(100);
  await frameOf(page).locator('#times li button').first().click();
  await frameOf(page).getByLabel('Name').fill('Dana Reyes');
  await page.waitForTimeout(5_000);
  await expect(panel(page)).toHaveCount(0);
  await expect(frameOf(page).getByLabel('Name')).toHaveValue('Dana Reyes');
});

for (const [place, mode] of [
  ['instead of the frame', '503'],
  ['above the frame', 'unframeable'],
] as const) {
  test(`axe finds no violations in a panel ${place}`, async ({ page, provider }) => {
    await provider.setMode(mode, frameAddress);
    await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
    await expect(panel(page)).toBeVisible(panelTimeout);
    expect(await findViolations(page)).toEqual([]);
  });
}

test('axe finds no violations while a frame is waiting, with its toast, and when it has loaded', async ({
  page,
  provider,
}) => {
  await provider.setMode('slow', undefined, { seconds: 6 });
  await page.goto('/schedule', { waitUntil: 'commit' });
  await expect(toast(page)).toHaveAttribute('data-type', 'loading');
  expect(await findViolations(page), 'waiting').toEqual([]);
  await expect(toast(page)).toHaveAttribute('data-type', 'success', { timeout: 12_000 });
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  expect(await findViolations(page), 'loaded').toEqual([]);
});

test('a script that hangs shows no error if the frame works', async ({ page, provider }) => {
  await provider.setMode('hanging', scriptAddress);
  await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
  await expect(frameOf(page).locator('td button:enabled').first()).toBeVisible();
  // The toast for a slow provider appears after three seconds.
  await page.waitForTimeout(4_000);
  await expect(toast(page)).toHaveCount(0);
  await expect(progress(page)).toHaveAttribute('data-state', 'complete', panelTimeout);
  await expect(toast(page)).toHaveCount(0);
  await expect(panel(page)).toHaveCount(0);
  await book(frameOf(page));
  await expect(confirmation(page)).toHaveCount(1);
});

test('the toast for a slow frame disappears when the frame loads, even if its script hangs', async ({
  page,
  provider,
}) => {
  await provider.setMode('hanging', scriptAddress);
  await provider.setMode('slow', frameAddress, { seconds: 6 });
  await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
  await expect(toast(page)).toContainText(embedTexts.slow);
  await expect(toast(page)).toHaveAttribute('data-type', 'success', { timeout: 12_000 });
  await expect(toast(page)).toHaveCount(0, { timeout: 8_000 });
});

const returnEvents = {
  'the tab becomes visible': () => document.dispatchEvent(new Event('visibilitychange')),
  'the browser goes online': () => window.dispatchEvent(new Event('online')),
  'the page is restored from the back/forward cache': () =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
};

for (const [moment, dispatch] of Object.entries(returnEvents)) {
  const details = repeatedUnless(moment === 'the browser goes online');
  test(`a failed frame is requested again when ${moment}`, details, async ({ page, provider }) => {
    await provider.setMode('503');
    await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
    await expect(toast(page)).toContainText('HTTP error! status: 503', panelTimeout);
    await provider.reset();
    await page.evaluate(dispatch);
    await book(frameOf(page));
    await expect(confirmation(page)).toHaveCount(1);
    await expect(panel(page)).toHaveCount(0);
  });
}

test('a working frame is not requested again', async ({ page }) => {
  await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  const frame = await documentInFrame(page);
  await frame.evaluate(() => {
    document.title = 'The same';
  });
  for (const dispatch of Object.values(returnEvents)) await page.evaluate(dispatch);
  await page.waitForTimeout(500);
  expect(await frame.evaluate(() => document.title)).toBe('The same');
});

test('the link is above the box, and there is no progress bar, if all scripts are blocked', async ({ page }) => {
  await page.route('**/schedule', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': "script-src 'none'" },
    });
  });
  await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('.provider-host iframe')).toHaveCount(0);
  const plain = page.getByRole('main').getByRole('link', { name: link });
  await expect(plain).toHaveCount(1);
  await expect(plain).toBeInViewport({ ratio: 1 });
  expect((await plain.boundingBox())?.y).toBeLessThan((await boxOf(page, '.provider-host')).y);
  await expect(progress(page)).toHaveCount(0);
});

test('a frame that floods the page with huge and sparse messages does not block it', async ({ page }) => {
  await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  const frame = await documentInFrame(page);
  await frame.evaluate(() => {
    const sparse: unknown[] = ['highlevel.setHeight'];
    sparse.length = 2 ** 32 - 1;
    for (let sent = 0; sent < 5; sent += 1) window.parent.postMessage(sparse, '*');
    for (let sent = 0; sent < 20_000; sent += 1) {
      window.parent.postMessage(['highlevel.setHeight', { height: 651 + (sent % 2), id: 'calendar' }], '*');
    }
  });
  const answer = await Promise.race([
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve('painted')))),
    page.waitForTimeout(6_000).then(() => 'blocked'),
  ]);
  expect(answer).toBe('painted');
  await page.waitForTimeout(1_000);
  await book(frameOf(page));
  await expect(confirmation(page)).toHaveCount(1);
});

test('a booking in a different calendar is ignored', async ({ page }) => {
  await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await postFromFrame(page, ['msgsndr-booking-complete', { fingerprint: 'f', calendarId: 'another' }]);
  // Messages arrive in order.
  await postFromFrame(page, ['highlevel.setHeight', { height: 900, id: 'calendar' }]);
  await expect.poll(() => heightInside(page)).toBe(900);
  await expect(confirmation(page)).toHaveCount(0);
  await book(frameOf(page));
  await expect(confirmation(page)).toHaveCount(1);
});
