import { fieldName } from './mistake';

/** Begins every text that `npm run new` leaves to be written. No text with it is ever published. */
export const blankMark = '✎';

/** A text to be written: the mark, and what belongs there. */
export function blank(help: string): string {
  return `${blankMark} ${help}`;
}

/** One line for each text that is still to be written. */
export function blankMistakes(file: string, data: unknown, path: readonly (string | number)[] = []): string[] {
  if (typeof data === 'string') {
    const [before, ...help] = data.split(blankMark);
    if (before === undefined || help.length === 0) return [];
    return [`${file} › ${fieldName(file, path)}: found a blank, expected ${help.join('').trim() || 'a text'}`];
  }
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    blankMistakes(file, value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}
