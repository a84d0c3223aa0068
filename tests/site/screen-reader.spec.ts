import { expect, test } from '@playwright/test';
import { load, plans } from '../../lib/content';
import { isInEveryPlan } from '../../lib/content/plans/facts';
import type { NavigationLink } from '../../lib/content/schemas/navigation';
import { groupLabelOf, industryEntries, menuLabels } from './labels';

const comparison = load('comparison');

/*
 * What a screen reader says, in its order: an open menu and a table. That pictures are read once, on every page, is in html.spec.ts.
 * Snapshots are YAML, of which JSON is a part.
 */

const linkLine = ({ label, note }: NavigationLink) => `link ${JSON.stringify([label, note].filter(Boolean).join(' '))}`;

/** A menu or submenu that is open. */
const openMenu = (name: string, items: unknown[]) => [
  `button ${JSON.stringify(name)} [expanded]`,
  {
    [`group ${JSON.stringify(name)}`]: [
      { list: [{ '/children': 'equal' }, ...items.map((listitem) => ({ listitem }))] },
    ],
  },
];

test.use({ viewport: { width: 1440, height: 900 } });

test('an open menu: its links follow its button, and those of a submenu its own', async ({ page }) => {
  await page.goto('/pricing');
  const bar = page.getByRole('banner');
  const group = groupLabelOf('/industries/service-based');
  await bar.getByRole('button', { name: menuLabels.industries }).click();
  await bar.getByRole('button', { name: group }).hover();
  const items = industryEntries.map((entry) => {
    if (!('links' in entry)) return [linkLine(entry)];
    if (entry.label !== group) return [`button ${JSON.stringify(entry.label)}`];
    return openMenu(
      group,
      entry.links.map((link) => [linkLine(link)]),
    );
  });
  await expect(bar).toMatchAriaSnapshot(JSON.stringify(openMenu(menuLabels.industries, items)));
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
    await table.getByRole('rowheader', { name: shown.at(-3)?.feature }).scrollIntoViewIfNeeded();
    await expect(table.getByRole('columnheader', { name: plans.at(-1)?.title })).toBeInViewport();
  });
}
