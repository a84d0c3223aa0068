/** @jest-environment node */
import { industries, pages } from '@/lib/content/pages';
import { sentencesOf, sharedSentences } from './sentences';

/** Sentences that are on more than one page. */
const repeated = ['check back later for updates'];

it('no two pages share a sentence but the wording of the specification for pages to come', () => {
  const shared = sharedSentences(new Map(pages.map((page) => [page.path, sentencesOf(page)])));
  expect([...shared.keys()]).toEqual(repeated);
});

it('at most half of the stories end in a review', () => {
  const ends = industries.map(({ story }) => story.scene.moments.at(-1)?.style);
  expect(ends.filter((style) => style === 'stars').length).toBeLessThanOrEqual(ends.length / 2);
});
