import { expect, test, type Page } from '@playwright/test';
import { publicPaths } from '@/lib/content/schemas/app-paths';

/** Opens a page with all of it laid out, and without the badge of the preview. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.addStyleTag({ content: ':root { --offscreen: visible } nextjs-portal { display: none }' });
}

for (const path of publicPaths)
  test(`${path} looks as before`, async ({ page }) => {
    await open(page, path);
    await expect(page).toHaveScreenshot(`page-${path.slice(1).replaceAll('/', '-') || 'home'}.png`, { fullPage: true });
  });

test('the components look as before', async ({ page }) => {
  await open(page, '/gallery');
  for (const component of await page.locator('[data-component]').all()) {
    const name = (await component.getAttribute('data-component')) ?? '';
    await test.step(name, () => expect.soft(component).toHaveScreenshot(`component-${name}.png`));
  }
});
