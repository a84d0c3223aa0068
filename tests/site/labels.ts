import { actions } from '../../lib/content/actions';
import { navigation } from '../../lib/content/navigation';
import { plans } from '../../lib/content/plans';
import type { ActionName } from '../../lib/content/schemas/action';
import type { Navigation, NavigationLink } from '../../lib/content/schemas/navigation';
import type { Plan } from '../../lib/content/schemas/plan';

/* What things are called on the pages, as content has it: tests name them by what they are or where they lead. */

type MenuId = Navigation['menus'][number]['id'];

function found<Value>(value: Value | undefined, what: string): Value {
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

/** A link to a path, or to an address outside the site. */
const leadsTo = (target: string) => (link: NavigationLink) =>
  ('href' in link ? link.href : link.destination) === target;

/** The label of the menus' link to a path or an address. */
export function labelOf(target: string): string {
  return found(links.find(leadsTo(target)), `link to ${target} in a menu`).label;
}

/** The label of the footer's link to a path. */
export function footerLabelOf(path: string): string {
  const all = navigation.footer.flatMap((column) => column.links);
  return found(all.find(leadsTo(path)), `link to ${path} in the footer`).label;
}

/** The label of the nested menu with the overview at this path. */
export function groupLabelOf(overview: string): string {
  return found(
    groups.find((group) => group.links.some(leadsTo(overview))),
    `nested menu with ${overview}`,
  ).label;
}

export const actionLabel = (name: ActionName) => actions[name].label;

export function planNamed(name: Plan['name']): Plan {
  return found(
    plans.find((plan) => plan.name === name),
    `plan ${name}`,
  );
}

/** Matches a text that begins with a label. */
export const startingWith = (label: string) => new RegExp(`^\\s*${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
