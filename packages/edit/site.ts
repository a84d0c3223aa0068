import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { kindOf, kinds } from '../../lib/content/kinds';
import { filesIn } from '../../lib/files';
import { dataIn } from '../../scripts/check/disk';
import { findAt, parseContent } from '../../scripts/check/source';

/**
 * The door to the site: the rest of the package imports nothing else of it. None of these functions fails because of what is wrong
 * with content, except on a text that cannot be read.
 */

export type { Mistake, Place } from '../../lib/content/mistake';
export type { Expression, Found } from '../../scripts/check/source';
export { checkContent } from '../../scripts/check/check';
export { dataIn as dataOf } from '../../scripts/check/disk';
export { pictureMistake } from '../../lib/content/schemas/picture';
export { icons } from '../../lib/icons';

/** A content file as it is on the disk. `data` is undefined where it cannot be read. */
export type ContentFile = { file: string; text: string; data: unknown };

/** What files said when they were last read. */
const known = new Map<string, ContentFile>();

function read(file: string, text: string): ContentFile {
  try {
    return { file, text, data: dataIn(text) };
  } catch {
    return { file, text, data: undefined };
  }
}

/** All content files as they are now, also those that cannot be read. A file that has not changed stays the same object. */
export function readContent(): ContentFile[] {
  return filesIn('content')
    .map((name) => `content/${name}`)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      const before = known.get(file);
      const now = before?.text === text ? before : read(file, text);
      known.set(file, now);
      return now;
    });
}

/** The JSON Schema of what belongs in a file, with helps and limits; undefined for a file that is no content. */
export function formOf(file: string): object | undefined {
  const kind = kindOf(file.replace(/^content\/|\.ts$/g, ''));
  return kind && z.toJSONSchema(kinds[kind], { unrepresentable: 'any', io: 'input', reused: 'ref' });
}

/**
 * The text of a content file with the places of its values, to write others there.
 *
 * @throws {Error} for a text that cannot be read
 */
export function openSource(text: string) {
  const source = parseContent(text);
  return { ...source, find: (place: Parameters<typeof findAt>[1]) => findAt(source, place) };
}
