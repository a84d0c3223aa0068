import { atLine, show, valueAt, type Place, type Mistake } from '../../lib/content/mistake';

/** A mistake at a place, with what is there. */
export function at(file: string, data: unknown, path: Place, code: string, expected: string): Mistake {
  return { file, path, code, found: show(valueAt(data, path)), expected };
}

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
