import type { Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { layoutShifts } from './layout-shifts';
import {
  book,
  documentInFrame,
  expect,
  frameAddress,
  frameOf,
  panel,
  progress,
  sayFromFrame,
  scriptAddress,
  test,
  toast,
} from './provider-visit';
import { embedTexts } from '../../lib/content/embed-texts';
import { schedule } from '../../lib/content/pages';

/* What a visitor is told and can do when a frame shows nothing of use, and when that is not known. */

const phone = { width: 390, height: 844 };
const link = schedule.frame.fallbackLink;

/** A frame is given up ten seconds after it was asked for, or four after it has loaded without a word. */
const deadline = { timeout: 14_000 };

const retry = (page: Page) => panel(page).getByRole('button', { name: embedTexts.retry });
const confirmation = (page: Page) => page.getByRole('status').filter({ hasText: schedule.frame.confirmation });

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} has no box`);
  return box;
}

/** Pixels between the top of the box and the top of its frame. */
async function placeInBox(page: Page): Promise<number> {
  const [host, frame] = [await boxOf(page, '.provider-host'), await boxOf(page, '.provider-host iframe')];
  return frame.y - host.y;
}

/** The panel offers both ways out in the first window of a phone that has scrolled to the frame. */
async function expectPanelAtTop(page: Page): Promise<void> {
  await expect(panel(page)).toBeVisible(deadline);
  expect(await layoutShifts(page)).toEqual([]);
  await page.locator('.provider-host').evaluate((host) => host.scrollIntoView({ block: 'start' }));
  await expect(retry(page)).toBeInViewport({ ratio: 1 });
  await expect(panel(page).getByRole('link', { name: link })).toBeInViewport({ ratio: 1 });
  await expect(panel(page).getByRole('link', { name: link })).toHaveAttribute('href', /widget\/booking\//);
  await expect(page.getByText(embedTexts.slow)).toHaveCount(0);
  await expect(progress(page)).toHaveCount(0);
}

test.use({ viewport: phone });

for (const mode of ['hanging', 'dripping', 'cut', 'download', '204', '503', 'refused']) {
  test(`a ${mode} frame gives way to a panel, from which it comes back`, async ({ page, provider, trouble }) => {
    await provider.behave(mode, frameAddress);
    await page.goto('/schedule');
    await expectPanelAtTop(page);
    await provider.recover();
    await retry(page).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(page.locator('.provider-host')).toBeFocused();
    await book(frameOf(page));
    await expect(confirmation(page)).toHaveCount(1);
    expect(trouble).toEqual([]);
  });
}

test('a frame that comes after its deadline takes the panel’s place', async ({ page, provider }) => {
  await provider.behave('slow', frameAddress, { seconds: 11.5 });
  await page.goto('/schedule');
  await expect(panel(page)).toBeVisible(deadline);
  await expect(page.locator('.provider-host iframe')).toBeHidden();
  await expect(panel(page)).toHaveCount(0, { timeout: 6_000 });
  await expect(page.locator('.provider-host iframe')).toBeVisible();
  await book(frameOf(page));
  await expect(confirmation(page)).toHaveCount(1);
});

for (const mode of ['unframeable', '429', 'empty', 'silent']) {
  test(`a frame of which nothing is known (${mode}) is never called complete, and stays under a panel`, async ({
    page,
    provider,
  }) => {
    await provider.behave(mode, frameAddress);
    await page.goto('/schedule');
    await expect(progress(page)).toHaveAttribute('data-state', 'loading');
    await expectPanelAtTop(page);
    await expect(page.locator('.provider-host iframe')).toBeVisible();
    // It slides down below the panel.
    const { y, height } = await boxOf(page, '.provider-panel');
    await expect.poll(async () => (await boxOf(page, '.provider-host iframe')).y).toBeGreaterThanOrEqual(y + height);
    const frame = await boxOf(page, '.provider-host iframe');
    const host = await boxOf(page, '.provider-host');
    expect(frame.y + frame.height).toBeLessThanOrEqual(host.y + host.height);
    expect(host.height).toBe(650);
    expect(await layoutShifts(page)).toEqual([]);
    if (mode === 'silent') return;
    await provider.recover();
    await retry(page).click();
    await book(frameOf(page));
    await expect(confirmation(page)).toHaveCount(1);
  });
}

test('a frame that leads on to an error gets the panel', async ({ page, provider }) => {
  await page.goto('/schedule');
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await provider.behave('unframeable', frameAddress);
  const frame = await documentInFrame(page);
  await frame.evaluate(() => window.location.reload());
  await expectPanelAtTop(page);
});

test('a silent frame can be used under the panel, which goes and moves nothing', async ({ page, provider }) => {
  await provider.behave('silent');
  await page.goto('/schedule');
  await expect(panel(page)).toBeVisible(deadline);
  await page.waitForTimeout(500);
  const before = await placeInBox(page);
  await frameOf(page).locator('td button:enabled').first().click();
  await expect(panel(page)).toHaveCount(0);
  expect(await placeInBox(page)).toBe(before);
  expect(before).toBeGreaterThan(100);
  await frameOf(page).locator('#times li button').first().click();
  await frameOf(page).getByLabel('Name').fill('Dana Reyes');
  await page.waitForTimeout(5_000);
  await expect(panel(page)).toHaveCount(0);
  await expect(frameOf(page).getByLabel('Name')).toHaveValue('Dana Reyes');
});

for (const [place, mode] of [
  ['in the frame’s place', '503'],
  ['above the frame', 'unframeable'],
] as const) {
  test(`axe finds nothing in a panel ${place}`, async ({ page, provider }) => {
    await provider.behave(mode, frameAddress);
    await page.goto('/schedule');
    await expect(panel(page)).toBeVisible(deadline);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  });
}

test('a script that hangs says nothing beside a frame that works', async ({ page, provider }) => {
  await provider.behave('hanging', scriptAddress);
  await page.goto('/schedule');
  await expect(frameOf(page).locator('td button:enabled').first()).toBeVisible();
  // A toast tells of a slow provider after three seconds.
  await page.waitForTimeout(4_000);
  await expect(toast(page)).toHaveCount(0);
  await expect(progress(page)).toHaveAttribute('data-state', 'complete', deadline);
  await expect(toast(page)).toHaveCount(0);
  await expect(panel(page)).toHaveCount(0);
  await book(frameOf(page));
  await expect(confirmation(page)).toHaveCount(1);
});

test('a slow toast goes when the frame comes, though its script hangs', async ({ page, provider }) => {
  await provider.behave('hanging', scriptAddress);
  await provider.behave('slow', frameAddress, { seconds: 4 });
  await page.goto('/schedule');
  await expect(toast(page)).toContainText(embedTexts.slow);
  await expect(toast(page)).toHaveAttribute('data-type', 'success', { timeout: 4_000 });
  await expect(toast(page)).toHaveCount(0, { timeout: 8_000 });
});

const returns = {
  'the tab is shown': () => document.dispatchEvent(new Event('visibilitychange')),
  'the line is back': () => window.dispatchEvent(new Event('online')),
  'the page is taken from memory': () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
};

for (const [moment, dispatch] of Object.entries(returns)) {
  test(`a frame that failed is asked for again when ${moment}`, async ({ page, provider }) => {
    await provider.behave('503');
    await page.goto('/schedule');
    await expect(toast(page)).toContainText('HTTP error! status: 503', deadline);
    await provider.recover();
    await page.evaluate(dispatch);
    await book(frameOf(page));
    await expect(confirmation(page)).toHaveCount(1);
    await expect(panel(page)).toHaveCount(0);
  });
}

test('a frame that works is not asked for again', async ({ page }) => {
  await page.goto('/schedule');
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  const frame = await documentInFrame(page);
  await frame.evaluate(() => {
    document.title = 'The same';
  });
  for (const dispatch of Object.values(returns)) await page.evaluate(dispatch);
  await page.waitForTimeout(500);
  expect(await frame.evaluate(() => document.title)).toBe('The same');
});

test('the link stands above the box, and nothing pretends to load, while every script is blocked', async ({ page }) => {
  await page.route('**/schedule', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': "script-src 'none'" },
    });
  });
  await page.goto('/schedule');
  await expect(page.locator('.provider-host iframe')).toHaveCount(0);
  const plain = page.getByRole('main').getByRole('link', { name: link });
  await expect(plain).toHaveCount(1);
  await expect(plain).toBeInViewport({ ratio: 1 });
  expect((await plain.boundingBox())?.y).toBeLessThan((await boxOf(page, '.provider-host')).y);
  await expect(progress(page)).toHaveCount(0);
});

test('a frame that sends huge, sparse and countless messages does not hold up the page', async ({ page }) => {
  await page.goto('/schedule');
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
    page.waitForTimeout(6_000).then(() => 'held up'),
  ]);
  expect(answer).toBe('painted');
  await page.waitForTimeout(1_000);
  await book(frameOf(page));
  await expect(confirmation(page)).toHaveCount(1);
});

test('a booking in another calendar than the frame’s is not believed', async ({ page }) => {
  await page.goto('/schedule');
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await sayFromFrame(page, ['msgsndr-booking-complete', { fingerprint: 'f', calendarId: 'another' }]);
  // Messages arrive in order.
  await sayFromFrame(page, ['highlevel.setHeight', { height: 900, id: 'calendar' }]);
  await expect.poll(async () => (await boxOf(page, '.provider-host')).height).toBe(900);
  await expect(confirmation(page)).toHaveCount(0);
  await book(frameOf(page));
  await expect(confirmation(page)).toHaveCount(1);
});
