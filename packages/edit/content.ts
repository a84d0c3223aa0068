import { formOf, readContent, type ContentFile, type Place } from './site';
import { Refusal } from './files';
import { entriesOf } from './match';
import { pictureNames } from './pictures';
import { entryName, inWords, valueAt } from './values';

/** What the panel is told of content: files by names that people use, forms, and what can be chosen. */

/** What a file is called in the panel. */
export function titleOf({ file, data }: Pick<ContentFile, 'file' | 'data'>): string {
  const path = valueAt(data, ['path']);
  return typeof path === 'string' ? `Page ${path}` : inWords(file.replace(/^content\/(?:.*\/)?|\.\w+$/g, ''));
}

/** A place in words: “Pricing, plan 3: Price”. */
export function placeInWords(content: Pick<ContentFile, 'file' | 'data'>, place: Place): string {
  const steps = place.map((key, index) =>
    typeof key === 'number' ? `“${entryName(valueAt(content.data, place.slice(0, index + 1)))}”` : inWords(key),
  );
  return [titleOf(content), ...steps].join(' › ');
}

type Optional<Key extends string, Value> = Partial<Record<Key, Value>>;

/** What the panel reads of a JSON Schema. */
export type Schema = Optional<'$ref' | 'type' | 'description' | 'format', string> &
  Optional<'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minimum' | 'maximum', number> &
  Optional<'required' | 'enum', string[]> & {
    const?: unknown;
    default?: unknown;
    $defs?: Record<string, Schema>;
    properties?: Record<string, Schema>;
    items?: Schema;
    anyOf?: Schema[];
    oneOf?: Schema[];
    additionalProperties?: Schema | boolean;
  };

/** @throws {Refusal} for a file that is no content */
export function schemaOf(file: string): Schema {
  const form = formOf(file);
  if (!form) throw new Refusal(`${file} is no content.`, 404);
  return form;
}

type Choice = { value: string; label: string };

const entries = (data: unknown) => Object.entries(Object(data) as object);
const textAt = (data: unknown, ...place: Place) => String(valueAt(data, place) ?? '');

/** What fields that refer to something can be filled with, by what they refer to. */
export function choices(contents: readonly ContentFile[]): Record<string, Choice[]> {
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
    pages: contents.flatMap(({ data }) => {
      const value = valueAt(data, ['path']);
      return typeof value === 'string' ? [{ value, label: textAt(data, 'seo', 'title') }] : [];
    }),
    plans: entries(dataOf('plans')).map(([, plan]) => ({ value: textAt(plan, 'name'), label: textAt(plan, 'title') })),
    pictures: pictureNames().map((value) => ({ value, label: value })),
  };
}

/** What the fields refer to that have these names. */
export const references: Record<string, string | undefined> = {
  ...Object.fromEntries(['href', 'mobileHref', 'path', 'to', 'shows', 'pages'].map((field) => [field, 'pages'])),
  action: 'actions',
  actions: 'actions',
  claims: 'claims',
  ctaLink: 'destinations',
  destination: 'destinations',
  icon: 'icons',
  image: 'pictures',
  plans: 'plans',
  src: 'pictures',
};

/** The fields that have these words, numbers as pages show them: $297. Without words, everything there is. */
export function search(query: string) {
  const words = query.toLowerCase().match(/[^\s“”‘’"']+/g) ?? [];
  const contents = readContent();
  if (words.length === 0) {
    const all = contents.map((content) => ({ file: content.file, place: [], text: titleOf(content), what: '' }));
    return all.toSorted((one, other) => one.text.localeCompare(other.text));
  }
  const hits = contents.flatMap((content) =>
    entriesOf(content)
      .filter((entry) => words.every((word) => entry.words.toLowerCase().includes(word)))
      .map(({ file, place, words: text }) => ({ file, place, text, what: placeInWords(content, place) })),
  );
  return hits.toSorted((one, other) => one.text.length - other.text.length).slice(0, 60);
}
