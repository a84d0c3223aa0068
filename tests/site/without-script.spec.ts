import { expect, test } from '@playwright/test';
import { load } from '../../lib/content';
import { home } from '../../lib/content/pages';
import { count, expectCards, list, next, swipe } from './carousel';
import { documentOf, embedOf, folder, owners, pagePaths, representatives } from './exported-site';
import { expectIntact } from './intact';
import { labelOf, lastService, menuLabels, startingWith } from './labels';
import { bar, desktop, phone, phoneMenu, phoneMenuButton } from './menus';
import { collectErrors } from './page';

/* A browser that runs no scripts. */

test.use({ javaScriptEnabled: false, viewport: desktop });

for (const path of representatives) {
  test(`${path}: words, links, frames and styles`, async ({ page }) => {
    const errors = collectErrors(page);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(path);
    await expectIntact(page, path);
    const styles = await page.evaluate(() =>
      [...document.styleSheets].flatMap(({ href, cssRules }) => (href ? [cssRules.length] : [])),
    );
    expect(Math.min(...styles), 'rules of the styles that scripts would load').toBeGreaterThan(0);
    const hasFrame = pagePaths.includes(path) && embedOf(path) === 'frame';
    await expect(page.locator('main iframe:visible')).toHaveCount(hasFrame ? 1 : 0);
    if (hasFrame) {
      await expect(page.frameLocator('main noscript iframe').getByRole('heading').first()).toBeAttached();
      const address = documentOf(path).querySelector('[data-frame-link]')?.getAttribute('href');
      const link = page.locator('main [data-frame-link]');
      await expect(link).toHaveAttribute('href', address ?? '');
      await page.setViewportSize(phone);
      // An owner may put a calendar below a page.
      if (!documentOf(path).querySelector(owners)) await expect(link).toBeInViewport({ ratio: 1 });
      await expect(page.locator('progress')).toBeHidden();
    }
    await expect(page.locator('chat-widget')).toHaveCount(0);
    expect([...scripts, ...errors]).toEqual([]);
  });
}

test('the menu of phones leads to every page on wide screens', async ({ page }) => {
  await page.goto('/');
  await phoneMenuButton(page).click();
  await phoneMenu(page)
    .locator('summary', { hasText: startingWith(menuLabels.services) })
    .click();
  await expect(bar(page).getByRole('button')).toHaveCount(1);
  await phoneMenu(page)
    .getByRole('link', { name: labelOf(lastService) })
    .click();
  await expect(page).toHaveURL(lastService);
});

test('the carousel is a list that follows a swipe, without buttons', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/testimonials');
  await expect(next(page)).toHaveCount(0);
  await expect(list(page).getByRole('listitem')).toHaveCount(count);
  await swipe(page, 1);
  await expectCards(page, Math.min(2, count));
  await swipe(page, count);
  await expectCards(page, count);
});

test('the exported page of /calendar leads to /schedule', async ({ page }) => {
  await page.route('**/calendar', (route) => route.fulfill({ path: `${folder}/calendar.html` }));
  await page.goto('/calendar');
  await expect(page).toHaveURL('/schedule');
});

test('the player has no button, and its steps can be pressed', async ({ page }) => {
  const { steps } = load('player').stories[0] ?? { steps: [] };
  const [, second, , , last] = steps.map(({ name, shown }) => ({ name, text: shown.at(-1)?.text ?? '' }));
  await page.goto(home.path);
  const player = page.locator('[data-player]');
  await expect(player.getByRole('button')).toHaveCount(0);
  await expect(player.getByText(second?.text ?? '').last()).toBeVisible();
  await expect(player.getByText(last?.text ?? '')).toBeHidden();
  await page.getByRole('radio', { name: last?.name }).check({ force: true });
  await expect(player.getByText(last?.text ?? '')).toBeVisible();
});
