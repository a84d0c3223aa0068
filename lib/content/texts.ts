/** The fields and numbers that lead to a value in data. */
export type Place = readonly (string | number)[];

export type FoundText = { path: Place; text: string };

/** Every text in data, whatever its shape. */
export function textsIn(data: unknown, path: Place = []): FoundText[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (Array.isArray(data)) return data.flatMap((entry, index) => textsIn(entry, [...path, index]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => textsIn(value, [...path, key]));
}

/** A copy of data in which `change` has said what stands in the place of each text. */
export function mapTexts(data: unknown, change: (text: string, path: Place) => unknown, path: Place = []): unknown {
  if (typeof data === 'string') return change(data, path);
  if (Array.isArray(data)) return data.map((entry, index) => mapTexts(entry, change, [...path, index]));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapTexts(value, change, [...path, key])]));
}

/** A name in braces, such as `{brand}`. */
const nameInBraces = /\{(\w+)\}/g;

/** The names that a text has in braces. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(nameInBraces)].map(([, name = '']) => name);
}

/** Puts a value in the place of every name in braces. Names without one stay. */
export function fillText(text: string, valueOf: (name: string) => string | undefined): string {
  return text.replaceAll(nameInBraces, (braces, name: string) => valueOf(name) ?? braces);
}

/** A template of content with its values: `{count} members`. */
export const filled = (template: string, values: Readonly<Record<string, string>>) =>
  fillText(template, (name) => values[name]);

/** Begins every text that `npm run new` leaves to be written. The check of content refuses it. */
export const blankMark = '✎';

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `50,000` */
export const inDigits = (count: number) => count.toLocaleString('en-US');

/** `twelve`, but `13` */
export const inWords = (count: number) => numberWords[count] ?? inDigits(count);

/** US dollars, written as on the whole site: `$1,497`, `$0.001`. */
export const dollars = (amount: number) => `$${amount.toLocaleString('en-US', { maximumFractionDigits: 4 })}`;

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
