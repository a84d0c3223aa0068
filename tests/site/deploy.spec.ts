import { expect, test, type Page } from '@playwright/test';

/* What an open page meets when the files under it are exchanged for those of another build. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const gone = { status: 404, contentType: 'text/html', body: '<h1>Gone</h1>' };

/** The addresses for which whole documents were asked. */
function documents(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      asked.push(new URL(request.url()).pathname);
    }
  });
  return asked;
}

async function openHome(page: Page): Promise<string[]> {
  await page.goto('/', { waitUntil: 'networkidle' });
  return documents(page);
}

test('a payload that is gone leads to a full load of the page', async ({ page }) => {
  const asked = await openHome(page);
  await page.route(/\.txt(\?|$)/, (route) => route.fulfill(gone));
  await link(page, 'Founder').click();
  await expect(page).toHaveURL('/about/founder');
  await expect(heading(page)).toHaveText('I answer the phone, so the software does too');
  expect(asked).toEqual(['/about/founder']);
});

test('a payload of another build leads to a full load of the page', async ({ page }) => {
  const asked = await openHome(page);
  await page.route(/\.txt(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/"(b|buildId)":"[^"]+"/g, '"$1":"another-build"');
    await route.fulfill({ response, body });
  });
  await link(page, 'Founder').click();
  await expect(page).toHaveURL('/about/founder');
  await expect(heading(page)).toHaveText('I answer the phone, so the software does too');
  expect(asked).toEqual(['/about/founder']);
});

test('a script file that is gone leads to a full load of the page, and no error shows', async ({ page }) => {
  const asked = await openHome(page);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent?.includes('Error')) console.error('the error page showed');
    }).observe(document, { childList: true, subtree: true });
  });
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.route('**/_next/static/chunks/**', (route) => (asked.length > 0 ? route.continue() : route.fulfill(gone)));
  await link(page, 'Testimonials').click();
  await expect(page.getByRole('button', { name: 'Next testimonial' })).toBeVisible();
  expect(asked).toEqual(['/testimonials']);
  expect(messages).not.toContain('the error page showed');
});

test('a script file that stays away is not asked for without end', async ({ page }) => {
  const asked = await openHome(page);
  const missing: string[] = [];
  await page.route('**/_next/static/chunks/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (asked.length === 0) missing.push(pathname);
    return missing.includes(pathname) ? route.fulfill(gone) : route.continue();
  });
  await link(page, 'Testimonials').click();
  await expect.poll(() => asked.length).toBe(1);
  await page.waitForLoadState('networkidle');
  await expect(heading(page)).toBeVisible();
  expect(missing.length).toBeGreaterThan(0);
  expect(asked).toEqual(['/testimonials']);
});
