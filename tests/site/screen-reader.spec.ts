import { expect, test } from '@playwright/test';
import { plans } from '../../lib/content';
import type { NavigationLink } from '../../lib/content/schemas/navigation';
import { groupLabelOf, industryEntries, menuLabels } from './labels';

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

test('the comparison of plans: the header of each column stays in sight', async ({ page }) => {
  await page.goto('/pricing');
  const headers = page.getByRole('table').getByRole('rowheader');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await headers.nth(-3).scrollIntoViewIfNeeded();
    for (const { title } of plans)
      await expect(page.getByRole('columnheader', { name: title })).toBeInViewport({ ratio: 1 });
  }
});
