import { mistakeLine } from './mistake';
import { textsIn } from './texts';

/** Begins every text that `npm run new` leaves to be written. No text with it is ever published. */
export const blankMark = '✎';

/** A text to be written: the mark, and what belongs there. */
export function blank(help: string): string {
  return `${blankMark} ${help}`;
}

/** One line for each text that is still to be written. */
export function blankMistakes(file: string, data: unknown): string[] {
  return textsIn(data)
    .filter(({ text }) => text.includes(blankMark))
    .map(({ path, text }) => {
      const help = text.slice(text.indexOf(blankMark)).replaceAll(blankMark, '').trim();
      return mistakeLine(file, path, 'a blank', help || 'a text');
    });
}
