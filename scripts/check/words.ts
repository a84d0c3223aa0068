import { readFileSync } from 'node:fs';
import nspell from 'nspell';
import { show, type Mistake } from '../../lib/content/mistake';
import { isShown } from '../../lib/typefaces';
import { isFactKind, kinds, type Kind } from '../../lib/content/kinds';
import { partsOf, plainTextOf } from '../../lib/content/schemas/linked-text';
import { textsIn, type FoundText, copyIn } from '../../lib/content/walk';

/** Single texts: words that no dictionary has, characters that no typeface has, and the brand, which may change. */

const ownWords = 'scripts/check/dictionary.txt';
/** The package reads its files while it is imported, which jest does not allow. */
const dictionary = (ending: 'aff' | 'dic') => readFileSync(`node_modules/dictionary-en/index.${ending}`);
const english = nspell(dictionary('aff'), dictionary('dic'));
for (const word of readFileSync(ownWords, 'utf8').trim().split('\n')) english.add(word);

/** Addresses, which readers do not read as words. */
const address = /\S+@\S+|\S*\.\w+\/\S*|\b[\w-]+(?:\.[\w-]+)+\b|https?:\S+/g;

/** The words of a sentence without those that begin with a capital letter, most of which are names. */
const wordsIn = (text: string) =>
  plainTextOf(partsOf(text))
    .replaceAll(/\{\w+\}/g, ' ')
    .replaceAll(address, ' ')
    .replaceAll(/’s?/g, (end) => (end === '’s' ? '' : "'"))
    .match(/(?<![\p{L}\d'])\p{Ll}[\p{L}']*\p{L}(?![\p{L}\d])/gu) ?? [];

function spelling(text: string): string | undefined {
  const wrong = wordsIn(text).find((word) => word.length > 2 && !english.correct(word));
  if (wrong === undefined) return undefined;
  const [suggestion] = english.suggest(wrong);
  const instead = suggestion === undefined ? 'another word' : `perhaps ${suggestion}`;
  return `${instead} instead of ${wrong}, or the word in ${ownWords}`;
}

const escape = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The brand by its name of today, and the brand in a title that it is added to. */
function typedBrand({ path, text }: FoundText, brand: string): string | undefined {
  const isBranded = new RegExp(String.raw`(?<![\p{L}\d])${escape(brand)}(?![\p{L}\d])`, 'iu').test(text);
  if (path.join('.') === 'seo.title' && (isBranded || text.includes('{brand}'))) {
    return 'a title without the brand, which is added to it';
  }
  return isBranded ? '{brand} instead of the brand’s name' : undefined;
}

/** The mistakes of all texts of a file, as typed. `brand` is not known while its file has a mistake. */
export function wordMistakes(kind: Kind, file: string, typed: unknown, brand: string | undefined): Mistake[] {
  const broken = ({ path, text }: FoundText, code: string, expected: string): Mistake[] => [
    { file, path, code, found: show(text), expected },
  ];
  const copy = copyIn(kinds[kind], typed);
  // Somebody’s words stay as they are, with whatever characters.
  const quotes = new Set(copy.filter((found) => found.copy === 'quote').map(({ path }) => String(path)));
  const unseen = textsIn(typed).flatMap((found) => {
    if (quotes.has(String(found.path))) return [];
    const missing = [...new Set(found.text)].filter((character) => !isShown(character));
    if (missing.length === 0) return [];
    const named = missing.map((character) => `${show(character)} U+${character.codePointAt(0)?.toString(16)}`);
    return broken(found, 'characters', `characters that the typefaces have (not ${named.join(', ')})`);
  });
  const wrong = copy.flatMap((found) => {
    if (found.copy === 'quote') return [];
    const rules: readonly (readonly [code: string, expected: string | undefined])[] = [
      ['spelling', spelling(found.text)],
      ['typed-brand', brand && !isFactKind(kind) ? typedBrand(found, brand) : undefined],
    ];
    return rules.flatMap(([code, expected]) => (expected === undefined ? [] : broken(found, code, expected)));
  });
  return [...unseen, ...wrong];
}
