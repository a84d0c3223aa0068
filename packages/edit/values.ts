import type { Place } from './site';

/** Values of content, their places, and names for people. The server and the panel share it. */

/** What is at a place; undefined where nothing is. */
export const valueAt = (data: unknown, place: Place): unknown =>
  place.reduce<unknown>((value, key) => (isObject(value) ? Reflect.get(value, key) : undefined), data);

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export type Leaf = { place: Place; value: unknown };

/** Every text, number and flag in a value, each with its place. */
export function leavesIn(value: unknown, place: Place = []): Leaf[] {
  if (!isObject(value)) return [{ place, value }];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => leavesIn(inner, [...place, key]));
}

/** What is kept of what was typed: a blank at the end is on the way to the next word. */
export const trimmed = (value: unknown): unknown =>
  value === undefined
    ? undefined
    : JSON.parse(JSON.stringify(value), (_key, inner: unknown) => (typeof inner === 'string' ? inner.trim() : inner));

/** What is not plain in the name of a field. */
const plain: Record<string, string> = {
  alt: 'What the picture shows',
  claims: 'Figures',
  ctaText: 'Button',
  ctaLink: 'Where the button leads',
  destinations: 'Addresses outside the site',
  href: 'Leads to',
  id: 'Short name',
  mobileHref: 'Leads to, on phones',
  navigation: 'Menus',
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
  const text =
    texts.find((one) => typeof one === 'string' && one !== '') ??
    leavesIn(entry).find(({ value }) => typeof value === 'string')?.value ??
    '';
  return String(text).slice(0, 60);
}

/** `IMG 2041` → `img-2041`, as in addresses. Nothing is left of another alphabet. */
export const slug = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** What an error says. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const keyOf = (place: Place) => place.join('.');

/** What is expected, as a sentence. */
export const sentence = (expected: string) => `Expected ${expected.replace(/\.$/, '')}.`;

/** Whether two values are the same. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a value has fields, and is no list. */
export const isFields = (value: unknown): value is Record<string, unknown> => isObject(value) && !Array.isArray(value);

/** A headline, with the words in it that are marked. */
export type Marked = { text: string; marker?: string };

export const isMarked = (value: unknown): value is Marked =>
  isFields(value) && typeof value.text === 'string' && Object.keys(value).every((key) => /^(?:text|marker)$/.test(key));

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
