import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { pagePaths } from './exported-site';

const widths = [390, 1440];

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}

test.describe('in its first state', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const path of [...pagePaths, '/no-such-page']) {
    test(`axe finds nothing on ${path}`, async ({ page }) => {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findings(page), `${width} px`).toEqual([]);
      }
    });
  }
});

test.describe('in its other states', () => {
  test.use({ reducedMotion: 'reduce' });

  test('axe finds nothing with each desktop menu open', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/pricing');
    for (const name of ['Services', 'Industries', 'Pricing', 'About Us', 'Contact']) {
      await page.getByRole('button', { name, exact: true }).click();
      expect(await findings(page), name).toEqual([]);
    }
  });

  test('axe finds nothing with the phone menu and its sections open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('group').filter({ hasText: 'Industries' }).first().locator('summary').first().click();
    expect(await findings(page)).toEqual([]);
  });
});
