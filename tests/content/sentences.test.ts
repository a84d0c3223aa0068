/** @jest-environment node */
import { pages } from '@/lib/content/pages';
import { sentencesOf } from './sentences';

/** Sentences that are on more than one page, and why. */
const repeated = new Map([['check back later for updates', 'the wording of the specification for pages to come']]);

const pagesBySentence = new Map<string, string[]>();
for (const page of pages) {
  for (const sentence of sentencesOf(page)) {
    pagesBySentence.set(sentence, [...(pagesBySentence.get(sentence) ?? []), page.path]);
  }
}
const shared = [...pagesBySentence].filter(([, paths]) => paths.length > 1);

it('reads sentences, not fragments', () => {
  const page = { title: 'Wait, is this one sentence? It is not one.', seo: { title: 'Nobody reads this one here' } };
  expect(sentencesOf(page)).toEqual(new Set(['wait, is this one sentence', 'it is not one']));
  expect(pagesBySentence.size).toBeGreaterThan(1500);
});

it('no two pages share a sentence', () => {
  expect(shared.filter(([sentence]) => !repeated.has(sentence))).toEqual([]);
});

it.each([...repeated])('the exception is still one: %s (%s)', (sentence) => {
  expect(shared.map(([found]) => found)).toContain(sentence);
});
