import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { layoutShifts } from './layout-shifts';
import { embeds, expect, frameOf, framePath, progress, scriptPath, test, toast } from './provider-visit';

/* Ways of the provider in which its page still comes, sooner or later: the visitor books in the frame. */
const working = ['healthy-old', 'healthy-new', 'silent', 'noisy', 'forged', 'oversized'];

for (const embed of embeds) {
  test.describe(embed.name, () => {
    test.afterEach(async ({ page, trouble }) => {
      const link = page.getByRole('main').getByRole('link', { name: embed.link });
      await expect(link.first()).toBeVisible();
      await expect(link.first()).toHaveAttribute(
        'href',
        /^http:\/\/localhost:3001\/link\.hearthline\.example\/widget\//,
      );
      await expect(link.first()).toHaveAttribute('target', '_blank');
      expect(trouble).toEqual([]);
    });

    for (const mode of working) {
      test(`works while the provider is ${mode}`, async ({ page, provider }) => {
        if (mode !== 'healthy-old') await provider.behave(mode);
        await page.goto(embed.path);
        await expect(progress(page)).toHaveAttribute('data-state', 'complete');
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

    test('says that it takes longer while the provider is slow, and that it has come', async ({ page, provider }) => {
      await provider.behave('slow', undefined, { seconds: 4 });
      await page.goto(embed.path, { waitUntil: 'commit' });
      await expect(progress(page)).toHaveAttribute('data-state', 'indeterminate');
      await hydrated(page);
      await expect(toast(page)).toHaveAttribute('data-type', 'loading');
      await expect(toast(page)).toHaveAttribute('data-type', 'success', { timeout: 10_000 });
      expect(await layoutShifts(page)).toEqual([]);
      await embed.use(frameOf(page));
    });

    for (const status of ['404', '500', '503']) {
      test(`names the status ${status}, and comes back on a retry`, async ({ page, provider }) => {
        await provider.behave(status);
        await page.goto(embed.path);
        await expect(toast(page)).toHaveAttribute('data-type', 'error', { timeout: 12_000 });
        await expect(toast(page)).toContainText(`HTTP error! status: ${status}`);
        await expect(toast(page).getByRole('link', { name: embed.link })).toBeVisible();
        expect(await layoutShifts(page)).toEqual([]);
        await provider.recover();
        await toast(page).getByRole('button', { name: 'Try again' }).click();
        await embed.use(frameOf(page));
        await expect(progress(page)).toHaveAttribute('data-state', 'complete');
      });
    }

    test('says in plain words that the provider refuses connections, and comes back on a retry', async ({
      page,
      provider,
    }) => {
      await provider.behave('refused');
      await page.goto(embed.path);
      await expect(toast(page)).toContainText('Our booking service could not be reached.', { timeout: 12_000 });
      expect(await layoutShifts(page)).toEqual([]);
      await provider.recover();
      await toast(page).getByRole('button', { name: 'Try again' }).click();
      await embed.use(frameOf(page));
    });

    test('works without the script that an ad blocker took', async ({ page }) => {
      await page.route('**/form_embed.js', (route) => route.abort('blockedbyclient'));
      await page.goto(embed.path);
      await embed.use(frameOf(page));
      await expect(page.getByRole('status').filter({ hasText: embed.confirmation })).toHaveCount(1);
      expect(await layoutShifts(page)).toEqual([]);
    });

    test('keeps the plain link when an ad blocker took everything', async ({ page }) => {
      await page.route('http://localhost:3001/**', (route) => route.abort('blockedbyclient'));
      await page.goto(embed.path);
      await expect(toast(page)).toContainText('Our booking service could not be reached.', { timeout: 12_000 });
      expect(await layoutShifts(page)).toEqual([]);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('shows the frame', async ({ page }) => {
        await page.goto(embed.path);
        await expect(page.locator('main iframe')).toBeVisible();
        await expect(progress(page)).toBeHidden();
      });
    });
  });
}

test('a fault of the script alone leaves the calendar to book in', async ({ page, provider }) => {
  await provider.behave('500', scriptPath);
  await page.goto('/schedule');
  await embeds[0]?.use(frameOf(page));
  await expect(toast(page)).toContainText('HTTP error! status: 500', { timeout: 12_000 });
});

test('a fault of the frame alone is found out', async ({ page, provider }) => {
  await provider.behave('503', framePath);
  await page.goto('/schedule');
  await expect(toast(page)).toContainText('HTTP error! status: 503', { timeout: 12_000 });
});

test('the script is asked for four times, 1, 2 and 4 seconds apart', async ({ page, provider }) => {
  const times: number[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('form_embed.js')) times.push(Date.now());
  });
  await provider.behave('500', scriptPath);
  await page.goto('/schedule');
  await expect(toast(page)).toHaveAttribute('data-type', 'error', { timeout: 12_000 });
  const seconds = times.slice(1).map((time, index) => Math.round((time - (times[index] ?? 0)) / 1000));
  expect(seconds).toEqual([1, 2, 4]);
});

test('toasts are as specified: bottom right, 356 px wide, closed by Alt+T and a swipe', async ({ page, provider }) => {
  await provider.behave('500', scriptPath);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/schedule');
  await expect(toast(page)).toHaveAttribute('data-type', 'error', { timeout: 12_000 });
  await expect(toast(page)).toHaveAttribute('data-x-position', 'right');
  await expect(toast(page)).toHaveAttribute('data-y-position', 'bottom');
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
});

/** The parameters that the frame was opened with, as it shows them: name, value, name, value … */
async function query(page: Page): Promise<string[]> {
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  return frameOf(page).getByTestId('query').locator('dt, dd').allTextContents();
}

test.describe('attribution', () => {
  for (const mode of ['healthy-old', 'healthy-new']) {
    test(`of the first page reaches the frame exactly once with the ${mode} script`, async ({ page, provider }) => {
      await provider.behave(mode);
      await page.goto('/industries/plumbers?utm_source=ads&utm_campaign=spring&gclid=abc123&other=1');
      await page.getByRole('main').getByRole('link', { name: 'Schedule Free Demo' }).click();
      await expect(page).toHaveURL('/schedule');
      expect(await query(page)).toEqual([
        'utm_source',
        'ads',
        'utm_campaign',
        'spring',
        'gclid',
        'abc123',
        'from',
        '/industries/plumbers',
      ]);
    });

    test(`on the booking page itself reaches the frame exactly once with the ${mode} script`, async ({
      page,
      provider,
    }) => {
      await provider.behave(mode);
      await page.goto('/schedule?fbclid=f1&ref=partner&plan=pro');
      await expect(page).toHaveURL('/schedule');
      expect(await query(page)).toEqual(['fbclid', 'f1', 'ref', 'partner', 'plan', 'pro']);
    });
  }

  test('of a first page that was left before its scripts had come reaches the frame', async ({ page }) => {
    const scripts = '**/_next/static/chunks/**';
    await page.route(scripts, (route) => route.abort());
    await page.goto('/pricing?utm_source=ads');
    await page.unroute(scripts);
    await page.getByRole('link', { name: 'Talk about Essentials first' }).click();
    await expect(page).toHaveURL('/schedule');
    expect(await query(page)).toEqual(['utm_source', 'ads', 'from', '/pricing', 'plan', 'essentials']);
  });

  test('names the plan that the visitor came from', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Talk about Essentials first' }).click();
    await expect(page).toHaveURL('/schedule');
    expect(await query(page)).toEqual(['from', '/pricing', 'plan', 'essentials']);
  });

  test('ignores what is no parameter of a campaign, and plans that do not exist', async ({ page }) => {
    await page.goto('/schedule?plan=%3Cscript%3E&utm_source=' + 'x'.repeat(400));
    await expect(progress(page)).toHaveAttribute('data-state', 'complete');
    expect(await frameOf(page).locator('body').getAttribute('data-anything')).toBeNull();
    const source = (await page.locator('.provider-host iframe').getAttribute('src')) ?? '';
    expect(new URL(source).search).toBe('');
  });

  test('is kept for the session only', async ({ page }) => {
    await page.goto('/pricing?utm_source=ads');
    await page.goto('/schedule');
    await embeds[0]?.use(frameOf(page));
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['visit']);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await page.getByRole('banner').getByRole('link', { name: 'Hearthline' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

test('the frame grows to the height that it asks for itself, and to no other', async ({ page }) => {
  await page.goto('/schedule');
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  const host = page.locator('.provider-host');
  const frame = page.frames().find((candidate) => candidate.url().includes(framePath));
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
  await expect(page.getByRole('status').filter({ hasText: 'You are booked.' })).toHaveCount(0);
});
