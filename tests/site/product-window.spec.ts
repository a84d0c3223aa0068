import { expect, test, type Page } from '@playwright/test';
import { load } from '../../lib/content';
import { demo } from '../../lib/content/pages';
import { desktop, phone } from './menus';
import type { TabName } from '../../lib/content/schemas/product';

/* The window on the product: radio buttons, of which the chosen one's pane is shown. */

const { tabs } = demo.product;
const product = load('product');

const paneOf = (page: Page, tab: TabName) => page.locator(`[data-window] [aria-label="${product[tab].label}"]`);

/** The panes that a screen reader finds: the others are not displayed. */
async function panesIn(page: Page): Promise<TabName[]> {
  const shown = await Promise.all(tabs.map((tab) => paneOf(page, tab).isVisible()));
  return tabs.filter((_, index) => shown[index]);
}

for (const viewport of [desktop, phone]) {
  test(`at ${viewport.width} px arrow keys switch the tabs, one pane at a time, nothing moves`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(demo.path);
    const group = page.getByRole('radiogroup', { name: product.tabs });
    const heading = page.getByRole('heading', { name: demo.highlights.title });
    await group.getByRole('radio', { checked: true }).focus();
    const before = await heading.boundingBox();
    for (const tab of tabs) {
      await expect(group.getByRole('radio', { checked: true })).toHaveAccessibleName(product[tab].tab);
      expect(await panesIn(page)).toEqual([tab]);
      expect(await heading.boundingBox()).toEqual(before);
      const target = await group.locator('label', { has: page.locator(':checked') }).boundingBox();
      expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await page.keyboard.press('ArrowDown');
    }
  });
}

test('a link opens a tab', async ({ page }) => {
  await page.goto(`${demo.path}#invoice`);
  await expect(page.getByRole('radio', { name: product.invoice.tab })).toBeChecked();
  expect(await panesIn(page)).toEqual(['invoice']);
  await expect(page.locator('[data-window]')).toBeInViewport();
  await page.getByRole('radio', { name: product.inbox.tab }).check({ force: true });
  expect(await panesIn(page)).toEqual(['inbox']);
});
