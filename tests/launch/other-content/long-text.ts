/*
 * Texts as other languages have them: letters with accents, and words twice as long, as German joins them. A word becomes
 * the same one everywhere, so that a part of a text stays a part of it.
 */

/** All in the same file of the typefaces: another one would come later. */
const accents = 'aä cç eë iï nñ oö uû yý AÅ CÇ EÊ IÎ NÑ OÖ UÜ';
const accented = new Map(accents.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]));

/** The content check allows 30, with the marks around them. */
const longestWord = 28;

/** Names in braces, the addresses of links, `](/pricing)`, and addresses such as `shop.example/prices`, all kept, and words. */
const wordsAndNotation = /\{\w+\}|\]\([^)]*\)|[\p{L}\d-]+\.\p{L}[^\s]*|\p{L}[\p{L}’]*\p{L}/gu;
/** Abbreviations such as PM and CRM stay, too. */
const isKept = (match: string) => /^[{\]]|\.|^\p{Lu}{2,4}$/u.test(match);

/** Adds accents to a text. Its length stays. */
export function withAccents(text: string): string {
  return text.replaceAll(wordsAndNotation, (match) =>
    isKept(match) ? match : match.replaceAll(/\p{L}/gu, (letter) => accented.get(letter) ?? letter),
  );
}

/** `Text` → `Texttext`, and capitals stay capitals. */
function doubled(word: string): string {
  const second = word === word.toUpperCase() ? word : word.toLowerCase();
  return (word + second.replaceAll('’', '')).slice(0, longestWord);
}

/** Prices and amounts with two more digits: `$97` → `$9700`, `$1,480.00` → `$148,000.00`. */
function withLongPrices(text: string): string {
  return text.replaceAll(/\$(\d[\d,]*)(?![\d,]*K)(?=(\.\d\d)?)/g, (_, digits: string, cents?: string) => {
    const amount = Number(digits.replaceAll(',', '')) * 100;
    return `$${digits.includes(',') || cents ? amount.toLocaleString('en-US') : amount}`;
  });
}

/**
 * Makes prices longer and doubles the length of words, one after the other, as long as the whole stays within a length. Every
 * word gets its accents.
 *
 * @param priced the text with its new prices
 */
export function longText(text: string, longest = Number.POSITIVE_INFINITY, priced = withLongPrices(text)): string {
  let spare = longest - priced.length;
  return (spare < 0 ? text : priced).replaceAll(wordsAndNotation, (match) => {
    if (isKept(match)) return match;
    const word = doubled(match);
    const more = word.length - match.length;
    if (more > spare) return withAccents(match);
    spare -= more;
    return withAccents(word);
  });
}
