import { valueAt } from './mistake';
import { remembered } from './remembered';

/** What content files say, read without trust in their shape: they may not have passed their schemas. */

/** Whether there is anything to look into. */
export const isIn = (data: unknown): data is object => typeof data === 'object' && data !== null;

/** The texts of a list, or the text itself. */
export function strings(value: unknown): string[] {
  return [value].flat().filter((entry) => typeof entry === 'string');
}

/** The path of the page that a file is about. */
export function pathIn(data: object): string | undefined {
  const path = valueAt(data, ['path']);
  return typeof path === 'string' ? path : undefined;
}

/** The ids of the figures that a page shows. */
export const claimIdsIn = remembered(
  (data) => new Set([...strings(valueAt(data, ['stats', 'claims'])), ...strings(valueAt(data, ['hero', 'proof']))]),
);

type SentenceLink = { text: string; href: string };

/** The links that are written into a sentence: `[words](/path)`. */
export function linksIn(sentence: unknown): SentenceLink[] {
  return strings(sentence).flatMap((text) =>
    [...text.matchAll(/\[([^[\]]+)\]\(([^()\s]+)\)/g)].map(([, words = '', href = '']) => ({ text: words, href })),
  );
}

type Href = { href: string; path: string; fragment: string | undefined; at: readonly PropertyKey[] };

function hrefAt(href: string, at: readonly PropertyKey[]): Href {
  const [path = '', fragment] = href.split('#', 2);
  return { href, path, fragment, at };
}

function findHrefs(data: unknown, at: readonly PropertyKey[]): Href[] {
  if (typeof data === 'string') {
    const isField = ['href', 'mobileHref'].includes(String(at.at(-1)));
    return isField ? [hrefAt(data, at)] : linksIn(data).map(({ href }) => hrefAt(href, at));
  }
  if (Array.isArray(data)) return data.flatMap((inner, index) => findHrefs(inner, [...at, index]));
  if (!isIn(data)) return [];
  return Object.entries(data).flatMap(([key, inner]) => findHrefs(inner, [...at, key]));
}

/** Every link to a page of the site, in fields and in sentences. */
export const hrefsIn = remembered((data) => findHrefs(data, []));
