import type { z } from 'zod';
import { checkFile, type Fills } from '../../../scripts/check/file';
import { isFactKind, kinds, type Kind } from '../../../lib/content/kinds';
import { mistakeLine, valueAt } from '../../../lib/content/mistake';
import { longText, withAccents } from './long-text';

/**
 * Another set of content, made from the real one so that it cannot become outdated: another brand, other addresses, prices
 * and figures, and words twice as long with accents, at the same paths. What the schemas limit stays within it: a text has
 * as many long words as it has room for. What a schema does not accept at all keeps its original value.
 */

const brand = { name: 'Åsa & Søn', host: 'asa-og-soen.com', url: 'https://asa-og-soen.com' };

/** The provider's own hosts, as an account without a white-label domain has them: frames, script and chat are three origins. */
const providerHosts: Record<string, string> = {
  bookingCalendar: 'api.leadconnectorhq.com',
  coachingCalendar: 'api.leadconnectorhq.com',
  contactForm: 'api.leadconnectorhq.com',
  formEmbedScript: 'link.msgsndr.com',
  chatLoader: 'widgets.leadconnectorhq.com',
};

/** References between content files, fields that code depends on, and what claims quote. */
const kept = new Set(
  'id path href mobileHref pages claims plans action actions ctaLink destination src image from to for kind icon form family qualifier unit subject customer'.split(
    ' ',
  ),
);

/** Drawings whose numbers depend on each other, such as sums. Only their words change. */
const drawings = new Set<PropertyKey>(['heroScene', 'chart', 'scene', 'jobs', 'lines']);
const isDrawn = (path: readonly PropertyKey[]) => path.some((key) => drawings.has(key));
/** The same for the amounts in their texts. */
const longer = (text: string, path: readonly PropertyKey[], longest?: number) =>
  longText(text, longest, isDrawn(path) ? text : undefined);
const prices = new Set<PropertyKey>(['price', 'setup', 'website']);

const withOtherDigits = (text: string) => text.replaceAll(/[1-8]/g, (digit) => String(Number(digit) + 1));

function changeText(text: string, field: string, path: readonly PropertyKey[]): string {
  if (field === 'url') {
    const key = String(path.at(-2));
    const { host, pathname } = new URL(text);
    return `https://${providerHosts[key] ?? `${host.split('.', 1)[0]}.${brand.host}`}${pathname}`;
  }
  if (field === 'address') return `sam@${brand.host}`;
  // All plans with names twice as long would be more than search results show.
  if (text.includes('{everyPlanPrice}')) return withAccents(text.replace('{everyPlanPrice}', '{cheapestPrice}'));
  if (field === 'figure' || field === 'source') return withOtherDigits(text);
  // A price is filled in after the check of the length, and is longer than before.
  return /\{\w+(?:Price|Fee)\}/.test(text) ? withAccents(text) : longer(text, path);
}

function changed(value: unknown, path: readonly PropertyKey[] = []): unknown {
  const field = String(path.findLast((key) => typeof key === 'string') ?? '');
  if (kept.has(field)) return value;
  if (field === 'placeholder' || field === 'sample') return false;
  if (typeof value === 'string') return changeText(value, field, path);
  if (typeof value === 'number') {
    if (isDrawn(path)) return value;
    return prices.has(field) ? value * 100 : value + 1;
  }
  if (Array.isArray(value)) return value.map((entry, index) => changed(entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner, [...path, key])]));
}

/** What samples have none of. It has to be in `content/pictures/`. */
export const photoName = 'other-person.jpg';

/** Changes that are not specific to a single field. */
const byFile: Partial<Record<Kind, (data: object) => object>> = {
  site: (data) => ({ ...data, name: brand.name, url: brand.url, brandIsPlaceholder: false }),
  destinations: (data) => ({ ...data, chatWidget: { id: '0123456789abcdef01234567', placeholder: false } }),
  testimonials: (data) => (data as object[]).map((entry) => Object.assign(entry, { image: photoName })),
  'pages/founder': (data) => ({ ...data, portrait: { src: photoName, alt: longText('The founder at a desk') } }),
};

/** The next best value of a field that the schema rejects. */
function amended(data: object, original: object, { path, ...issue }: z.core.$ZodIssue): unknown {
  const now = valueAt(data, path);
  const before = valueAt(original, path);
  if (issue.code === 'too_big' && typeof now === 'number') return Number(issue.maximum);
  if (typeof now !== 'string' || typeof before !== 'string') return before;
  if (path.at(-1) === 'marker' && issue.code === 'custom') {
    const [first = ''] = /\p{L}{2,}/u.exec(String(valueAt(data, [...path.slice(0, -1), 'text']))) ?? [];
    return now === first ? before : first;
  }
  if (issue.code === 'too_big' && now.length > before.length) {
    const fitting = longer(before, path, Number(issue.maximum));
    return fitting === now ? withAccents(before) : fitting;
  }
  // What is filled in may be longer than before: the last words go, but for names to fill in.
  if (issue.code === 'too_big') return now.replace(/ [^ {}]+?([.?!]?)((?: [^ ]*\{[^ ]*)*)$/, '$1$2');
  return now === withAccents(before) ? before : withAccents(before);
}

/** More than the longest chain of dependent fields, each with as many steps as there are. */
const maxRounds = 60;

/**
 * @param fills what fills in the names of other files that are of the set, too
 * @throws {Error} if the check rejects the data even with original values
 */
export function otherContent(kind: Kind, file: string, original: object, fills: Fills): object {
  const generated = changed(original) as object;
  const data = byFile[kind]?.(generated) ?? generated;
  for (let round = 0; round < maxRounds; round += 1) {
    const filled = isFactKind(kind) ? data : (fills.fillNames?.(data) ?? data);
    const { error } = kinds[kind].safeParse(filled);
    if (!error) break;
    for (const issue of error.issues) {
      const value = amended(data, original, issue);
      Reflect.set(Object(valueAt(data, issue.path.slice(0, -1))), issue.path.at(-1) ?? '', value);
      // Some hero scenes repeat what their scene says.
      if (issue.path[0] === 'heroScene' && typeof value !== 'string') {
        Reflect.set(Object(valueAt(data, ['hero'])), 'scene', valueAt(original, ['hero', 'scene']));
      }
    }
  }
  const mistakes = checkFile(kind, file, data, fills).mistakes.filter(({ code }) => code !== 'spelling');
  if (mistakes.length > 0) {
    throw new Error(`cannot make other content of ${file}:\n${mistakes.map(mistakeLine).join('\n')}`);
  }
  return kind === 'testimonials' ? (data as unknown[]).toReversed() : data;
}
