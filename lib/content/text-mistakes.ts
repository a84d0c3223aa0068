import { fieldName, mistakeLine, show } from './mistake';
import { isInTypefaces } from './schemas/characters';
import { partsOf, plainTextOf } from './schemas/linked-text';
import { fillText } from './texts';

/** What holds for every text in content, whichever schema checks its field. */

/** A headline of 320 px breaks a longer word; nobody reads one, so it is a slip of the keyboard or a pasted code. */
const longestWord = 30;

/** Addresses, paths and email addresses, which readers do not read as words. */
const isAddress = (text: string) => /^(?:https?:|\/)\S*$|^\S+@\S+$/.test(text);

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

/** Each rule says what a text breaks it, and what is expected instead. The first that is broken is reported. */
const rules: readonly (readonly [isBroken: (text: string) => boolean, expected: string])[] = [
  [(text) => /[\p{Cc}\u2028\u2029]/u.test(text), 'text in one line, without tabs and other control characters'],
  [(text) => /[\p{Cf}\u115f\u1160\u2800\u3164]/u.test(text), 'text without invisible characters'],
  [(text) => /[\p{Co}\p{Cs}\p{Cn}\ufffd]/u.test(text), 'text without broken characters'],
  [
    (text) => /[Ââ][\u0080-\u00bf€„…†‡ˆ‰‹‘’“”•–˜™›]|Ã[\u0080-\u00bf]|ï»¿/u.test(text),
    'text in UTF-8; this was saved in another encoding',
  ],
  [
    (text) => /\p{M}/u.test(text.normalize('NFC')) || text !== text.normalize('NFC'),
    'letters with their accents in one character',
  ],
  [(text) => text !== text.trim(), 'text without spaces at its ends'],
  [(text) => /[ \u00a0]{2}/.test(text), 'single spaces between words'],
  [(text) => /\p{L} [,.;:!?](?:\s|$)/u.test(text), 'no space before a punctuation mark'],
  [(text) => /([,;:!?‘“”])\1|’’|\p{L}\.\.(?!\.)/u.test(text), 'quotation and punctuation marks that are not doubled'],
  [(text) => count(text, '“') !== count(text, '”'), 'a closing mark for every opening quotation mark (“ ”)'],
  [
    (text) =>
      /^lorem\b|\blorem ipsum dolor\b|\bdolor sit amet\b|\bTODO\b|\bTBD\b|\bTK\b|\bXXX+\b|\bundefined\b|\[object |%%|<%|\*\||\|\*/i.test(
        text,
      ),
    'finished text, without what a template left in it',
  ],
  [(text) => /[{}]/.test(text.replaceAll(/(?<!\{)\{\w+\}(?!\})/g, '')), 'in braces only a name, such as {brand}'],
  [hasLongWord, `words of at most ${longestWord} letters`],
];

function brokenRule(text: string): string | undefined {
  const rule = rules.find(([isBroken]) => isBroken(text));
  if (rule) return rule[1];
  const missing = [...text].filter((character) => !isInTypefaces(character));
  return missing.length > 0 ? `characters that the typefaces have (not ${[...new Set(missing)].join(' ')})` : undefined;
}

/** Where a list has an entry for the second time; -1 if nowhere. Numbers and rows of dots may be equal. */
function repeatedEntry(list: readonly unknown[]): number {
  const entries = list.map((entry) => JSON.stringify(entry));
  return entries.findIndex((entry, index) => /[A-Za-z]{2}/.test(entry) && entries.indexOf(entry) < index);
}

/** Invisible characters, as JavaScript writes them, so that an editor sees where they are. */
function visible(text: string): string {
  return text.replaceAll(/[\p{C}\u2028\u2029\u115f\u1160\u2800\u3164]/gu, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
  });
}

/**
 * The mistakes in the texts of a file, by the field they are in, such as `menus[0].label`.
 *
 * @param data what was typed, with its placeholders
 */
export function textMistakes(file: string, data: unknown): Map<string, string> {
  const mistakes = new Map<string, string>();
  function walk(value: unknown, path: readonly PropertyKey[]): void {
    if (typeof value === 'string') {
      const expected = brokenRule(value);
      const field = fieldName(file, path);
      if (expected) mistakes.set(field, mistakeLine(file, field, visible(show(value)), expected));
    } else if (Array.isArray(value)) {
      const repeated = repeatedEntry(value);
      const field = fieldName(file, [...path, repeated]);
      if (repeated >= 0) mistakes.set(field, mistakeLine(file, field, show(value[repeated]), 'an entry of its own'));
      value.forEach((inner, index) => walk(inner, [...path, index]));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
    }
  }
  walk(data, []);
  return mistakes;
}
