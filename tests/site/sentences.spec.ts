import { expect, test } from '@playwright/test';
import { company } from '../../lib/content/pages';
import { site } from '../../lib/content/site';
import { sentencesIn, sharedSentences } from '../content/sentences';
import { documentOf, pagePaths } from './exported-site';
import { folded, mainOf } from './page-text';

/* What visitors read between header and footer, wherever its words come from. */

const textBlocks = 'h1, h2, h3, h4, p, li, td, figcaption, summary, blockquote';

/** The texts of a page's smallest blocks, without figures and facts, which several pages may show. */
function textsOf(path: string): string[] {
  const blocks = mainOf(path).querySelectorAll(textBlocks);
  return blocks
    .filter((block) => !block.querySelector(`${textBlocks}, [href="#results-note"]`))
    .map(({ text }) => folded(text));
}

const canonicalOf = (path: string) => documentOf(path).querySelector('link[rel="canonical"]')?.getAttribute('href');

/** Required notes, and the wording of the specification for pages to come. */
const repeated = sentencesIn([
  site.resultsNote,
  site.chartNote,
  'Check back later for updates.',
  ...company.facts.map(({ value, label }) => `${value} ${label}`),
]);

test('no two pages share a sentence, required notes aside', () => {
  const firstPaths = new Map(pagePaths.toReversed().map((path) => [canonicalOf(path), path]));
  const sentences = new Map([...firstPaths.values()].map((path) => [path, sentencesIn(textsOf(path))]));
  expect(sentences.size).toBeGreaterThan(40);
  for (const [path, found] of sentences) expect(found.size, path).toBeGreaterThan(0);
  expect([...sharedSentences(sentences)].filter(([sentence]) => !repeated.has(sentence))).toEqual([]);
});
