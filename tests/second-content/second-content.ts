import type { z } from 'zod';

/**
 * Generates a second set of content from the real one, with a different brand, addresses, prices, figures, people and
 * words at the same paths. It is generated so that it cannot become outdated: in a copy of the project,
 * scripts/test/test-second-content.ts passes every content file through `secondContent` before validation.
 *
 * Values that the schema does not accept with changes, such as icons and names of plans, keep their original value.
 */

const brand = { name: 'Vale & Ferndale', host: 'vale-and-ferndale.com', url: 'https://vale-and-ferndale.com' };

/** The provider's own hosts, as an account without a white-label domain has them: frames, script and chat are three origins. */
const providerHosts: Record<string, string> = {
  bookingCalendar: 'api.leadconnectorhq.com',
  coachingCalendar: 'api.leadconnectorhq.com',
  contactForm: 'api.leadconnectorhq.com',
  formEmbedScript: 'link.msgsndr.com',
  chatLoader: 'widgets.leadconnectorhq.com',
};

/** References between content files, and fields that code depends on. */
export const references: ReadonlySet<string> = new Set([
  'id',
  'path',
  'href',
  'mobileHref',
  'pages',
  'claims',
  'proof',
  'plans',
  'ctaLink',
  'destination',
  'src',
  'image',
  'from',
  'to',
  'kind',
]);

const digitReplacements: Record<string, string> = {
  1: '2',
  2: '3',
  3: '4',
  4: '5',
  5: '6',
  6: '7',
  7: '8',
  8: '9',
  9: '8',
};

/** Keeps placeholders such as `{count}` and the addresses of links, `](/pricing)`. Reverses longer words, so that the text's length does not change. */
function changeText(text: string): string {
  return text
    .replaceAll(/\{\w+\}|\]\([^)]*\)|\p{L}{4,}/gu, (word) => (/^[{\]]/.test(word) ? word : reverse(word)))
    .replaceAll(/\d/g, (digit) => digitReplacements[digit] ?? digit);
}

function reverse(word: string): string {
  const reversed = [...word].toReversed().join('');
  if (word === word.toUpperCase()) return reversed;
  const lower = reversed.toLowerCase();
  return /^\p{Lu}/u.test(word) ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower;
}

/** Replaces the host of an address and keeps its path. */
function changeHost(address: string): string {
  const { host, pathname } = new URL(address);
  return `https://${host.split('.', 1)[0]}.${brand.host}${pathname}`;
}

const byField: Record<string, (value: unknown) => unknown> = {
  url: (value) => changeHost(String(value)),
  address: (value) => (String(value).includes('@') ? `sam@${brand.host}` : value),
  placeholder: () => false,
  sample: () => false,
};

/** Drawings whose numbers depend on each other, such as sums. Only their words change. */
const drawings = new Set(['stage', 'chart']);

function changed(value: unknown, field = '', keepNumbers = drawings.has(field)): unknown {
  if (references.has(field)) return value;
  const change = byField[field];
  if (change) return change(value);
  if (typeof value === 'string') return changeText(value);
  if (typeof value === 'number') return keepNumbers ? value : value + 1;
  if (Array.isArray(value)) return value.map((entry) => changed(entry, '', keepNumbers));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, changed(inner, key, keepNumbers || drawings.has(key))]),
  );
}

function onProviderHosts(links: Record<string, { url: string }>): Record<string, { url: string }> {
  const entries = Object.entries(links).map(([key, link]) => {
    const host = providerHosts[key];
    return [key, host ? { ...link, url: `https://${host}${new URL(link.url).pathname}` } : link] as const;
  });
  return Object.fromEntries(entries);
}

/** Changes that are not specific to a single field. */
const byFile: Record<string, (data: object) => object> = {
  'content/site.ts': (data) => ({ ...data, name: brand.name, url: brand.url, brandIsPlaceholder: false }),
  'content/destinations.ts': (data) => ({
    ...data,
    links: onProviderHosts(Reflect.get(data, 'links')),
    chatWidget: { id: '0123456789abcdef01234567', placeholder: false },
  }),
  // A plan's name is part of the key of its checkout.
  'content/plans.ts': (data) =>
    (data as { ctaLink: string }[]).map((plan) =>
      Object.assign({}, plan, { name: plan.ctaLink.replace('checkout', '').toLowerCase() }),
    ),
  'content/testimonials.ts': (data) => (Array.isArray(data) ? data.slice(0, -1) : data),
};

export function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => Object(inner)[key], value);
}

/** Restores the original value of a field. */
function restore(data: object, original: object, path: readonly PropertyKey[]): void {
  const last = path.at(-1);
  if (last === undefined) throw new Error('the schema rejects the whole file');
  const parent = path.slice(0, -1);
  Reflect.set(Object(at(data, parent)), last, at(original, path));
}

/** More than the longest chain of dependent fields, such as those of a union. */
const maxRounds = 12;

/**
 * Returns the second set's data for a content file.
 *
 * @throws {Error} if the schema rejects the data even with restored fields
 */
export function secondContent(file: string, schema: z.ZodType, original: object): object {
  const generated = changed(original) as object;
  const data = byFile[file]?.(generated) ?? generated;
  for (let round = 0; round < maxRounds; round += 1) {
    const result = schema.safeParse(data);
    if (result.success) return data;
    for (const { path } of result.error.issues) {
      restore(data, original, path);
      // Some stages repeat what their scene says.
      if (path[0] === 'stage') restore(data, original, ['hero', 'scene']);
    }
  }
  throw new Error(`cannot generate a second set of content for ${file}`);
}
