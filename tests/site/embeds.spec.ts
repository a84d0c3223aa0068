import { layoutShifts } from './layout-shifts';
import { needsJavaScript, needsScript, runOnce } from './modes';
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
import { repeatedUnless } from '../extent';

/* With delayed files the island's messages only appear later, so most of these tests run in one project. */
const scriptOnce = { tag: ['@script', '@once'] };

/* Modes in which the provider's page eventually loads and the visitor can book. */
const workingModes = ['healthy-old', 'healthy-new', 'silent', 'noisy', 'forged', 'oversized'];

// Without motion a toast is suddenly there, which counts as a layout shift although nothing gives way.
test.use({ reducedMotion: 'no-preference' });

for (const embed of embeds) {
  const isCalendar = embed.name === 'calendar';
  const once = repeatedUnless(isCalendar, scriptOnce);

  test.describe(embed.name, () => {
    test.afterEach(async ({ page, errors }) => {
      const link = page.getByRole('main').getByRole('link', { name: embed.link });
      await expect(link.first()).toBeVisible();
      await expect(link.first()).toHaveAttribute('href', startingWith(embed.address));
      await expect(link.first()).toHaveAttribute('target', '_blank');
      expect(errors).toEqual([]);
    });

    test(
      'shows the frame, and the visitor can book',
      needsJavaScript('the provider’s page needs it'),
      async ({ page }) => {
        await page.goto(embed.path);
        await embed.use(frameOf(page));
      },
    );

    for (const mode of workingModes) {
      const isInSample = isCalendar || mode === 'healthy-new';
      const details = repeatedUnless(isInSample, mode.startsWith('healthy') ? needsScript : scriptOnce);
      test(`works while the provider is ${mode}`, details, async ({ page, provider }) => {
        if (mode !== 'healthy-old') await provider.setMode(mode);
        await page.goto(embed.path);
        // The content of a silent frame is unknown.
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
      'shows an outline and a toast while the provider is slow, and another toast when it has loaded',
      once,
      async ({ page, provider }) => {
        // The toast comes after three seconds, and later on a busy machine.
        await provider.setMode('slow', undefined, { seconds: 6 });
        await page.goto(embed.path, { waitUntil: 'commit' });
        await expect(progress(page)).toHaveAttribute('data-state', 'indeterminate');
        await expect(page.locator('.frame-outline')).toBeVisible();
        await expect(toast(page)).toHaveAttribute('data-type', 'loading');
        await expect(toast(page)).toHaveAttribute('data-type', 'success', { timeout: 12_000 });
        await expect(page.locator('.frame-outline')).toBeHidden();
        expect(await layoutShifts(page)).toEqual([]);
        await embed.use(frameOf(page));
      },
    );

    // Every embed has the same code for them.
    for (const status of isCalendar ? ['404', '500', '503'] : ['500']) {
      const isInSample = isCalendar && status === '500';
      const details = repeatedUnless(isInSample, isInSample ? needsScript : scriptOnce);
      test(`shows the status ${status}, and recovers on a retry`, details, async ({ page, provider }) => {
        await provider.setMode(status);
        await page.goto(embed.path);
        await expect(toast(page)).toHaveAttribute('data-type', 'error', { timeout: 12_000 });
        await expect(toast(page)).toContainText(`HTTP error! status: ${status}`);
        await expect(toast(page).getByRole('link', { name: embed.link })).toBeVisible();
        expect(await layoutShifts(page)).toEqual([]);
        await provider.reset();
        await toast(page).getByRole('button', { name: embedTexts.retry }).click();
        await embed.use(frameOf(page));
        await expect(progress(page)).toHaveAttribute('data-state', 'complete');
      });
    }

    test(
      'shows a plain message if the provider refuses connections, and recovers on a retry',
      once,
      async ({ page, provider }) => {
        await provider.setMode('refused');
        await page.goto(embed.path);
        await expect(toast(page)).toContainText(embedTexts.unreachable, { timeout: 12_000 });
        expect(await layoutShifts(page)).toEqual([]);
        await provider.reset();
        await toast(page).getByRole('button', { name: embedTexts.retry }).click();
        await embed.use(frameOf(page));
      },
    );

    test('works if an ad blocker blocks the script', once, async ({ page }) => {
      await page.route('**/form_embed.js', (route) => route.abort('blockedbyclient'));
      await page.goto(embed.path);
      await embed.use(frameOf(page));
      await expect(page.getByRole('status').filter({ hasText: embed.confirmation })).toHaveCount(1);
      expect(await layoutShifts(page)).toEqual([]);
    });

    test('keeps the plain link if an ad blocker blocks everything', once, async ({ page }) => {
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

test('the calendar works if only the script fails', needsScript, async ({ page, provider }) => {
  await provider.setMode('500', scriptAddress);
  await page.goto('/schedule');
  await expect(toast(page)).toContainText('HTTP error! status: 500', { timeout: 12_000 });
  await embeds[0]?.use(frameOf(page));
  // After a booking the error is no longer shown.
  await expect(page.getByRole('status').filter({ hasText: embeds[0]?.confirmation })).toHaveCount(1);
  await expect(toast(page)).toHaveCount(0);
});

test('a retry of the script keeps the frame and the input in it', scriptOnce, async ({ page, provider }) => {
  await provider.setMode('500', scriptAddress);
  await page.goto('/contact');
  await expect(toast(page)).toHaveAttribute('data-type', 'error', { timeout: 12_000 });
  await frameOf(page).getByLabel('Message').fill('Which plan fits two vans?');
  await provider.reset();
  await toast(page).getByRole('button', { name: embedTexts.retry }).click();
  await expect(toast(page)).toHaveCount(0, { timeout: 10_000 });
  await expect(frameOf(page).getByLabel('Message')).toHaveValue('Which plan fits two vans?');
});

test('the frame is requested before any script file', scriptOnce, async ({ page }) => {
  await page.goto('/schedule');
  // A frame is among the resources when it has loaded.
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
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

test('a failure of only the frame is detected', scriptOnce, async ({ page, provider }) => {
  await provider.setMode('503', frameAddress);
  await page.goto('/schedule');
  await expect(toast(page)).toContainText('HTTP error! status: 503', { timeout: 12_000 });
});

test('the script is requested four times, 1, 2 and 4 seconds apart', scriptOnce, async ({ page, provider }) => {
  const times: number[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('form_embed.js')) times.push(Date.now());
  });
  await provider.setMode('500', scriptAddress);
  await page.goto('/schedule');
  await expect(toast(page)).toHaveAttribute('data-type', 'error', { timeout: 12_000 });
  const gaps = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000);
  expect(gaps).toHaveLength(3);
  for (const [index, seconds] of [1, 2, 4].entries()) {
    expect(gaps[index]).toBeGreaterThan(seconds - 0.2);
    // The failed request takes some time too.
    expect(gaps[index]).toBeLessThan(seconds + 0.9);
  }
});

test(
  'toasts are as specified: bottom right, 356 px wide, focused with Alt+T, closed with a swipe',
  scriptOnce,
  async ({ page, provider }) => {
    await provider.setMode('500', scriptAddress);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/schedule');
    await expect(toast(page)).toHaveAttribute('data-type', 'error', { timeout: 12_000 });
    await expect(toast(page)).toHaveAttribute('data-x-position', 'right');
    await expect(toast(page)).toHaveAttribute('data-y-position', 'bottom');
    // It slides in from below.
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('frames are 650, 800 and 1050 px high inside their border', runOnce, async ({ page }) => {
      // One column, so that the frame has the page's margins.
      await page.setViewportSize({ width: 390, height: 844 });
      for (const [path, height] of [
        ['/schedule', 650],
        ['/coaching', 800],
        ['/contact', 1050],
      ] as const) {
        await page.goto(path);
        const {
          height: inside,
          left,
          right,
        } = await page.locator('main iframe').evaluate((frame) => {
          const box = frame.getBoundingClientRect();
          return { height: frame.clientHeight, left: box.left, right: innerWidth - box.right };
        });
        expect(inside, path).toBe(height);
        // The border does not make it wider.
        expect(Math.abs(left - right), path).toBeLessThan(1);
      }
    });
  });
}

test('the frame gets the height that it requests, but no invalid or forged height', scriptOnce, async ({ page }) => {
  await page.goto('/schedule');
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  const element = page.locator('.provider-host iframe');
  const frame = page.frames().find((candidate) => candidate.url().includes(frameAddress));
  const postFromFrame = (message: unknown) =>
    frame?.evaluate((data) => {
      window.parent.postMessage(data, '*');
    }, message);
  await postFromFrame(['highlevel.setHeight', { height: 900, id: 'calendar' }]);
  await expect.poll(async () => (await element.boundingBox())?.height).toBe(900);
  await postFromFrame(['highlevel.setHeight', { height: 90_000, id: 'calendar' }]);
  await page.evaluate(() => {
    window.postMessage(['highlevel.setHeight', { height: 2000, id: 'calendar' }], '*');
    window.postMessage(['msgsndr-booking-complete', { fingerprint: 'forged', calendarId: 'forged' }], '*');
  });
  // Messages arrive in order, so the earlier messages have been handled when this one takes effect.
  await postFromFrame(['highlevel.setHeight', { height: 950, id: 'calendar' }]);
  await expect.poll(async () => (await element.boundingBox())?.height).toBe(950);
  await expect(page.getByRole('status').filter({ hasText: schedule.frame.confirmation })).toHaveCount(0);
});
