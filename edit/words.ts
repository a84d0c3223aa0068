import { valueAt, type Place } from '../lib/content/mistake';
import { textsIn } from '../lib/content/walk';

/** Names of fields and entries, for people, and what else the server and the panel share. */

/** What is not plain in the name of a field. */
const plain: Record<string, string> = {
  alt: 'What the picture shows',
  ctaText: 'Button',
  ctaLink: 'Where the button leads',
  href: 'Leads to',
  id: 'Short name',
  mobileHref: 'Leads to, on phones',
  seo: 'In search engines',
  src: 'Picture',
  url: 'Web address',
};

/** `add-on-pricing` → Add on pricing, `seeAlso` → See also */
export function inWords(name: string | number): string {
  if (typeof name === 'number') return `Entry ${name + 1}`;
  if (plain[name] !== undefined) return plain[name];
  const words = name.replaceAll(/[-/]/g, ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

const naming = ['title', 'name', 'label', 'question', 'feature', 'id', 'term', 'text', 'from', 'href'];

/** What an entry of a list is called: by its name, title or whatever it has of the kind. */
export function entryName(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const texts = naming.map((key) => valueAt(entry, [key]) ?? undefined);
  const text = texts.find((one) => typeof one === 'string' && one !== '') ?? textsIn(entry)[0]?.text ?? '';
  return String(text).slice(0, 60);
}

export const keyOf = (place: Place) => place.join('.');

/** What is expected, as a sentence. */
export const sentence = (expected: string) => `Expected ${expected.replace(/\.$/, '')}.`;

/** Whether two values are the same. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a value has fields, and is no list. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A headline, with the words in it that are marked. */
export type Marked = { text: string; marker: string };

export const isMarked = (value: unknown): value is Marked => isFields(value) && 'text' in value && 'marker' in value;

/** Whether a place is another one, or in it. */
export const isWithin = (place: Place, outer: Place) => outer.every((key, index) => place[index] === key);

/** A text without what pasting brings along: straight quotes, line breaks, double spaces and what nobody sees. */
export const repaired = (text: string) =>
  text
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(^|[\s([{—–])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([{“—–])'/g, '$1‘')
    .replaceAll("'", '’');
