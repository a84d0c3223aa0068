import { layoutShifts } from './layout-shifts';
import { needsScript } from './modes';
import {
  embeds,
  expect,
  frameAddress,
  frameOf,
  isOutside,
  progress,
  scriptAddress,
  test,
  toast,
} from './provider-visit';
import { embedTexts } from '../../lib/content/embed-texts';
import { schedule } from '../../lib/content/pages';
import { startingWith } from './labels';

/* What the island says comes later where its files are late; one test of each kind shows that nothing is missed. */
const onceOnly = { tag: ['@script', '@once'] };

/* Ways of the provider in which its page still comes, sooner or later: the visitor books in the frame. */
const working = ['healthy-old', 'healthy-new', 'silent', 'noisy', 'forged', 'oversized'];

for (const embed of embeds) {
  test.describe(embed.name, () => {
    test.afterEach(async ({ page, trouble }) => {
      const link = page.getByRole('main').getByRole('link', { name: embed.link });
      await expect(link.first()).toBeVisible();
      await expect(link.first()).toHaveAttribute('href', startingWith(embed.address));
      await expect(link.first()).toHaveAttribute('target', '_blank');
      expect(trouble).toEqual([]);
    });

    test('shows the frame, in which the visitor books', async ({ page }) => {
      await page.goto(embed.path);
      await embed.use(frameOf(page));
    });

    for (const mode of working) {
      const details = mode.startsWith('healthy') ? needsScript : onceOnly;
      test(`works while the provider is ${mode}`, details, async ({ page, provider }) => {
        if (mode !== 'healthy-old') await provider.behave(mode);
        await page.goto(embed.path);
        // Nobody knows what a silent frame shows.
        await expect(progress(page)).toHaveAttribute('data-state', mode === 'silent' ? 'loading' : 'complete');
        expect(await layoutShifts(page)).toEqual([]);
        const host = await page.locator('.provider-host').boundingBox();
        expect(host?.height).toBeLessThanOrEqual(4_000);
        await expect(page.getByRole('status').filter({ hasText: embed.confirmation })).toHaveCount(0);
        await embed.use(frameOf(page));
        const confirmation = page.getByRole('status').filter({ hasText: embed.confirmation });
        await expect(confirmation).toHaveCount(mode === 'silent' ? 0 : 1);
        await expect(toast(page)).toHaveCount(0);
      });
    }

    test(
      'says that it takes longer while the provider is slow, and that it has come',
      onceOnly,
      async ({ page, provider }) => {
        await provider.behave('slow', undefined, { seconds: 4 });
        await page.goto(embed.path, { waitUntil: 'commit' });
        await expect(progress(page)).toHaveAttribute('data-state', 'indeterminate');
        await expect(toast(page)).toHaveAttribute('data-type', 'loading');
        await expect(toast(page)).toHaveAttribute('data-type', 'success', { timeout: 10_000 });
        expect(await layoutShifts(page)).toEqual([]);
        await embed.use(frameOf(page));
      },
    );

    for (const status of ['404', '500', '503']) {
      const details = status === '500' ? needsScript : onceOnly;
      test(`names the status ${status}, and comes back on a retry`, details, async ({ page, provider }) => {
        await provider.behave(status);
        await page.goto(embed.path);
        await expect(toast(page)).toHaveAttribute('data-type', 'error', { timeout: 12_000 });
        await expect(toast(page)).toContainText(`HTTP error! status: ${status}`);
        await expect(toast(page).getByRole('link', { name: embed.link })).toBeVisible();
        expect(await layoutShifts(page)).toEqual([]);
        await provider.recover();
        await toast(page).getByRole('button', { name: embedTexts.retry }).click();
        await embed.use(frameOf(page));
        await expect(progress(page)).toHaveAttribute('data-state', 'complete');
      });
    }

    test(
      'says in plain words that the provider refuses connections, and comes back on a retry',
      onceOnly,
      async ({ page, provider }) => {
        await provider.behave('refused');
        await page.goto(embed.path);
        await expect(toast(page)).toContainText(embedTexts.unreachable, { timeout: 12_000 });
        expect(await layoutShifts(page)).toEqual([]);
        await provider.recover();
        await toast(page).getByRole('button', { name: embedTexts.retry }).click();
        await embed.use(frameOf(page));
      },
    );

    test('works without the script that an ad blocker took', onceOnly, async ({ page }) => {
      await page.route('**/form_embed.js', (route) => route.abort('blockedbyclient'));
      await page.goto(embed.path);
      await embed.use(frameOf(page));
      await expect(page.getByRole('status').filter({ hasText: embed.confirmation })).toHaveCount(1);
      expect(await layoutShifts(page)).toEqual([]);
    });

    test('keeps the plain link when an ad blocker took everything', onceOnly, async ({ page }) => {
      await page.route(
        ({ href }) => isOutside(href),
        (route) => route.abort('blockedbyclient'),
      );
      await page.goto(embed.path);
      await expect(toast(page)).toContainText(embedTexts.unreachable, { timeout: 12_000 });
      expect(await layoutShifts(page)).toEqual([]);
    });

    test.describe('without JavaScript', { tag: '@once' }, () => {
      test.use({ javaScriptEnabled: false });

      test('shows the frame', async ({ page }) => {
        await page.goto(embed.path);
        await expect(page.locator('main iframe')).toBeVisible();
        await expect(progress(page)).toBeHidden();
      });
    });
  });
}

test('a fault of the script alone leaves the calendar to book in', needsScript, async ({ page, provider }) => {
  await provider.behave('500', scriptAddress);
  await page.goto('/schedule');
  await expect(toast(page)).toContainText('HTTP error! status: 500', { timeout: 12_000 });
  await embeds[0]?.use(frameOf(page));
  // An error that is over is gone: the visitor has booked.
  await expect(page.getByRole('status').filter({ hasText: embeds[0]?.confirmation })).toHaveCount(1);
  await expect(toast(page)).toHaveCount(0);
});

test(
  'a retry after a fault of the script alone leaves the frame and what was typed there',
  onceOnly,
  async ({ page, provider }) => {
    await provider.behave('500', scriptAddress);
    await page.goto('/contact');
    await expect(toast(page)).toHaveAttribute('data-type', 'error', { timeout: 12_000 });
    await frameOf(page).getByLabel('Message').fill('Which plan fits two vans?');
    await provider.recover();
    await toast(page).getByRole('button', { name: embedTexts.retry }).click();
    await expect(toast(page)).toHaveCount(0, { timeout: 10_000 });
    await expect(frameOf(page).getByLabel('Message')).toHaveValue('Which plan fits two vans?');
  },
);

test('the frame is asked for before any script file', onceOnly, async ({ page }) => {
  await page.goto('/schedule', { waitUntil: 'networkidle' });
  const { frame, script } = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const start = (wanted: (entry: PerformanceResourceTiming) => boolean) =>
      Math.min(...resources.filter(wanted).map(({ startTime }) => startTime));
    return {
      frame: start(({ initiatorType }) => initiatorType === 'iframe'),
      script: start(({ name }) => name.includes('/islands/')),
    };
  });
  expect(frame).toBeLessThanOrEqual(script);
});

test('a fault of the frame alone is found out', onceOnly, async ({ page, provider }) => {
  await provider.behave('503', frameAddress);
  await page.goto('/schedule');
  await expect(toast(page)).toContainText('HTTP error! status: 503', { timeout: 12_000 });
});

test('the script is asked for four times, 1, 2 and 4 seconds apart', onceOnly, async ({ page, provider }) => {
  const times: number[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('form_embed.js')) times.push(Date.now());
  });
  await provider.behave('500', scriptAddress);
  await page.goto('/schedule');
  await expect(toast(page)).toHaveAttribute('data-type', 'error', { timeout: 12_000 });
  const gaps = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000);
  expect(gaps).toHaveLength(3);
  for (const [index, seconds] of [1, 2, 4].entries()) {
    expect(gaps[index]).toBeGreaterThan(seconds - 0.2);
    // The failed request itself takes its time.
    expect(gaps[index]).toBeLessThan(seconds + 0.9);
  }
});

test(
  'toasts are as specified: bottom right, 356 px wide, closed by Alt+T and a swipe',
  onceOnly,
  async ({ page, provider }) => {
    await provider.behave('500', scriptAddress);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/schedule');
    await expect(toast(page)).toHaveAttribute('data-type', 'error', { timeout: 12_000 });
    await expect(toast(page)).toHaveAttribute('data-x-position', 'right');
    await expect(toast(page)).toHaveAttribute('data-y-position', 'bottom');
    // It comes in from below.
    const bottom = async () => {
      const { y, height } = (await toast(page).boundingBox()) ?? { y: 0, height: 0 };
      return Math.round(y + height);
    };
    await expect.poll(bottom).toBe(900 - 32);
    const box = await toast(page).boundingBox();
    expect(box?.width).toBe(356);
    expect(Math.round(1280 - (box?.x ?? 0) - 356)).toBe(32);
    await page.keyboard.press('Alt+t');
    await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 12);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 62, (box?.y ?? 0) + 12);
    await page.mouse.up();
    await expect(toast(page)).toHaveCount(0);
  },
);

test('the frame grows to the height that it asks for itself, and to no other', onceOnly, async ({ page }) => {
  await page.goto('/schedule');
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  const host = page.locator('.provider-host');
  const frame = page.frames().find((candidate) => candidate.url().includes(frameAddress));
  const say = (message: unknown) =>
    frame?.evaluate((data) => {
      window.parent.postMessage(data, '*');
    }, message);
  await say(['highlevel.setHeight', { height: 900, id: 'calendar' }]);
  await expect.poll(async () => (await host.boundingBox())?.height).toBe(900);
  await say(['highlevel.setHeight', { height: 90_000, id: 'calendar' }]);
  await page.evaluate(() => {
    window.postMessage(['highlevel.setHeight', { height: 2000, id: 'calendar' }], '*');
    window.postMessage(['msgsndr-booking-complete', { fingerprint: 'forged', calendarId: 'forged' }], '*');
  });
  // Messages arrive in order: once this one has had its effect, those before it have had theirs.
  await say(['highlevel.setHeight', { height: 950, id: 'calendar' }]);
  await expect.poll(async () => (await host.boundingBox())?.height).toBe(950);
  await expect(page.getByRole('status').filter({ hasText: schedule.frame.confirmation })).toHaveCount(0);
});
