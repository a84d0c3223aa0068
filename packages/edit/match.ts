import type { ContentFile, Place } from './site';
import { leavesIn, valueAt, type Leaf } from './values';

/**
 * From a text on a page to the field that it comes from, by its value. Nothing on the page has to say it, so that nothing can
 * reach the export, and no length, title or description is disturbed.
 */

/** A field that a text on a page may come from. */
type Entry = {
  file: string;
  place: Place;
  /** Whether the text says more or less than the field. */
  isPart: boolean;
  words: string;
  pattern?: RegExp;
};

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text without what pages add: quotation marks, and spaces where lines break. */
const bare = (text: string) =>
  text
    .replaceAll(/[“”‘"]|\u00ad|\u2060/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Names, ids and keys, which no page shows. */
const unseen = new Set<string | number>([
  'path',
  'href',
  'mobileHref',
  'id',
  'kind',
  'icon',
  'form',
  'layout',
  'claims',
  'action',
  'actions',
]);

/** Links in sentences are written `[words](/path)`. */
const link = /\[([^[\]]+)\]\([^()\s]+\)/g;

/** How pages write a value: a figure with its unit, a price with its currency. */
function wordsOf(file: string, data: unknown, place: Place, value: unknown): string[] {
  const field = place.at(-1);
  if (typeof value !== 'number' && typeof value !== 'string') return [];
  if (typeof value === 'number') {
    const digits = value.toLocaleString('en-US');
    const isPrice = ['price', 'setup', 'website', 'emailFee'].includes(String(field));
    return isPrice ? [...new Set([`$${value}`, `$${digits}`])] : [digits];
  }
  if (file === 'content/claims.ts' && field === 'figure') {
    const unit = String(valueAt(data, [...place.slice(0, -1), 'unit']));
    const qualifier = valueAt(data, [...place.slice(0, -1), 'qualifier']);
    const figure = unit === '%' || unit === '' ? value + unit : `${value} ${unit}`;
    return [figure, ...(typeof qualifier === 'string' ? [`${qualifier} ${figure}`] : [])];
  }
  return [bare(value.replaceAll(link, '$1'))];
}

/** A text with names in braces, as whatever they are filled in with. */
function patternOf(words: string): RegExp | undefined {
  const parts = words.split(/\{\w+\}/).map(escape);
  return parts.length > 1 ? new RegExp(`^${parts.join('(.+?)')}$`, 'u') : undefined;
}

const isSeen = ({ place }: Leaf) => !place.some((key) => unseen.has(key));

/** The fields of a file, each with the words that pages write for it. */
export function entriesOf({ file, data }: ContentFile): Entry[] {
  return leavesIn(data)
    .filter(isSeen)
    .flatMap(({ place, value }) =>
      wordsOf(file, data, place, value).map((words) => {
        return { file, place, isPart: false, words, pattern: patternOf(words) };
      }),
    );
}

/** The plans that state a number, by the words that it is put into: “10 members” → `plans[2].members`. */
function factsOf(entry: Entry, text: string, facts: readonly Entry[]): Entry[] {
  const fact = entry.file === 'content/plan-words.ts' ? entry.place[1] : undefined;
  const [, filled] = entry.pattern?.exec(text) ?? [];
  if (fact === undefined || filled === undefined) return [];
  return facts.filter(
    ({ file, place, words }) => file === 'content/plans.ts' && place.at(-1) === fact && words === filled,
  );
}

function groupedByWords(entries: readonly Entry[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) groups.set(entry.words, [...(groups.get(entry.words) ?? []), entry]);
  return groups;
}

const leastPart = 12;

/**
 * Makes the search over all content.
 *
 * @returns finds the fields of each of these texts on the page with a path, the most likely first
 */
export function matcher(contents: readonly ContentFile[]) {
  const entries = contents.flatMap(entriesOf);
  const byWords = groupedByWords(entries);
  const patterns = entries.filter(({ pattern }) => pattern);

  function fieldsOf(text: string, isOwn: (file: string) => boolean): Entry[] {
    const exact = byWords.get(text) ?? [];
    const filled = patterns.filter(({ pattern }) => pattern?.test(text));
    const found = [...exact, ...filled.flatMap((entry) => factsOf(entry, text, entries)), ...filled];
    if (found.length > 0 || text.length < 2) return found;
    const isPart = ({ words, file }: Entry) =>
      isOwn(file) &&
      (words.length >= leastPart || /\d/.test(words)) &&
      (text.includes(words) || (text.length >= leastPart && words.includes(text)));
    return entries
      .filter(isPart)
      .map((entry) => Object.assign({}, entry, { isPart: true }))
      .toSorted((one, other) => other.words.length - one.words.length)
      .slice(0, 5);
  }

  return (path: string, texts: readonly string[]): Entry[][] => {
    const own = contents.find(({ data }) => valueAt(data, ['path']) === path)?.file;
    const pageFiles = new Set(
      contents.filter(({ data }) => typeof valueAt(data, ['path']) === 'string').map(({ file }) => file),
    );
    const isOwn = (file: string) => file === own || !pageFiles.has(file);
    const rank = ({ file, place }: Entry) =>
      file === own ? (place[0] === 'seo' ? 1.5 : 0) : pageFiles.has(file) ? 3 : file === 'content/claims.ts' ? 1 : 2;
    /** How often a text has been on the page before. */
    const seen = new Map<string, number>();
    return texts.map((typed) => {
      const text = bare(typed);
      const found = fieldsOf(text, isOwn).filter(({ file }) => isOwn(file) || !own);
      const shown = found.filter((entry) => entry.file !== 'content/claims.ts' || isShown(contents, entry, path));
      const ranked = (shown.length > 0 ? shown : found).toSorted((one, other) => rank(one) - rank(other));
      const [first] = ranked;
      const alike = first ? ranked.filter((entry) => rank(entry) === rank(first)) : [];
      const nth = seen.get(text) ?? 0;
      seen.set(text, nth + 1);
      // The second “Paid” of a page is the second of its file.
      const chosen = alike[Math.min(nth, alike.length - 1)];
      const others = ranked.filter((entry) => entry !== chosen);
      return chosen ? [chosen, ...others] : [];
    });
  };
}

/** Whether a page shows a figure. */
function isShown(contents: readonly ContentFile[], { file, place }: Entry, path: string): boolean {
  const id = valueAt(contents.find((one) => one.file === file)?.data, [...place.slice(0, 1), 'id']);
  const page = contents.find(({ data }) => valueAt(data, ['path']) === path);
  return JSON.stringify(page?.data ?? null).includes(JSON.stringify(id));
}
