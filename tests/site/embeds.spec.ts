import { schedule } from '../../lib/content/pages';
import { findViolations } from './axe';
import type { FrameContract } from '../../lib/embeds';
import { startingWith } from './labels';
import { phone } from './menus';
import { holdRequests, layoutShifts, showWithTypefaces, watchViolations } from './page';
import {
  embedTexts,
  book,
  bookedMessage,
  confirmationOf,
  documentInFrame,
  embeds,
  expect,
  expectToBook,
  frameAddress,
  frameOf,
  note,
  openAtBottom,
  panel,
  progress,
  scriptAddress,
  test,
  toast,
} from './provider-visit';

test.beforeEach(({ page }) => showWithTypefaces(page));

/* The provider's frames and their script, while both work or the script fails. Faults of frames are in frame-faults.spec.ts. */

// Without motion a toast is suddenly there, which counts as a layout shift although nothing gives way.
test.use({ reducedMotion: 'no-preference' });

/** Modes in which the provider's page loads and the visitor can book. */
const workingModes: Record<FrameContract, string[]> = {
  calendar: ['healthy-old', 'healthy-new', 'silent'],
  form: ['healthy-old', 'healthy-new'],
};

for (const embed of embeds) {
  const isFirst = embeds.find(({ kind }) => kind === embed.kind) === embed;
  for (const mode of isFirst ? workingModes[embed.contract] : ['healthy-old']) {
    test(`${embed.path} can be used while the provider is ${mode}`, async ({ page, provider, errors }) => {
      const violations = await watchViolations(page);
      await provider.setMode(mode);
      await page.goto(embed.path);
      const link = page.getByRole('main').getByRole('link', { name: embed.link }).first();
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', startingWith(embed.address));
      await expect(link).toHaveAttribute('target', '_blank');
      // The content of a silent frame is unknown.
      await expect(progress(page)).toHaveAttribute('data-state', mode === 'silent' ? 'loading' : 'complete');
      expect(await layoutShifts(page)).toEqual([]);
      await expect(confirmationOf(page, embed)).toHaveCount(0);
      const frame = frameOf(page);
      if (mode === 'healthy-old') await expect.poll(() => page.evaluate(() => 'iFrameResize' in window)).toBe(true);
      await embed.use(frame);
      await expect(confirmationOf(page, embed)).toHaveCount(mode === 'silent' ? 0 : 1);
      await expect(toast(page)).toHaveCount(0);
      expect([...errors, ...violations]).toEqual([]);
    });
  }
}

test('forged, impossible and very many messages neither change nor block a page', async ({ page, errors }) => {
  await page.addInitScript(() => {
    addEventListener('message', () => Object.assign(window, { heardAtMs: performance.now() }));
  });
  await page.goto('/schedule');
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  // The provider's script believes every message, from wherever it comes.
  await expect.poll(() => page.evaluate(() => 'iFrameResize' in window)).toBe(true);
  const id = await page.locator('.provider-host iframe').getAttribute('id');
  const heights = [1e9, 'NaN', -400].flatMap((height) => [
    `[iFrameSizer]${id}:${height}:600:init`,
    ['highlevel.setHeight', { height, id }],
  ]);
  await page.evaluate((all) => all.forEach((one) => postMessage(one, '*')), [...heights, bookedMessage]);
  const frame = await documentInFrame(page);
  await frame.evaluate(
    (all) => Array.from({ length: 200 }).forEach(() => all.forEach((one) => parent.postMessage(one, '*'))),
    [...heights, ['iframeLoaded']],
  );
  await expect(confirmationOf(page)).toHaveCount(0);
  expect((await page.locator('.provider-host').boundingBox())?.height).toBeLessThanOrEqual(4_000);
  expect(await layoutShifts(page)).toEqual([]);
  await frame.evaluate(() => {
    const sparse: unknown[] = ['highlevel.setHeight'];
    sparse.length = 2 ** 32 - 1;
    for (let sent = 0; sent < 5; sent += 1) parent.postMessage(sparse, '*');
    for (let sent = 0; sent < 20_000; sent += 1)
      parent.postMessage(['highlevel.setHeight', { height: 651 + (sent % 2), id: 'calendar' }], '*');
  });
  // It asks in a frame that is painted.
  await page.waitForFunction(() => true, undefined, { timeout: 6_000 });
  // Nothing more is read in a second with too many messages.
  await page.waitForFunction(() => performance.now() - Reflect.get(window, 'heardAtMs') > 1_000);
  await expectToBook(page);
  await expect(toast(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a slow frame has an outline and a toast, and another toast when it has come, even if its script hangs', async ({
  page,
  provider,
}) => {
  const release = await holdRequests(page, `${frameAddress}**`);
  await provider.setMode('hanging', scriptAddress);
  await page.goto('/schedule', { waitUntil: 'commit' });
  await expect(progress(page)).toHaveAttribute('data-state', 'indeterminate');
  await expect(page.locator('.frame-outline')).toBeVisible();
  await expect(page.locator('.provider-host iframe')).toHaveCSS('opacity', '0');
  await expect(toast(page)).toHaveAttribute('data-type', 'loading');
  await expect(toast(page)).toContainText(embedTexts.slow);
  await expect(note(page).getByRole('link', { name: schedule.frame.fallbackLink })).toBeInViewport({ ratio: 1 });
  release();
  await expect(toast(page)).toHaveAttribute('data-type', 'success');
  await expect(page.locator('.frame-outline')).toBeHidden();
  await expect(page.locator('.provider-host iframe')).toHaveCSS('opacity', '1');
  await expect(note(page)).toBeEmpty();
  expect(await findViolations(page), 'with the toast').toEqual([]);
  expect(await layoutShifts(page)).toEqual([]);
  await expect(toast(page)).toHaveCount(0, { timeout: 8_000 });
  await expect(progress(page)).toHaveAttribute('data-state', 'complete', { timeout: 14_000 });
  await expect(panel(page)).toHaveCount(0);
  await embeds[0]?.use(frameOf(page));
});

test('a script that fails is requested four times, 1, 2 and 4 seconds apart, and nothing is said about it', async ({
  page,
  provider,
}) => {
  await provider.setMode('500', scriptAddress);
  await page.goto('/schedule');
  const requestTimes = () =>
    page.evaluate((address) => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = resources.filter(({ initiatorType }) => initiatorType === 'script');
      return scripts.flatMap(({ name, startTime }) => (name.startsWith(address) ? startTime / 1000 : []));
    }, scriptAddress);
  // On a busy machine the pauses are longer.
  await expect.poll(requestTimes, { timeout: 12_000 }).toHaveLength(4);
  const times = await requestTimes();
  for (const [index, seconds] of [1, 2, 4].entries())
    expect((times[index + 1] ?? 0) - (times[index] ?? 0)).toBeGreaterThan(seconds - 0.2);
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await expect(toast(page)).toHaveCount(0);
  await embeds[0]?.use(frameOf(page));
  await expect(confirmationOf(page)).toHaveCount(1);
  // Nothing asks again for what is done.
  await expect(page.locator('.bar-demo')).toBeHidden();
});

test('the toast of a failed frame is at the bottom right, 356 px wide, and a swipe closes it', async ({
  page,
  provider,
}) => {
  await provider.setMode('503', frameAddress);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAtBottom(page, '/schedule');
  await expect(toast(page)).toContainText('HTTP error! status: 503', { timeout: 12_000 });
  await expect(toast(page).getByRole('link', { name: schedule.frame.fallbackLink })).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  // It slides in from below.
  const bottom = async () => {
    const { y, height } = (await toast(page).boundingBox()) ?? { y: 0, height: 0 };
    return Math.round(y + height);
  };
  await expect.poll(bottom).toBe(900 - 32);
  const { x, y, width } = (await toast(page).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  expect(width).toBe(356);
  expect(Math.round(1280 - x - 356)).toBe(32);
  await page.keyboard.press('Alt+t');
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
  // It stays while it has the focus, although the panel says the same.
  await panel(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(x + 40, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + 62, y + 12);
  await page.mouse.up();
  await expect(toast(page)).toHaveCount(0);
});

test('the page says what follows a booking, also after a reload and Back, not on a new visit', async ({ page }) => {
  await page.goto('/schedule');
  await book(frameOf(page));
  const { next } = schedule.frame;
  const steps = page.getByRole('status').getByRole('listitem');
  const person = page.getByRole('status').locator('a[href^="/"]');
  await expect(steps).toHaveText(next.points);
  await expect(steps.first()).toBeInViewport();
  await expect(person).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(steps).toHaveText(next.points);
  expect(await layoutShifts(page)).toEqual([]);
  await person.click();
  await expect(page).toHaveURL((url) => url.pathname !== '/schedule');
  await page.goBack();
  await expect(steps).toHaveText(next.points);
  await page.goto('/pricing');
  await page.goto('/schedule');
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await expect(steps).toHaveCount(0);
});

test('inside its border a frame is as high as its file says, and the border makes it no wider', async ({ page }) => {
  // One column, so that the frame has the page's margins.
  await page.setViewportSize(phone);
  for (const { path, height } of embeds) {
    await page.goto(path);
    const iframe = page.locator('main iframe');
    await expect(iframe).toHaveJSProperty('clientHeight', height);
    const { x, width } = (await iframe.boundingBox()) ?? { x: 0, width: 0 };
    expect(Math.abs(x - (phone.width - x - width)), path).toBeLessThan(1);
  }
});
