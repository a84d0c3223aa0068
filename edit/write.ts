import { readFileSync } from 'node:fs';
import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import { valueAt, type Place } from '../lib/content/mistake';
import { dataIn } from '../scripts/check/disk';
import { findAt, isTyped, parseContent, usesOf, writeList, writeValue } from '../scripts/check/source';
import { isFields, isSame } from './words';

/** How a new list is made of an old one: the old entry that each one was, or a new value. */
function orderOf(was: readonly unknown[], now: readonly unknown[]): (number | { value: unknown })[] {
  const left = new Set(was.keys());
  return now.map((value) => {
    const index = [...left].find((one) => isSame(was[one], value));
    if (index === undefined) return { value };
    left.delete(index);
    return index;
  });
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
    return writeList(parseContent(text), place, order);
  }
  return writeValue(parseContent(text), place, now);
}

const { printWidth, singleQuote } = JSON.parse(readFileSync('.prettierrc.json', 'utf8')) as Record<string, never>;
const options = { parser: 'typescript', plugins: [estree, typescript], printWidth, singleQuote };
const formatted = (text: string) => format(text, options as Parameters<typeof format>[1]);

/** Texts, and whether they are as the formatter writes them. */
const known = new Map<string, boolean>();

async function isFormatted(text: string): Promise<boolean> {
  const is = known.get(text) ?? (await formatted(text)) === text;
  known.set(text, is);
  return is;
}

/**
 * The text of a content file with another value at a place.
 *
 * @throws {Error} where code stands instead of a value
 */
export async function withValue(text: string, place: Place, value: unknown): Promise<string> {
  const changed = writeDifference(text, place, valueAt(dataIn(text), place), value);
  // A file in a form of its own keeps it.
  const written = changed !== text && (await isFormatted(text)) ? await formatted(changed) : changed;
  if (!isSame(valueAt(dataIn(written), place), value)) throw new Error('It could not be written. Nothing has changed.');
  return written;
}

/** Places whose value is no text or number that stands there: shared by several fields, or made by code. */
export function codeIn(text: string): { place: Place; uses: number }[] {
  const source = parseContent(text);
  function inside(value: unknown, place: Place): { place: Place; uses: number }[] {
    const found = findAt(source, place);
    if (!found) return [{ place, uses: 0 }];
    if (found.constant !== undefined) return [{ place, uses: usesOf(source, found.constant) }];
    if (typeof value !== 'object' || value === null) return isTyped(found) ? [] : [{ place, uses: 0 }];
    // A list of which code makes a part has no places for its entries.
    if (Array.isArray(value) && value.length > 0 && !findAt(source, [...place, 0])) return [{ place, uses: 0 }];
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    return entries.flatMap(([key, entry]) => inside(entry, [...place, key]));
  }
  return inside(dataIn(text), []);
}
