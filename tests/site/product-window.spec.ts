import { expect, test, type Page } from '@playwright/test';
import { demo } from '../../lib/content/pages';
import { product } from '../../lib/content/product';

/* The window on the product: radio buttons, of which the chosen one's pane is shown. What it says is checked with the content. */

const { tabs } = demo.product;

/** The panes that a screen reader finds: the others are not displayed. */
const panesOf = (page: Page) =>
  page.locator('.window [role="img"]:visible').filter({ hasNotText: product.record.title });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} px arrow keys switch the tabs, one pane is there at a time, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(demo.path);
    const group = page.getByRole('radiogroup', { name: product.tabs });
    const panes = panesOf(page);
    const heading = page.getByRole('heading', { name: demo.highlights.title });
    await group.getByRole('radio', { checked: true }).focus();
    const before = await heading.boundingBox();
    for (const tab of tabs) {
      await expect(group.getByRole('radio', { checked: true })).toHaveAccessibleName(product[tab].tab);
      await expect(panes).toHaveAccessibleName(product[tab].label);
      expect(await heading.boundingBox()).toEqual(before);
      const target = await group.locator('label', { has: page.locator(':checked') }).boundingBox();
      expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await page.keyboard.press('ArrowDown');
    }
  });
}

test('a link opens a tab, and without scripts its pane comes first', async ({ page, browser, baseURL }) => {
  await page.goto(`${demo.path}#invoice`);
  await expect(page.getByRole('radio', { name: product.invoice.tab })).toBeChecked();
  await expect(panesOf(page)).toHaveAccessibleName(product.invoice.label);
  await expect(page.locator('.window')).toBeInViewport();
  await page.getByText(product.inbox.tab, { exact: true }).first().click();
  await expect(panesOf(page)).toHaveAccessibleName(product.inbox.label);
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${demo.path}#invoice`);
  await expect(panesOf(plain)).toHaveCount(tabs.length);
  const tops = await Promise.all(
    tabs.map(async (tab) => (await plain.getByRole('img', { name: product[tab].label }).boundingBox())?.y ?? 0),
  );
  expect(tabs[tops.indexOf(Math.min(...tops))]).toBe('invoice');
  await context.close();
});
