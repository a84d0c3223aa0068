import type { z } from 'zod';

/**
 * A second set of content, made from the real one: another brand, other addresses, prices, amounts, figures, people and
 * words, at the same paths. It is in no file, so that it cannot go stale: scripts/test-second-content.ts has a copy of
 * the project put every content file through `secondContent` on its way to the schema.
 *
 * What a schema does not accept in another wording, such as an icon or the name of a plan, stays as it is.
 */

const brand = { name: 'Vale & Ferndale', host: 'ferndale.example', url: 'https://ferndale.example' };

/** Fields by which content refers to content, and those that only the layout's code may change. */
const references = new Set([
  'id',
  'path',
  'href',
  'mobileHref',
  'pages',
  'claims',
  'src',
  'image',
  'from',
  'to',
  'kind',
]);

const otherDigits: Record<string, string> = { 1: '2', 2: '3', 3: '4', 4: '5', 5: '6', 6: '7', 7: '8', 8: '9', 9: '8' };

/** Placeholders such as `{count}` stay; longer words are read backwards, which keeps the length that a layout has. */
function inOtherWords(text: string): string {
  return text
    .replaceAll(/\{\w+\}|\p{L}{4,}/gu, (word) => (word.startsWith('{') ? word : backwards(word)))
    .replaceAll(/\d/g, (digit) => otherDigits[digit] ?? digit);
}

function backwards(word: string): string {
  const turned = [...word].toReversed().join('');
  if (word === word.toUpperCase()) return turned;
  const lower = turned.toLowerCase();
  return /^\p{Lu}/u.test(word) ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower;
}

/** Another host for each of the old ones, and the path that a provider gives its customers. */
function elsewhere(address: string): string {
  const { host, pathname } = new URL(address);
  return `https://${host.split('.', 1)[0]}.${brand.host}${pathname}`;
}

const byField: Record<string, (value: unknown) => unknown> = {
  url: (value) => elsewhere(String(value)),
  address: (value) => (String(value).includes('@') ? `sam@${brand.host}` : value),
  placeholder: () => false,
  sample: () => false,
};

function changed(value: unknown, field = ''): unknown {
  if (references.has(field)) return value;
  const change = byField[field];
  if (change) return change(value);
  if (typeof value === 'string') return inOtherWords(value);
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return value.map((entry) => changed(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner, key)]));
}

/** What no walk over single fields would find. */
const byFile: Record<string, (data: object) => object> = {
  'content/site.ts': (data) => ({ ...data, name: brand.name, url: brand.url, brandIsPlaceholder: false }),
  'content/destinations.ts': (data) => ({
    ...data,
    chatWidget: { id: '0123456789abcdef01234567', placeholder: false },
  }),
  'content/testimonials.ts': (data) => (Array.isArray(data) ? data.slice(0, -1) : data),
};

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => Object(inner)[key], value);
}

/** Gives a field, or the part that it is in, its first value again. */
function restore(data: object, original: object, path: readonly PropertyKey[]): void {
  const last = path.at(-1);
  if (last === undefined) throw new Error('the whole file is refused');
  const parent = path.slice(0, -1);
  Reflect.set(Object(at(data, parent)), last, at(original, path));
}

/** As many fields of one file hang on one another at most, such as those of a union. */
const rounds = 12;

/**
 * The second set's data for a content file.
 *
 * @throws {Error} when the schema refuses it whatever is left as it was
 */
export function secondContent(file: string, schema: z.ZodType, original: object): object {
  const walked = changed(original) as object;
  const data = byFile[file]?.(walked) ?? walked;
  for (let round = 0; round < rounds; round += 1) {
    const result = schema.safeParse(data);
    if (result.success) return data;
    for (const { path } of result.error.issues) restore(data, original, path);
  }
  throw new Error(`${file} has no second set of content`);
}
