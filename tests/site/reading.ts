import { fleschKincaid } from 'flesch-kincaid';
import { parse } from 'node-html-parser';
import { syllable } from 'syllable';
import { documentOf } from './exported-site';
import { folded } from './page-text';

/** Pictures are examples for the eye; their labels are read by screen readers only. */
const notRead = '[role="img"], [aria-hidden], svg, script, style, noscript';
const blocks = 'h1, h2, h3, p, li, dt, dd, th, td, summary, blockquote';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

const wordsOf = (text: string) =>
  [...words.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));

/** The texts of a page's body, one per innermost block. */
function textsOf(path: string): string[] {
  const main = parse(documentOf(path).querySelector('main')?.toString() ?? '');
  for (const element of main.querySelectorAll(notRead)) element.remove();
  return main
    .querySelectorAll(blocks)
    .filter((block) => !block.querySelector(blocks))
    .map((block) => folded(block.text));
}

/**
 * The length of a page's body in words, and the school grade that its sentences take by Flesch and Kincaid. Headings,
 * labels and cells have no full stop and do not count as sentences: they would make every page look easier than it is.
 */
export function readingOf(path: string): { path: string; length: number; grade: number } {
  const texts = textsOf(path);
  const read = texts
    .filter((text) => /[.?!]”?$/.test(text))
    .flatMap((text) => [...sentences.segment(text)].map(({ segment }) => wordsOf(segment)))
    .filter(({ length }) => length > 0);
  const spoken = read.flat();
  const grade = fleschKincaid({
    sentence: read.length,
    word: spoken.length,
    syllable: spoken.reduce((sum, word) => sum + syllable(word), 0),
  });
  return { path, length: texts.flatMap(wordsOf).length, grade };
}
