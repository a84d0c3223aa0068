import { expect, test } from '@playwright/test';
import { aliases, load, redirects, fillAll, planWords, plans, site } from '../../lib/content';
import { industries, schedule, services } from '../../lib/content/pages';
import { withLowestPrice } from '../../lib/content/plans/sentences';
import { audiences } from '../../lib/content/audiences';
import { documentOf, pagePaths } from './exported-site';
import { sentencesIn, sharedSentences } from './sentences';
import { folded, linkLabel, mainOf } from './page-text';
import { sitemapEntries } from './sitemap';

const comparison = load('comparison');

/* The links and sentences in the bodies of pages, without the header's and the footer's. */

const elsewhere = new Map<string, string>([
  ...redirects.map(({ from, to }) => [from, to] as const),
  ...aliases.map(({ path, shows }) => [path, shows] as const),
]);

/** The page that a visitor ends up on. */
function pageAt(address: string): string {
  const path = address.replace(/[?#].*$/, '');
  return elsewhere.get(path) ?? path;
}

type BodyLink = { from: string; to: string; words: string };

const links: BodyLink[] = pagePaths.flatMap((path) =>
  mainOf(path)
    .querySelectorAll('a[href^="/"]')
    .map((link) => ({
      from: pageAt(path),
      to: pageAt(link.getAttribute('href') ?? ''),
      words: linkLabel(link).toLowerCase(),
    })),
);

const linksTo = (path: string) => links.filter(({ from, to }) => to === path && from !== path);

/** The words of each of the links, once. */
const wordsOf = (some: readonly BodyLink[]) => [...new Set(some.map(({ words }) => words))];

test('every page of the sitemap is linked in the bodies of at least two others', () => {
  const paths = [...sitemapEntries().keys()];
  expect(paths.length).toBeGreaterThan(40);
  const lonely = paths.filter((path) => new Set(linksTo(path).map(({ from }) => from)).size < 2);
  expect(lonely).toEqual([]);
});

test('the same words never lead to two pages', () => {
  const targets = wordsOf(links).map((words) => ({
    words,
    pages: [...new Set(links.filter((link) => link.words === words).map(({ to }) => to))],
  }));
  expect(targets.filter(({ pages }) => pages.length > 1)).toEqual([]);
});

test('pages call a service and an industry by different words', () => {
  const alike = [...services, ...industries].filter(({ path }) => wordsOf(linksTo(path)).length < 2);
  expect(alike.map(({ path }) => path)).toEqual([]);
});

test('/ leads to every audience', () => {
  const listed = new Set(links.filter(({ from }) => from === '/').map(({ to }) => to));
  expect(audiences.length).toBeGreaterThanOrEqual(9);
  expect(audiences.filter(({ href }) => !listed.has(href))).toEqual([]);
});

const textBlocks = 'h1, h2, h3, h4, p, li, td, figcaption, summary, blockquote';

/**
 * The sentences of a page's smallest blocks, without figures, facts, the line of plans, the product window and answers to choose from, which
 * several pages may show, and what search engines and screen readers get.
 */
function sentencesOf(path: string): Set<string> {
  const blocks = mainOf(path)
    .querySelectorAll(textBlocks)
    .filter(
      (block) =>
        !block.closest('.booking-bar, [data-window], .plan-line, section:has(fieldset)') &&
        !block.querySelector(textBlocks),
    );
  const labels = mainOf(path)
    .querySelectorAll('[role="img"]')
    .filter((label) => !label.closest('[data-window]'));
  return sentencesIn([
    ...blocks.map(({ text }) => folded(text)),
    ...labels.map((label) => label.getAttribute('aria-label') ?? ''),
    documentOf(path).querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
  ]);
}

test('no two pages share a sentence, wherever it comes from', () => {
  // Required notes, and the wording of the specification for pages to come.
  const repeated = sentencesIn([
    site.resultsNote,
    site.healthNote,
    // What every page says about prices is in one place.
    ...Object.values(planWords.offer).map((words) => fillAll(withLowestPrice(words))),
    ...plans.map(({ audience }) => audience),
    ...comparison.map(({ feature }) => feature),
    'Check back later for updates.',
    // What a drawn phone says above a draft, and the name of a page where another leads to it.
    site.draft.title,
    schedule.title.text,
  ]);
  const paths = pagePaths.filter((path) => pageAt(path) === path);
  const shared = sharedSentences(new Map(paths.map((path) => [path, sentencesOf(path)])));
  expect([...shared].filter(([sentence]) => !repeated.has(sentence))).toEqual([]);
});
