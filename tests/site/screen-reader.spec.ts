import { expect, test, type Locator } from '@playwright/test';
import { load, plans } from '../../lib/content';
import { schedule } from '../../lib/content/pages';
import { isInEveryPlan } from '../../lib/content/plans/facts';
import { navigation } from '../../lib/content/navigation';
import type { NavigationLink } from '../../lib/content/schemas/navigation';
import { hydrateIsland } from './hydrated';
import { groupLabelOf, labelOf, menuLabels } from './labels';

const embedTexts = load('embed-texts');

const comparison = load('comparison');

/*
 * What a screen reader says, in its order: an open menu, a table and a frame. That pictures are read once,
 * on every page, is in html.spec.ts.
 */

/** The lines of Playwright's view of the accessibility tree, without addresses and punctuation. */
async function spoken(locator: Locator): Promise<string[]> {
  const lines = (await locator.ariaSnapshot()).split('\n').filter((line) => !line.includes('- /url:'));
  return lines.map((line) =>
    line
      .replace(/^\s*- /, '')
      .replace(/:$/, '')
      .replace(/^'(.*)'$/, '$1'),
  );
}

const item = (...lines: string[]) => ['listitem', ...lines];
const newTab = '(opens in a new tab)';

const linkLine = ({ label, note }: NavigationLink) => `link "${[label, note].filter(Boolean).join(' ')}"`;

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

test('an open menu: its links follow its button, and a submenu’s links follow the submenu’s button', async ({
  page,
}) => {
  await page.goto('/pricing');
  await hydrateIsland(page, 'desktop-menu');
  const bar = page.getByRole('banner');
  const group = groupLabelOf('/industries/service-based');
  await bar.getByRole('button', { name: menuLabels.industries }).click();
  await bar.getByRole('button', { name: group }).hover();
  await expect(bar.getByRole('link', { name: labelOf('/industries/plumbers') })).toBeVisible();
  const { entries = [] } = navigation.menus.find(({ id }) => id === 'industries') ?? {};
  const menu = entries.map((entry) => {
    if (!('links' in entry)) return item(linkLine(entry));
    if (entry.label !== group) return item(`button "${entry.label}"`);
    const links = entry.links.flatMap((link) => item(linkLine(link)));
    return item(`button "${group}" [expanded]`, `group "${group}"`, 'list', ...links);
  });
  const lines = await spoken(bar);
  const start = lines.indexOf(`group "${menuLabels.industries}"`);
  expect(lines.slice(start - 1, start + menu.flat().length + 2)).toEqual([
    `button "${menuLabels.industries}" [expanded]`,
    `group "${menuLabels.industries}"`,
    'list',
    ...menu.flat(),
  ]);
});

for (const width of [360, 1440]) {
  test(`the comparison of plans at ${width} px: each cell has a row and a column`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/pricing');
    const table = page.getByRole('table');
    const shown = comparison.filter((row) => !isInEveryPlan(row, plans));
    // The browser's own tree, which a style could change. What the cells say: content.spec.ts.
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const countOf = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
    expect(countOf('rowheader')).toBe(shown.length);
    expect(countOf('cell') + countOf('gridcell')).toBe(shown.length * plans.length);
    expect(countOf('columnheader')).toBeGreaterThanOrEqual(plans.length);
    // It stays readable.
    const clipped = await table
      .locator('th, td')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
    expect(clipped).toBe(0);
    await table.getByRole('rowheader', { name: shown.at(-3)?.feature }).scrollIntoViewIfNeeded();
    await expect(table.getByRole('columnheader', { name: plans.at(-1)?.title })).toBeInViewport();
  });
}

test('a calendar: the frame by its title, the plain link, and no progress once it has come', async ({ page }) => {
  await page.goto('/schedule');
  await expect(page.locator('progress')).toHaveAttribute('data-state', 'complete');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const { fallbackLink, title } = schedule.frame;
  await expect(page.locator('.provider-host iframe')).toHaveAccessibleName(title);
  const lines = await spoken(page.locator('.provider-embed').locator('..'));
  const said = lines.filter((line) => /^(?:text|link|iframe|progressbar|status)\b/.test(line));
  // What may be said later has a place each.
  expect(said).toEqual([
    'status',
    'iframe',
    'status',
    expect.stringContaining(embedTexts.shown),
    `link "${fallbackLink} ${newTab}"`,
  ]);
});
