import { retext } from 'retext';
import retextQuotes from 'retext-quotes';
import retextRepeatedWords from 'retext-repeated-words';
import type { FoundText } from '../texts';
import { excerpt, longestChecked, type Alarm } from './alarm';

/**
 * What takes a parser of sentences: words twice in a row, other than “had had”, and quotation marks the wrong way round, such
 * as an opening one for an apostrophe. Pages do without this check and its packages.
 */
const processor = retext().use(retextRepeatedWords).use(retextQuotes).freeze();

const names: Record<string, string> = { 'retext-repeated-words': 'doubled-word', 'retext-quotes': 'quotes' };

/** Straight quotes are a matter of the schemas: some wordings of the specification have them. */
const isTypographic = (found: string | undefined) => !/^['"]$/.test(found ?? '');

/** retext says “Unexpected repeated `the`, remove one occurrence”. */
const expectationOf = (reason: string) => reason.replace(/^Unexpected/, 'no').replaceAll(/`([^`]*)`/g, '$1');

/** What the parser has to look at: half a second of work for all texts, and next to none for these. */
const isSuspect = (text: string) =>
  text.length <= longestChecked && /[‘“”]|(?<!\p{L})(\p{L}+)\s+\1(?!\p{L})/iu.test(text);

export function englishAlarms(texts: readonly FoundText[]): Alarm[] {
  return texts
    .filter(({ text }) => isSuspect(text))
    .flatMap(({ path, text }) =>
      processor
        .processSync(text)
        .messages.filter(({ actual }) => isTypographic(actual))
        .map(({ source, reason, place }): Alarm => {
          const start = place && 'start' in place ? place.start.offset : place?.offset;
          return {
            name: names[source ?? ''] ?? '',
            path,
            found: excerpt(text, start),
            expected: expectationOf(reason),
          };
        }),
    );
}
