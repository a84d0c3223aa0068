import { load } from '../../lib/content';
import { schedule } from '../../lib/content/pages';
import { findViolations } from './axe';
import { startingWith } from './labels';
import { phone } from './menus';
import { layoutShifts, runUntil, showWithTypefaces, watchViolations } from './page';
import * as visit from './provider-visit';
import { confirmation, expect, finish, frameOf, iframe, plainLink, progress, test, toast } from './provider-visit';

/* The provider's frames while all goes well, and the toast while their script does not. What else can go wrong: frame-faults.spec.ts. */

test.beforeEach(({ page }) => showWithTypefaces(page));

for (const embed of visit.embeds) {
  for (const mode of ['healthy-old', 'healthy-new'] as const) {
    test(`${embed.path} can be used, in its frame and in a tab, while the provider is ${mode}`, async ({
      page,
      provider,
      errors,
    }) => {
      const violations = await watchViolations(page);
      await provider.setMode(mode);
      await page.setViewportSize(phone);
      const own: string[] = [];
      page.on('request', (request) => !visit.isOutside(request.url()) && own.push(request.url()));
      await page.goto(`${embed.path}?utm_source=ads`);
      await expect(progress(page)).toHaveAttribute('data-state', 'complete');
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(plainLink(page)).toHaveAttribute('href', startingWith(`${embed.address}?utm_source=ads`));
      await expect(plainLink(page)).toHaveText(startingWith(embed.link));
      await expect(plainLink(page)).toBeInViewport({ ratio: 1 });
      // The frame has the page's margins, and inside its border the height that its file says.
      await expect(iframe(page)).toHaveJSProperty('clientHeight', embed.height);
      const { x, width } = (await iframe(page).boundingBox()) ?? { x: 0, width: 0 };
      expect(Math.abs(x - (phone.width - x - width))).toBeLessThan(1);
      const opened = page.waitForEvent('popup');
      await plainLink(page).click();
      const tab = await opened;
      await expect(tab.getByTestId('query').locator('dd')).toHaveText(['ads']);
      await tab.close();
      await finish(frameOf(page));
      await expect(confirmation(page)).toHaveCount(embed.path === schedule.path ? 1 : 0);
      await expect(toast(page)).toHaveCount(0);
      // No script of the site while all goes well. What these requests weigh: budgets.spec.ts.
      expect(own.filter((address) => address.endsWith('.js'))).toEqual([]);
      expect(own.filter((address) => address.startsWith('http')).length).toBeLessThanOrEqual(8);
      expect(await layoutShifts(page)).toEqual([]);
      expect([...errors, ...violations]).toEqual([]);
    });
  }
}

test('the page says what follows a booking, also after a reload and Back, not on a new visit', async ({ page }) => {
  await page.goto('/schedule');
  await visit.expectToBook(page);
  const steps = page.getByRole('status').getByRole('listitem');
  const { points = [] } = schedule.frame.booked ?? {};
  await expect(steps).toHaveText(points);
  await expect(steps.first()).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(steps).toHaveText(points);
  expect(await layoutShifts(page)).toEqual([]);
  await page.getByRole('status').locator('a[href^="/"]').click();
  await expect(page).toHaveURL((url) => url.pathname !== '/schedule');
  await page.goBack();
  await expect(steps).toHaveText(points);
  await page.goto('/pricing');
  await page.goto('/schedule');
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await expect(steps).toHaveCount(0);
});

test('only the frame’s own window says that somebody has booked', async ({ page }) => {
  await page.goto('/schedule');
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  const message = ['msgsndr-booking-complete', {}];
  await page.evaluate(
    (forged) =>
      new Promise((heard) => {
        addEventListener('message', heard, { once: true });
        postMessage(forged, '*');
      }),
    message,
  );
  await expect(confirmation(page)).toHaveCount(0);
  await frameOf(page)
    .locator('body')
    .evaluate((_body, real) => parent.postMessage(real, '*'), message);
  await expect(confirmation(page)).toHaveCount(1);
});

test('a frame far down a page is opened, and its script loaded, once it is near', async ({ page }) => {
  await page.route('**/schedule?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<main', `${'<br>'.repeat(400)}$&`);
    await route.fulfill({ response, body });
  });
  await page.goto('/schedule?utm_source=ads');
  await expect(plainLink(page)).toHaveAttribute('href', /utm_source=ads/);
  await expect(page.locator(`script[src^="${visit.scriptAddress}"]`)).toHaveCount(0);
  await expect(iframe(page)).not.toHaveAttribute('src');
  await iframe(page).scrollIntoViewIfNeeded();
  await expect(iframe(page)).toHaveAttribute('src', /utm_source=ads/);
  await expect(page.locator(`script[src^="${visit.scriptAddress}"]`)).toHaveCount(1);
});

test('a script that fails and then comes has a toast for both', async ({ page, provider }) => {
  await provider.setMode('500', visit.scriptAddress);
  await page.goto('/schedule');
  await expect(toast(page)).toHaveAttribute('data-type', 'loading');
  await provider.setMode('slow', visit.scriptAddress);
  expect(await findViolations(page)).toEqual([]);
  await provider.reset();
  await expect(toast(page)).toHaveAttribute('data-type', 'success');
  await expect(visit.failure(page)).toBeHidden();
});

test('a script that fails is asked for four times, and a toast in the corner says so', async ({ page, provider }) => {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().startsWith(visit.scriptAddress) && request.resourceType() === 'script') requests += 1;
  });
  await page.clock.install({ time: 0 });
  await provider.setMode('500', visit.scriptAddress);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/schedule');
  await page.clock.pauseAt(60_000);
  const says = (words: string) => toast(page).filter({ hasText: words });
  await runUntil(page, () => says(load('embed-texts').loading).isVisible());
  const begun = await page.evaluate(() => Date.now());
  await runUntil(page, () => Promise.resolve(requests === 4));
  // 1, 2 and 4 seconds apart, of which the first and a step may be over.
  expect(await page.evaluate(() => Date.now())).toBeGreaterThan(begun + 5_000);
  await page.clock.resume(); // the server answers in its own time
  await expect(says('HTTP error! status: 500')).toBeVisible();
  expect(requests).toBe(4);
  await expect(visit.failure(page)).toBeVisible();
  // It slides in.
  const place = () => toast(page).evaluate((shown) => shown.getBoundingClientRect().toJSON() as DOMRect);
  await expect.poll(place).toMatchObject({ right: 1280 - 32, bottom: 900 - 32, width: 356 });
  // A swipe by 20 px closes it.
  const { x, y } = await place();
  await page.mouse.move(x + 40, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + 62, y + 12);
  await page.mouse.up();
  await expect(toast(page)).toBeHidden();
});
