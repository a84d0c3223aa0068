import { layoutShifts } from './layout-shifts';
import { chatAddress, expect, test } from './provider-visit';
import { actionLabel, footerLabelOf } from './labels';
import { repeatedUnless } from '../extent';

const widget = 'chat-widget';
const isLoader = (address: string) => address.includes(chatAddress);

test.describe('the chat on the home page', () => {
  test.afterEach(async ({ page, errors }) => {
    // The link to a calendar works regardless of the chat.
    await expect(page.getByRole('main').getByRole('link', { name: actionLabel('chatWithUs') })).toHaveAttribute(
      'href',
      '/schedule',
    );
    expect(errors).toEqual([]);
  });

  for (const mode of ['healthy-old', 'healthy-new', 'noisy', 'forged', 'oversized', 'silent']) {
    const details = repeatedUnless(mode === 'healthy-new' || mode === 'noisy');
    test(`appears while the provider is ${mode}`, details, async ({ page, provider }) => {
      await provider.setMode(mode, chatAddress);
      await page.goto('/');
      if (mode === 'silent') await expect(page.locator(`script[data-widget-id]`)).toBeAttached();
      else await expect(page.locator(widget)).toHaveCount(1);
      expect(await layoutShifts(page)).toEqual([]);
    });
  }

  for (const mode of ['404', '500', '503', 'refused']) {
    const details = repeatedUnless(mode === '500' || mode === 'refused');
    test(`fails silently while the provider answers ${mode}`, details, async ({ page, provider }) => {
      await provider.setMode(mode, chatAddress);
      // Browsers report some of these responses as failed requests.
      const failed = new Promise<void>((resolve) => {
        page.on('requestfailed', (request) => isLoader(request.url()) && resolve());
        page.on('response', (response) => isLoader(response.url()) && resolve());
      });
      await page.goto('/');
      await failed;
      await expect(page.locator(widget)).toHaveCount(0);
    });
  }

  test('appears late while the provider is slow', async ({ page, provider }) => {
    await provider.setMode('slow', chatAddress, { seconds: 3 });
    await page.goto('/');
    await expect(page.locator(widget)).toHaveCount(0);
    await expect(page.locator(widget)).toHaveCount(1, { timeout: 10_000 });
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('fails silently if an ad blocker blocks it', async ({ page }) => {
    const blocked = page.waitForEvent('requestfailed', (request) => request.url().includes(chatAddress));
    await page.route(`${chatAddress}**`, (route) => route.abort('blockedbyclient'));
    await page.goto('/');
    await blocked;
    await expect(page.locator(widget)).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('does not appear', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator(widget)).toHaveCount(0);
    });
  });
});

test('the chat loads only once the page is idle, and on no other page', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (isLoader(request.url())) requested.push(page.url());
  });
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  expect(requested).toEqual([]);
  await page.goto('/');
  await expect(page.locator(widget)).toHaveCount(1);
  const { loaded, started } = await page.evaluate((path) => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loader = performance.getEntriesByType('resource').find(({ name }) => name.includes(path));
    return { loaded: visit?.loadEventStart ?? Infinity, started: loader?.startTime ?? -1 };
  }, chatAddress);
  expect(started).toBeGreaterThanOrEqual(loaded);
});

test('a chat that loads after the visitor has left does not appear on the next page', async ({
  page,
  provider,
  errors,
}) => {
  await provider.setMode('slow', chatAddress, { seconds: 2 });
  const requestSent = page.waitForRequest((request) => isLoader(request.url()));
  await page.goto('/');
  await requestSent;
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: footerLabelOf('/pricing'), exact: true })
    .click();
  await expect(page).toHaveURL('/pricing');
  await page.waitForLoadState('networkidle');
  await expect(page.locator(widget)).toHaveCount(0);
  expect(errors).toEqual([]);
});

for (const [name, viewport] of [
  ['phones', { width: 390, height: 844 }],
  ['tablets', { width: 768, height: 1024 }],
] as const) {
  const details = repeatedUnless(name === 'phones');
  test(`on ${name} the chat covers neither the hero nor the page’s buttons`, details, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(page.locator(widget)).toHaveCount(1);
    const height = await page.evaluate(() => document.body.scrollHeight);
    let timesShown = 0;
    for (let top = 0; top < height; top += 140) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      // The observer reports after the next frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60))));
      const covered = await page.evaluate(() => {
        const chat = document.querySelector('chat-widget');
        const bubble = chat?.shadowRoot?.querySelector('.bubble')?.getBoundingClientRect();
        if (!chat || !bubble || getComputedStyle(chat).visibility === 'hidden') return undefined;
        return [...document.querySelectorAll('main > :first-child, main a, main button, footer a')]
          .filter((element) => {
            const box = element.getBoundingClientRect();
            const isSeparate =
              box.right <= bubble.left ||
              box.left >= bubble.right ||
              box.bottom <= bubble.top ||
              box.top >= bubble.bottom;
            return box.width > 0 && !isSeparate;
          })
          .map((element) => element.textContent);
      });
      if (covered) timesShown += 1;
      expect(covered ?? [], `scrolled to ${top}`).toEqual([]);
    }
    expect(timesShown).toBeGreaterThan(3);
  });
}
