import { menuLinks, navigation } from '@/lib/content/navigation';
import { site } from '@/lib/content';
import { addOnPricing, home, pricing } from '@/lib/content/pages';

export type Step = { label: string; path: string };

const groups = navigation.menus.flatMap(({ entries }) => entries.flatMap((entry) => ('links' in entry ? [entry] : [])));

/** A page's label in the menus. The overview of a group is called like the group. */
function stepTo(path: string): Step | undefined {
  const leadsHere = (link: object) =>
    ('href' in link && link.href === path) || ('mobileHref' in link && link.mobileHref === path);
  const group = groups.find(({ links }) => links[0] && leadsHere(links[0]));
  const link = menuLinks.find(leadsHere);
  const label = group?.label ?? link?.label;
  return label === undefined ? undefined : { label, path };
}

/** The page above a page: the overview of its group, or the plans for their add-ons. */
function parentOf(path: string): string | undefined {
  if (path === addOnPricing.path) return pricing.path;
  const group = groups.find(({ links }) => links.slice(1).some((link) => 'href' in link && link.href === path));
  const [overview] = group?.links ?? [];
  return overview && 'href' in overview ? overview.href : undefined;
}

/**
 * The way to a page, with the labels that its menus show: its hub and the page, or the home page and the page. Search
 * engines want two steps, and a third would cost bytes.
 *
 * @returns nothing for the home page and pages that are in no menu
 */
export function trailTo(path: string): Step[] {
  const step = stepTo(path);
  if (!step) return [];
  const parent = parentOf(path);
  const above = parent === undefined ? { label: site.name, path: home.path } : stepTo(parent);
  return above ? [above, step] : [];
}
