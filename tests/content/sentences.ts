/** The sentences of a page's copy. */

/** What is not copy: search results, what screen readers hear of a scene, names, paths and keys. */
const noCopy = new Set(['seo', 'label', 'path', 'href', 'kind', 'icon', 'claims', 'action', 'actions', 'destination']);

/** Shorter ones are names and answers such as “We do.” */
const isSentence = (text: string) => (text.match(/[\p{L}\p{N}]\S*/gu) ?? []).length >= 4;

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(texts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (noCopy.has(key) ? [] : texts(inner)));
}

/** @returns every sentence of four words or more once, in lower case and without the mark at its end */
export function sentencesOf(page: object): Set<string> {
  const sentences = texts(page)
    .flatMap((text) => text.split(/[.!?]\s+/))
    .filter(isSentence);
  return new Set(sentences.map((sentence) => sentence.toLowerCase().replace(/[.!?]$/, '')));
}
