import { actions } from '../../lib/content';
import { navigation } from '../../lib/content/navigation';
import type { ActionName } from '../../lib/content/schemas/references';
import type { Navigation, NavigationLink } from '../../lib/content/schemas/navigation';

/* Labels from the content, so that tests can find elements by purpose or target. */

type MenuId = Navigation['menus'][number]['id'];

function requireFound<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`content has no ${what}`);
  return value;
}

/** The labels of the header's menus. */
export const menuLabels = Object.fromEntries(navigation.menus.map(({ id, label }) => [id, label])) as Record<
  MenuId,
  string
>;
export const menuNames = navigation.menus.map(({ label }) => label);

const groups = navigation.menus.flatMap(({ entries }) => entries.flatMap((entry) => ('links' in entry ? [entry] : [])));
const links = navigation.menus.flatMap(({ entries }) =>
  entries.flatMap((entry) => ('links' in entry ? entry.links : [entry])),
);

/** Whether a link leads to a path or an external address. */
const leadsTo = (target: string) => (link: NavigationLink) =>
  ('href' in link ? link.href : link.destination) === target;

/** The label of the menu link to a path or an external address. */
export function labelOf(target: string): string {
  return requireFound(links.find(leadsTo(target)), `link to ${target} in a menu`).label;
}

/** The label of the submenu with the overview page at a path. */
export function groupLabelOf(overview: string): string {
  return requireFound(
    groups.find((group) => group.links.some(leadsTo(overview))),
    `submenu with ${overview}`,
  ).label;
}

export const actionLabel = (name: ActionName) => actions[name].label;

/** Matches a text that begins with a label. */
export const startingWith = (label: string) => new RegExp(`^\\s*${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** The last page that the menu of industries leads to, by itself and not in a group. */
export const lastIndustry = requireFound(
  navigation.menus
    .find(({ id }) => id === 'industries')
    ?.entries.flatMap((entry) => ('href' in entry ? entry.href : []))
    .at(-1),
  'industry',
);
