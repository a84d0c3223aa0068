import { isInTypefaces } from '../schemas/characters';
import { partsOf, plainTextOf } from '../schemas/linked-text';
import { fillText } from '../texts';
import type { TextRule } from './alarm';

/** Characters and spaces that no text may have, whatever it says. The first rule that is broken is reported. */

/** A headline of 320 px breaks a longer word; nobody reads one, so it is a slip of the keyboard or a pasted code. */
const longestWord = 30;

/** Addresses, origins, paths and email addresses, which readers do not read as words. */
export const isAddress = (text: string) =>
  /^(?:https?:|wss:|\/)\S*$|^\S+@\S+$|^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(text);

/** What readers see of a text: the words of links, and something for each name in braces. */
const shownIn = (text: string) => fillText(plainTextOf(partsOf(text)), () => 'x');

const count = (text: string, character: string) => text.split(character).length - 1;

function hasLongWord(text: string): boolean {
  return (
    !isAddress(text) &&
    shownIn(text)
      .split(/[\s/·–—-]+/)
      .some((word) => word.length > longestWord)
  );
}

export const typingRules: readonly TextRule[] = [
  { pattern: /[\p{Cc}\u2028\u2029]/u, expected: 'text in one line, without tabs and other control characters' },
  { pattern: /[\p{Cf}\u115f\u1160\u2800\u3164]/u, expected: 'text without invisible characters' },
  { pattern: /[\p{Co}\p{Cs}\p{Cn}\ufffd]/u, expected: 'text without broken characters' },
  {
    pattern: /[Ââ][\u0080-\u00bf€„…†‡ˆ‰‹‘’“”•–˜™›]|Ã[\u0080-\u00bf]|ï»¿/u,
    expected: 'text in UTF-8; this was saved in another encoding',
  },
  {
    pattern: (text) => /\p{M}/u.test(text.normalize('NFC')) || text !== text.normalize('NFC'),
    expected: 'letters with their accents in one character',
  },
  { pattern: /^\s+$/, expected: 'text, and not only spaces' },
  { pattern: /^\s|\s$/, expected: 'text without spaces at its ends' },
  { pattern: /[ \u00a0]{2}/, expected: 'single spaces between words' },
  {
    pattern: /(?:\S[\u00a0\u202f\u2007]\S*){3}/,
    expected: 'ordinary spaces; no-break spaces keep all of it in one line',
  },
  { pattern: /\p{L} [,.;:!?](?:\s|$)/u, expected: 'no space before a punctuation mark' },
  {
    pattern: /([,;:!?‘“”])\1|’’|\p{L}\.\.(?!\.)/u,
    expected: 'quotation and punctuation marks that are not doubled',
  },
  {
    pattern: (text) => count(text, '“') !== count(text, '”'),
    expected: 'a closing mark for every opening quotation mark (“ ”)',
  },
  {
    pattern:
      /^lorem\b|\blorem ipsum dolor\b|\bdolor sit amet\b|\bTODO\b|\bTBD\b|\bTK\b|\bXX+\b|\bINSERT\b|\bundefined\b|\[object |%%|<%|\*\||\|\*/i,
    expected: 'finished text, without what a template left in it',
  },
  {
    pattern: (text) => /[{}]/.test(text.replaceAll(/(?<!\{)\{\w+\}(?!\})/g, '')),
    expected: 'in braces only a name, such as {brand}',
  },
  { pattern: hasLongWord, expected: `words of at most ${longestWord} letters` },
];

/** @returns what is expected instead of the first characters that the typefaces lack, if there are any */
export function missingCharacters(text: string): string | undefined {
  const missing = [...text].filter((character) => !isInTypefaces(character));
  return missing.length > 0 ? `characters that the typefaces have (not ${[...new Set(missing)].join(' ')})` : undefined;
}
