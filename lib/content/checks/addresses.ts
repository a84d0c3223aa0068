import { show, valueAt } from '../mistake';
import type { Alarm } from './alarm';

/** Addresses outside the site that carry somebody's campaign, or have changed places. */

/** What advertising, mail and analytics programs add to an address that is copied from the browser. */
const tracking =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|gclsrc|fbclid|msclkid|ttclid|twclid|yclid|li_fat_id|igshid?|mc_[ce]id|_hs\w+|mkt_tok|_ga|_gl|ref_src|si|s_cid|trk\w*|vero_\w+|oly_\w+)$/i;

/** What the hosts of networks have in their names. */
const networks: Readonly<Record<string, RegExp>> = {
  facebook: /(?:^|\.)(?:facebook|fb)\./,
  instagram: /(?:^|\.)instagram\./,
  linkedin: /(?:^|\.)linkedin\./,
  youtube: /(?:^|\.)youtube\.|^youtu\.be$/,
  tiktok: /(?:^|\.)tiktok\./,
  pinterest: /(?:^|\.)pinterest\./,
  threads: /(?:^|\.)threads\./,
  x: /^(?:www\.)?(?:x|twitter)\.com$/,
};

/** Addresses of one kind have names that end or begin alike: checkoutPro, coachingCalendar. */
const groups = [/^checkout(.+)$/, /^addOn(.+)$/, /^(.+)Calendar$/, /^(.+)Form$/];

function groupOf(key: string): { group: number; name: string } | undefined {
  for (const [group, pattern] of groups.entries()) {
    const name = pattern.exec(key)?.[1];
    if (name) return { group, name: name.toLowerCase().replace(/ing$/, '') };
  }
  return undefined;
}

/** Whether the end of an address has a name: `local-seo` has localseo, `hL7coachCalendar02` has coach. */
function isNamed(url: URL, name: string): boolean {
  const end = url.pathname.replace(/\/$/, '').replace(/^.*\//, '') + url.search;
  const words = end.toLowerCase().split(/[^a-z\d]+/);
  return words.includes(name) || (name.length > 4 && words.join('').includes(name));
}

/** The key whose address this seems to be, if it is another one than its own. */
function misplaced(key: string, url: URL, keys: readonly string[]): string | undefined {
  if (networks[key]) {
    return networks[key].test(url.hostname)
      ? undefined
      : Object.keys(networks).find((network) => networks[network]?.test(url.hostname));
  }
  const own = groupOf(key);
  if (!own || isNamed(url, own.name)) return undefined;
  return keys.find((other) => {
    const found = other === key ? undefined : groupOf(other);
    return found?.group === own.group && isNamed(url, found.name);
  });
}

function linkAlarms(typed: unknown): Alarm[] {
  const keys = Object.keys(Object(valueAt(typed, ['links'])));
  return keys.flatMap((key): Alarm[] => {
    const typedUrl = valueAt(typed, ['links', key, 'url']);
    if (typeof typedUrl !== 'string' || !URL.canParse(typedUrl)) return [];
    const url = new URL(typedUrl);
    const path = ['links', key, 'url'];
    const added = [...url.searchParams.keys()].filter((name) => tracking.test(name));
    const other = misplaced(key, url, keys);
    const alarms: { name: string; expected: string }[] = [];
    if (added.length > 0) alarms.push({ name: 'tracking', expected: `an address without ${added.join(', ')}` });
    if (other) alarms.push({ name: 'swapped', expected: `the address for ${key}; this seems to be that of ${other}` });
    return alarms.map(({ name, expected }) => ({ name, path, found: show(typedUrl), expected }));
  });
}

/** A network by another one's address: `{ name: 'Facebook', destination: 'instagram' }`. */
function networkAlarms(typed: unknown): Alarm[] {
  const social = valueAt(typed, ['social']);
  if (!Array.isArray(social)) return [];
  return social.flatMap((entry, index): Alarm[] => {
    const [name, key] = ['name', 'destination'].map((field) => String(valueAt(entry, [field])).toLowerCase());
    if (!networks[name ?? ''] || !networks[key ?? ''] || name === key) return [];
    return [
      {
        name: 'swapped',
        path: ['social', index, 'destination'],
        found: show(key),
        expected: `${name}, as its name says`,
      },
    ];
  });
}

/** Of content/destinations.ts, and of what refers to its networks. */
export const addressAlarms = (typed: unknown): Alarm[] => [...linkAlarms(typed), ...networkAlarms(typed)];
