import { partsOf, plainTextOf } from '../../lib/content/schemas/linked-text';
import { textsIn, type FoundText } from '../../lib/content/texts';

/** The sentences of a page's copy. */

/** What is not copy: names, paths, keys, and what other files hold for several pages. */
const noCopy = new Set<unknown>(['path', 'href', 'kind', 'icon', 'claims', 'action', 'actions', 'destination']);

/** Shorter ones are names and answers such as “We do.” */
const isSentence = (text: string) => (text.match(/[\p{L}\p{N}]\S*/gu) ?? []).length >= 4;

/** The texts of a page's content as they are read, what search engines and screen readers get included. */
export function textsOfPage(data: unknown): FoundText[] {
  return textsIn(data)
    .filter(({ path }) => !path.some((key) => noCopy.has(key)))
    .map(({ path, text }) => ({ path, text: plainTextOf(partsOf(text)) }));
}

/** A sentence without what does not make it another one: case, punctuation and spaces. */
const normalized = (sentence: string) => (sentence.toLowerCase().match(/[\p{L}\p{N}$%]+/gu) ?? []).join(' ');

/** @returns every sentence of four words or more in these texts once, normalized */
export function sentencesIn(found: readonly string[]): Set<string> {
  const sentences = found.flatMap((text) => text.split(/(?<=[.!?]["”’)]*)\s+/)).filter(isSentence);
  return new Set(sentences.map(normalized));
}

/** The sentences that several of these pages have, with the pages. */
export function sharedSentences(sentencesByPage: ReadonlyMap<string, ReadonlySet<string>>): Map<string, string[]> {
  const pagesBySentence = new Map<string, string[]>();
  for (const [page, sentences] of sentencesByPage) {
    for (const sentence of sentences) pagesBySentence.set(sentence, [...(pagesBySentence.get(sentence) ?? []), page]);
  }
  return new Map([...pagesBySentence].filter(([, found]) => found.length > 1));
}
