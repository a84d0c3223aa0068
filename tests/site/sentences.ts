/** The sentences of a page's copy. */

/** Shorter ones are names and answers such as “We do.” */
const isSentence = (text: string) => (text.match(/[\p{L}\p{N}]\S*/gu) ?? []).length >= 4;

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
