import { show, valueAt, type Place, type Mistake } from '../../lib/content/mistake';
import { blankMark } from '../../lib/content/texts';
import { textsIn } from '../../lib/content/walk';

/** A mistake that is no matter of data: it is at a line, counted from 1, instead of a field. */
export const atLine = (file: string, line: number, code: string, found: string, expected: string): Mistake => ({
  file,
  path: [],
  line,
  code,
  found,
  expected,
});

/** A mistake of a file as a whole. */
export const fileMistake = (file: string, found: string, expected: string): Mistake => ({
  file,
  path: [],
  code: 'file',
  found,
  expected,
});

/** A mistake at a place, with what is there. */
export const at = (file: string, data: unknown, path: Place, code: string, expected: string): Mistake => ({
  file,
  path,
  code,
  found: show(valueAt(data, path)),
  expected,
});

/** What git writes around both versions of a place that two people have changed. */
const conflictMarker = /^(?:<{7}|={7}|>{7}|\|{7})(?: |\r?$)/;

/** A mistake for each mark of a conflict in a text file. */
export function conflictMistakes(file: string, source: string): Mistake[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      conflictMarker.test(line)
        ? [atLine(file, index + 1, 'conflict', 'both versions of a conflict', 'one of them')]
        : [],
    );
}

/** A mistake for each text that is still to be written. */
export function blankMistakes(file: string, data: unknown): Mistake[] {
  return textsIn(data)
    .filter(({ text }) => text.includes(blankMark))
    .map(({ path, text }) => {
      const words = text
        .replaceAll(blankMark, '')
        .replace(/[ ….]*$/, '')
        .trim();
      const expected = text.startsWith(blankMark) ? words || 'a text' : `something like ${words}`;
      return { file, path, code: 'blank', found: 'a blank', expected };
    });
}
