import { z } from 'zod';
import { kindOf, kinds, type Kind } from '../lib/content/kinds';
import { sourceOfName } from '../lib/content/load';
import { namesIn } from '../lib/content/schemas/fields';
import { valueAt, type Place } from '../lib/content/mistake';
import { textsIn } from '../lib/content/walk';
import { referenceFields } from '../lib/content/schemas/references';
import { pictureNames } from '../lib/pictures/picture-file';
import { pageKinds } from '../scripts/new/kinds-of-pages';
import { entriesOf, readContents, type ContentText } from '../scripts/preview/match';
import { Refusal } from './files';
import { entryName, inWords } from './words';

/** What the panel is told of content: files by names that people use, forms, and what can be chosen. */

/** What a file is called in the panel. */
export function titleOf({ file, data }: Pick<ContentText, 'file' | 'data'>): string {
  const path = valueAt(data, ['path']);
  return typeof path === 'string' ? `Page ${path}` : inWords(file.replace(/^content\/(?:.*\/)?|\.ts$/g, ''));
}

/** A place in words: “Pricing, plan 3: Price”. */
export function placeInWords(content: Pick<ContentText, 'file' | 'data'>, place: Place): string {
  const steps = place.map((key, index) =>
    typeof key === 'number' ? `“${entryName(valueAt(content.data, place.slice(0, index + 1)))}”` : inWords(key),
  );
  return [titleOf(content), ...steps].join(' › ');
}

export function kindOfFile(file: string): Kind {
  const kind = kindOf(file.replace(/^content\/|\.ts$/g, ''));
  if (!kind) throw new Refusal(`${file} is no content.`, 404);
  return kind;
}

type Optional<Key extends string, Value> = Partial<Record<Key, Value>>;

/** What the panel reads of a JSON Schema. */
export type Schema = Optional<'$ref' | 'type' | 'description' | 'format', string> &
  Optional<'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minimum' | 'maximum', number> &
  Optional<'required' | 'enum', string[]> & {
    const?: unknown;
    $defs?: Record<string, Schema>;
    properties?: Record<string, Schema>;
    items?: Schema;
    anyOf?: Schema[];
    oneOf?: Schema[];
    additionalProperties?: Schema | boolean;
  };

/** The form of a kind: labels, helps, bounds, choices. */
export const formOf = (file: string) =>
  z.toJSONSchema(kinds[kindOfFile(file)], { unrepresentable: 'any', io: 'input', reused: 'ref' }) as Schema;

type Choice = { value: string; label: string };

const entries = (data: unknown) => Object.entries(Object(data) as object);
const textAt = (data: unknown, ...place: Place) => String(valueAt(data, place) ?? '');

/** What fields that refer to something can be filled with, by what they refer to. */
function choices(contents: readonly ContentText[]): Record<string, Choice[]> {
  const dataOf = (file: string) => contents.find((one) => one.file === `content/${file}.ts`)?.data;
  return {
    claims: entries(dataOf('claims')).map(([, claim]) => ({
      value: textAt(claim, 'id'),
      label: `${textAt(claim, 'figure')}${textAt(claim, 'unit')} ${textAt(claim, 'label')}`,
    })),
    actions: entries(dataOf('actions')).map(([value, action]) => ({
      value,
      label: `${textAt(action, 'label')} → ${textAt(action, 'href')}`,
    })),
    destinations: entries(valueAt(dataOf('destinations'), ['links'])).map(([value, link]) => ({
      value,
      label: textAt(link, 'url'),
    })),
    pages: contents
      .flatMap(({ data }) => {
        const value = valueAt(data, ['path']);
        return typeof value === 'string' ? [{ value, label: textAt(data, 'seo', 'title') }] : [];
      })
      .concat(
        ['aliases', 'redirects'].flatMap((file) =>
          entries(dataOf(file)).map(([, entry]) => ({
            value: textAt(entry, file === 'aliases' ? 'path' : 'from'),
            label: 'leads on',
          })),
        ),
      ),
    plans: entries(dataOf('plans')).map(([, plan]) => ({ value: textAt(plan, 'name'), label: textAt(plan, 'title') })),
    pictures: pictureNames().map((value) => ({ value, label: value })),
  };
}

/** What the fields refer to that have these names. */
const references: Record<string, string | undefined> = {
  ...Object.fromEntries(['href', 'mobileHref', 'path', 'to', 'shows', 'pages'].map((field) => [field, 'pages'])),
  ...Object.fromEntries(Object.entries(referenceFields).map(([field, { to }]) => [field, to])),
  plans: 'plans',
  icon: 'icons',
  src: 'pictures',
  image: 'pictures',
};

/** Everything that the panel needs to know before a field is opened. */
export function overview() {
  const contents = readContents();
  /** Names in braces, with the files that use them. */
  const users = new Map<string, string[]>();
  for (const content of contents) {
    const names = new Set(textsIn(content.data).flatMap(({ text }) => namesIn(text)));
    for (const name of names) users.set(name, [...(users.get(name) ?? []), titleOf(content)]);
  }
  return {
    pageKinds: Object.keys(pageKinds),
    files: contents.map(({ file, data }) => ({ file, path: valueAt(data, ['path']) as string | undefined })),
    choices: choices(contents),
    references,
    /** Where names in braces are filled in from, and where they stand. */
    names: Object.fromEntries(
      [...users].flatMap(([name, titles]) => {
        const from = sourceOfName(name);
        return from === undefined ? [] : [[name, { from, users: titles }]];
      }),
    ),
  };
}

/** The fields that have these words, numbers as pages show them: $297. */
export function search(query: string) {
  const words = query.toLowerCase().match(/[^\s“”‘’"']+/g) ?? [];
  if (words.length === 0) return [];
  const hits = readContents().flatMap((content) =>
    [
      ...textsIn(content.data).map(({ path, text }) => ({ place: path, text })),
      ...entriesOf(content)
        .filter(({ place }) => typeof valueAt(content.data, place) === 'number')
        .map(({ place, words: text }) => ({ place, text })),
    ]
      .filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)))
      .map((hit) => Object.assign(hit, { file: content.file, what: placeInWords(content, hit.place) })),
  );
  return hits.toSorted((one, other) => one.text.length - other.text.length).slice(0, 60);
}
