import { expect, test } from '@playwright/test';
import { hydrated } from './hydrated';

test('unknown paths answer 404 with the not-found page, which logs the path', async ({ page }) => {
  for (const path of ['/no-such-page', '/industries', '/industries/no-such-trade']) {
    const logged = page.waitForEvent('console', (message) => message.text().includes('404: no page at'));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    expect((await logged).text()).toContain(path);
  }
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('/calendar', () => {
  test('leads to /schedule, and Back to the page before', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Schedule a Demo' }).click();
    await expect(page).toHaveURL('/schedule');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pick a time that suits your day');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('leads to /schedule on hosts without redirects too, replacing the history entry', async ({ page }) => {
    await page.goto('/about/company');
    await page.goto('/calendar.html');
    await expect(page).toHaveURL('/schedule');
    await page.goBack();
    await expect(page).toHaveURL('/about/company');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to /schedule', async ({ page }) => {
      await page.goto('/calendar');
      await expect(page).toHaveURL('/schedule');
    });
  });
});

test('no page logs an error, and links are not prefetched by the dozen', async ({ page }) => {
  const errors: string[] = [];
  let requests = 0;
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    if (request.url().includes('.txt')) requests += 1;
  });
  for (const path of ['/', '/pricing', '/add-on-pricing', '/industries/plumbers', '/industries/service-based']) {
    requests = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(requests, path).toBeLessThanOrEqual(2);
  }
  expect(errors).toEqual([]);
});

test('a navigation within the site scrolls to the top, one with a fragment to its target', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Founder' }).click();
  await expect(page).toHaveURL('/about/founder');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goto('/industries/plumbers#figures');
  await expect(page.getByRole('heading', { name: 'What plumbing companies see' })).toBeInViewport();
});

test('the comparison table stays readable at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/pricing');
  const table = page.getByRole('table', { name: 'Compare every feature' });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText(['1', '3', '10', 'Unlimited']);
  const clipped = await table.evaluate(
    (element) =>
      [...element.querySelectorAll('th, td')].filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length,
  );
  expect(clipped).toBe(0);
  await table.getByRole('rowheader', { name: 'Review requests' }).scrollIntoViewIfNeeded();
  await expect(table.getByRole('columnheader', { name: /Premium/ })).toBeInViewport();
});

test('the custom-solution button has its tooltip on hover and on focus', async ({ page }) => {
  await page.goto('/add-on-pricing');
  const button = page.getByRole('link', { name: 'Request a custom solution' });
  await expect(button).toHaveAttribute('href', '/contact');
  const tooltip = page.getByRole('tooltip');
  await hydrated(page);
  await button.hover();
  await expect(tooltip).toHaveText('Get a custom quote for specialized features');
  await page.mouse.move(0, 0, { steps: 5 });
  await expect(tooltip).toBeHidden();
  await button.focus();
  await expect(tooltip).toBeVisible();
});

test('whoever asked for less motion gets the finished picture at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const running = await page.evaluate(
    () => document.getAnimations().filter((animation) => animation.timeline === document.timeline).length,
  );
  expect(running).toBe(0);
});

test.describe('printed', () => {
  for (const path of ['/terms-of-service', '/pricing', '/add-on-pricing']) {
    test(`${path} has no navigation`, async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      await page.goto(path);
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.locator('footer').last()).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
