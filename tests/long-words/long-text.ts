/*
 * Texts as other languages have them: letters with accents, and words twice as long, as German joins them. A word becomes
 * the same one everywhere, so that a part of a text stays a part of it.
 */

const accented: Record<string, string> = {
  a: 'ä',
  c: 'ç',
  e: 'ë',
  i: 'ï',
  n: 'ñ',
  o: 'ő',
  r: 'ř',
  s: 'š',
  u: 'û',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Č',
  E: 'Ê',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Ü',
};

/** The content check allows no longer ones. */
const longestWord = 30;

/** Names in braces, the addresses of links, `](/pricing)`, and addresses such as `shop.example/prices`, all kept, and words. */
const wordsAndNotation = /\{\w+\}|\]\([^)]*\)|[\p{L}\d-]+\.\p{L}[^\s]*|\p{L}[\p{L}’]*\p{L}/gu;
/** Abbreviations such as PM and CRM stay, too. */
const isKept = (match: string) => /^[{\]]|\.|^\p{Lu}{2,4}$/u.test(match);

/** Adds accents to a text. Its length stays. */
export function withAccents(text: string): string {
  return text.replaceAll(wordsAndNotation, (match) =>
    isKept(match) ? match : match.replaceAll(/\p{L}/gu, (letter) => accented[letter] ?? letter),
  );
}

/** `Text` → `Texttext`, and capitals stay capitals. */
function doubled(word: string): string {
  const second = word === word.toUpperCase() ? word : word.toLowerCase();
  return (word + second.replaceAll('’', '')).slice(0, longestWord);
}

/**
 * Doubles the length of a text's words, one after the other, as long as the whole stays within a length. Every word gets
 * its accents.
 */
export function withLongWords(text: string, longest = Number.POSITIVE_INFINITY): string {
  let room = longest - text.length;
  return text.replaceAll(wordsAndNotation, (match) => {
    if (isKept(match)) return match;
    const word = doubled(match);
    const more = word.length - match.length;
    if (more > room) return withAccents(match);
    room -= more;
    return withAccents(word);
  });
}

/** Prices and amounts with two more digits: `$97` → `$9700`, `$1,480.00` → `$148,000.00`. */
export function withLongPrices(text: string): string {
  return text.replaceAll(/\$(\d[\d,]*)(?![\d,]*K)(?=(\.\d\d)?)/g, (_, digits: string, cents?: string) => {
    const amount = Number(digits.replaceAll(',', '')) * 100;
    return `$${digits.includes(',') || cents ? amount.toLocaleString('en-US') : amount}`;
  });
}

const emoji = ['🔧', '📅', '👩‍🔧', '⭐️', '🇩🇪', '👍🏽'];
const names = ['נועה פרידמן', 'محمد الأحمد', 'שירה בן־דוד', 'فاطمة الزهراء'];

const pick = (list: readonly string[], text: string) => list[text.length % list.length] ?? '';

/** A name that is written from right to left. */
export const foreignName = (name: string) => pick(names, name);

/** Replaces names of people, such as `Vera K.`, and ends some sentences with an emoji. */
export function withForeignNames(text: string): string {
  const named = text.replaceAll(/(?<=^|· |from |, )\p{Lu}\p{Ll}+ \p{Lu}\./gu, foreignName);
  return /[\p{L}.?!]$/u.test(named) && text.length % 4 === 0 ? `${named} ${pick(emoji, text)}` : named;
}

/**
 * All of it, within a length if it fits at all.
 *
 * @param isForeign with characters that the site's typefaces do not have
 */
export function longText(text: string, isForeign: boolean, longest = Number.POSITIVE_INFINITY): string {
  const changed = withLongPrices(isForeign ? withForeignNames(text) : text);
  return withLongWords(changed.length > longest ? text : changed, longest);
}
