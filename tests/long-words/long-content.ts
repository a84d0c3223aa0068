import type { z } from 'zod';
import { at, references } from '../second-content/second-content';
import { foreignName, longText, withAccents } from './long-text';

/**
 * Generates a set of content with long and foreign words from the real one: words twice as long with accents, emoji,
 * names from right to left and prices of five digits. In a copy of the project, scripts/test/test-long-words.ts passes
 * every content file through `longContent` before validation.
 *
 * What the schemas limit stays within it: a text has as many long words as it has room for. What a schema does not accept
 * at all keeps its original value. Pictures that the build draws have the characters of the site's typefaces only, which is
 * why the check of the content lets no others through: where they are drawn, there are no emoji and no foreign names.
 */

/** References between content files, fields that code depends on, and what charts draw or claims quote. */
const kept = new Set([...references, 'icon', 'url', 'address', 'figure', 'qualifier', 'source', 'subject']);

/** The parts of a page, and the files, that sharing pictures and the picture of the plans draw. */
const drawn = new Set<PropertyKey | undefined>([
  'seo',
  'hero',
  'stage',
  'story',
  'panel',
  'scene',
  'title',
  'eyebrow',
  'expect',
  'highlights',
  'timeline',
]);
const drawnFiles = /\/(?:plans|plan-words|site|founder)\.ts$/;
const drawnFields: Record<string, PropertyKey> = {
  'content/add-ons.ts': 'name',
  'content/pages/terms-of-service.ts': 'title',
};

const isDrawnByBuild = (file: string, path: readonly PropertyKey[]) =>
  drawn.has(path[0]) || drawnFiles.test(file) || path.at(-1) === drawnFields[file];

/** Where the field is the name of a person. */
const isPerson = (file: string, path: readonly PropertyKey[]) =>
  path.at(-1) === 'person' ||
  path.at(-1) === 'speaker' ||
  (path.at(-1) === 'name' &&
    (file === 'content/testimonials.ts' || path.at(-2) === 'record' || path.at(-2) === 'scene'));

function longValue(file: string, text: string, path: readonly PropertyKey[], longest?: number): string {
  const isForeign = !isDrawnByBuild(file, path);
  return isForeign && isPerson(file, path) ? foreignName(text) : longText(text, isForeign, longest);
}

const prices = new Set<PropertyKey | undefined>(['price', 'setup', 'website']);

function changed(file: string, value: unknown, path: readonly PropertyKey[] = []): unknown {
  const field = path.at(-1);
  if (kept.has(String(field))) return value;
  if (typeof value === 'string') return longValue(file, value, path);
  if (typeof value === 'number') return prices.has(field) ? value * 100 : value;
  if (Array.isArray(value)) return value.map((entry, index) => changed(file, entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(file, inner, [...path, key])]));
}

/** The next best value of a field that the schema rejects. */
function amended(file: string, data: object, original: object, issue: z.core.$ZodIssue): unknown {
  const { path } = issue;
  const now = at(data, path);
  const before = at(original, path);
  if (issue.code === 'too_big' && typeof now === 'number') return Number(issue.maximum);
  if (typeof now !== 'string' || typeof before !== 'string') return before;
  if (path.at(-1) === 'marker' && issue.code === 'custom') {
    const [first = ''] = /\p{L}{2,}/u.exec(String(at(data, [...path.slice(0, -1), 'text']))) ?? [];
    return now === first ? before : first;
  }
  if (issue.code === 'too_big') {
    const fitting = longValue(file, before, path, Number(issue.maximum));
    if (fitting !== now) return fitting;
  }
  return now === withAccents(before) ? before : withAccents(before);
}

/** More than the longest chain of dependent fields, each with as many steps as there are. */
const maxRounds = 40;

/**
 * Returns the set's data for a content file.
 *
 * @throws {Error} if the schema rejects the data even with restored fields
 */
export function longContent(file: string, schema: z.ZodType, original: object): object {
  const data = changed(file, original) as object;
  for (let round = 0; round < maxRounds; round += 1) {
    const result = schema.safeParse(data);
    if (result.success) return data;
    for (const issue of result.error.issues) {
      const last = issue.path.at(-1);
      if (last === undefined) throw new Error(`the schema rejects the whole of ${file}`);
      const value = amended(file, data, original, issue);
      Reflect.set(Object(at(data, issue.path.slice(0, -1))), last, value);
      // Some stages repeat what their scene says.
      if (issue.path[0] === 'stage' && typeof value !== 'string') {
        Reflect.set(Object(at(data, ['hero'])), 'scene', at(original, ['hero', 'scene']));
      }
    }
  }
  throw new Error(`cannot generate content with long words for ${file}`);
}
