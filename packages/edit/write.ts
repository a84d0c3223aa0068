import { readFileSync } from 'node:fs';
import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import { dataOf, openSource, type Expression, type Found, type Place } from './site';
import { isFields, isSame, valueAt } from './values';

/** Writes values into the text of a content file. Everything else keeps its place, its comments and its form. */

type Source = ReturnType<typeof openSource>;
type Span = { start: number; end: number };

const spanOf = ({ range: [start, end] }: Expression): Span => ({ start, end });

/** How many places a constant is used at. */
function usesOf({ text }: Source, constant: string): number {
  return [...text.matchAll(new RegExp(String.raw`(?<![\w$'"])${constant}(?![\w$'"])`, 'g'))].length - 1;
}

/** Whether nothing but this literal says what is there. */
export const isTyped = ({ node }: Found) =>
  node.type === 'Literal' || (node.type === 'UnaryExpression' && node.argument?.type === 'Literal');

/** A value as code. The formatter gives it the quotation marks and the lines of its file. */
function toCode(value: unknown, was = ''): string {
  const code = JSON.stringify(value);
  return was.includes('_') && Number.isInteger(value) ? code.replaceAll(/\B(?=(?:\d{3})+$)/g, '_') : code;
}

const valuesIn = (node: Expression): Span[] =>
  (node.elements ?? node.properties ?? []).flatMap((entry) => (entry ? [spanOf(entry)] : []));

/** Entries of a list or fields of an object, each with the comments before it and behind it. */
function partsOf({ text, comments }: Source, node: Expression): Span[] {
  let start = node.range[0] + 1;
  return valuesIn(node).map((entry) => {
    const comma = /^\s*,?/.exec(text.slice(entry.end))?.[0] ?? '';
    let end = entry.end + (comma.endsWith(',') ? comma.length : 0);
    const behind = comments.find((one) => one.start >= end && /^[ \t]*$/.test(text.slice(end, one.start)));
    if (behind) ({ end } = behind);
    const part = { start, end };
    start = end;
    return part;
  });
}

/** A part with exactly one comma behind its value, before a comment. */
function withComma({ text }: Source, { start, end }: Span, valueEnd: number): string {
  return `${text.slice(start, valueEnd)},${text.slice(valueEnd, end).replace(/^\s*,/, '')}`;
}

/** Writes the parts of a list in another order; some may be left out, and new ones be among them. */
function rewrite(source: Source, node: Expression, order: readonly (number | string)[]): string {
  const parts = partsOf(source, node);
  const values = valuesIn(node);
  const written = order.map((one) => {
    if (typeof one === 'string') return `\n${one},`;
    const part = parts[one];
    return part ? withComma(source, part, values[one]?.end ?? part.end) : '';
  });
  const start = node.range[0] + 1;
  return source.text.slice(0, start) + written.join('') + source.text.slice(parts.at(-1)?.end ?? start);
}

const refuse = (place: Place): never => {
  throw new Error(`nothing can be written at ${place.join('.')}`);
};

/**
 * A file with another value at a place. A field that is missing is added; `undefined` takes one away.
 *
 * @throws {Error} where code stands instead of a value
 */
function writeValue(source: Source, place: Place, value: unknown): string {
  const found = source.find(place);
  const key = place.at(-1);
  const outer = source.find(place.slice(0, -1));
  if (!found || value === undefined) {
    const { node } = outer ?? refuse(place);
    if (!node.properties || typeof key !== 'string') return refuse(place);
    const index = node.properties.findIndex(({ key: named }) => (named?.name ?? named?.value) === key);
    const all = [...node.properties.keys()].filter((one) => one !== index);
    return rewrite(source, node, value === undefined ? all : [...all, `${toCode(key)}: ${toCode(value)}`]);
  }
  const { start, end } = spanOf(found.node);
  if (!isTyped(found) && !found.node.properties && !found.node.elements) return refuse(place);
  const { text } = source;
  return text.slice(0, start) + toCode(value, text.slice(start, end)) + text.slice(end);
}

/** How a new list is made of an old one: the old entry that each one was, or the code of a new one. */
function orderOf(was: readonly unknown[], now: readonly unknown[]): (number | string)[] {
  const left = new Set(was.keys());
  return now.map((value) => {
    const index = [...left].find((one) => isSame(was[one], value));
    if (index === undefined) return toCode(value);
    left.delete(index);
    return index;
  });
}

/**
 * A file with the entries of a list in another order.
 *
 * @throws {Error} where there is no list, or code makes a part of it
 */
function writeList(source: Source, place: Place, order: readonly (number | string)[]): string {
  const { node } = source.find(place) ?? refuse(place);
  if (!node.elements || node.elements.some((entry) => entry?.type === 'SpreadElement')) return refuse(place);
  return rewrite(source, node, order);
}

/** Writes what differs between two values of a place, and nothing else. */
function writeDifference(text: string, place: Place, was: unknown, now: unknown): string {
  if (isSame(was, now)) return text;
  if (isFields(was) && isFields(now)) {
    const keys = [...new Set([...Object.keys(was), ...Object.keys(now)])];
    return keys.reduce((changed, key) => writeDifference(changed, [...place, key], was[key], now[key]), text);
  }
  if (Array.isArray(was) && Array.isArray(now)) {
    const order = orderOf(was, now);
    const isMoved = order.some((one, index) => typeof one === 'number' && one !== index);
    if (was.length === now.length && !isMoved) {
      return now.reduce<string>(
        (changed, entry, index) => writeDifference(changed, [...place, index], was[index], entry),
        text,
      );
    }
    return writeList(openSource(text), place, order);
  }
  return writeValue(openSource(text), place, now);
}

const { printWidth, singleQuote } = JSON.parse(readFileSync('.prettierrc.json', 'utf8')) as Record<string, never>;
const options = { parser: 'typescript', plugins: [estree, typescript], printWidth, singleQuote };
const formatted = (text: string) => format(text, options as Parameters<typeof format>[1]);

/**
 * The text of a content file with another value at a place.
 *
 * @throws {Error} where code stands instead of a value
 */
export async function withValue(file: string, text: string, place: Place, value: unknown): Promise<string> {
  const was = dataOf(text);
  // A page that is text is written as a whole.
  if (typeof was === 'string') return `${String(value)}\n`;
  const changed = writeDifference(text, place, valueAt(was, place), value);
  // A file in a form of its own keeps it.
  const isFormatted = changed !== text && (await formatted(text)) === text;
  const written = isFormatted ? await formatted(changed) : changed;
  if (!isSame(valueAt(dataOf(written), place), value)) throw new Error('It could not be written. Nothing has changed.');
  return written;
}

/** Places whose value is no text or number that stands there: shared by several fields, or made by code. */
export function codeIn(file: string, text: string): { place: Place; uses: number }[] {
  const data = dataOf(text);
  if (typeof data === 'string') return [];
  const source = openSource(text);
  function inside(value: unknown, place: Place): { place: Place; uses: number }[] {
    const found = source.find(place);
    if (!found) return [{ place, uses: 0 }];
    if (found.constant !== undefined) return [{ place, uses: usesOf(source, found.constant) }];
    if (typeof value !== 'object' || value === null) return isTyped(found) ? [] : [{ place, uses: 0 }];
    // A list of which code makes a part has no places for its entries.
    if (Array.isArray(value) && value.length > 0 && !source.find([...place, 0])) return [{ place, uses: 0 }];
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    return entries.flatMap(([key, entry]) => inside(entry, [...place, key]));
  }
  return inside(data, []);
}
