/** @jest-environment node */
import { industries, pages } from '@/lib/content/pages';
import { sentencesOf, sharedSentences } from './sentences';

/** Sentences that are on more than one page, and why. */
const repeated = new Map([['check back later for updates', 'the wording of the specification for pages to come']]);

const sentences = new Map(pages.map((page) => [page.path as string, sentencesOf(page)]));
const shared = sharedSentences(sentences);

it('reads sentences, not fragments, and normalizes them', () => {
  const page = {
    title: '“Wait, is this one sentence?” It is – NOT one.',
    seo: { title: 'Search engines read this one' },
  };
  expect(sentencesOf(page)).toEqual(
    new Set(['wait is this one sentence', 'it is not one', 'search engines read this one']),
  );
  expect([...sentences.values()].reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(2000);
});

it('finds a sentence that two pages share', () => {
  const page = { title: 'Only this page has this.', text: 'Both of them have this one.' };
  const other = { label: 'both of them, have this one' };
  const found = sharedSentences(
    new Map([
      ['/a', sentencesOf(page)],
      ['/b', sentencesOf(other)],
    ]),
  );
  expect(found).toEqual(new Map([['both of them have this one', ['/a', '/b']]]));
});

it('no two pages share a sentence', () => {
  expect([...shared].filter(([sentence]) => !repeated.has(sentence))).toEqual([]);
});

it.each([...repeated])('the exception is still one: %s (%s)', (sentence) => {
  expect(shared.has(sentence)).toBe(true);
});

it('at most half of the stories end in a review', () => {
  const ends = industries.map(({ story }) => story.scene.moments.at(-1)?.style);
  expect(ends.filter((style) => style === 'stars').length).toBeLessThanOrEqual(ends.length / 2);
});
