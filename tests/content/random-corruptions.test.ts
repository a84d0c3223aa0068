/** @jest-environment node */
import { pages } from '@/lib/content/pages';
import { changed } from './changed';
import { contentFiles } from './content-files';
import { corruptionsOf } from './corruptions';
import { mistakesOf } from './mistakes-of';
import { picker } from './random';

const pick = picker(20_240_917);
const pageFiles = contentFiles.filter(({ data }) => 'path' in data);

/** First one of the kinds, so that each of them gets its turn; most fields are text. */
function pickCorruption() {
  const page = pick(pageFiles);
  const all = corruptionsOf(page.data);
  const kind = pick([...new Set(all.map((corruption) => corruption.kind))]);
  return { page, ...pick(all.filter((corruption) => corruption.kind === kind)) };
}

it('every page has a schema here', () => {
  expect(pageFiles).toHaveLength(pages.length);
});

it('fifty random corruptions are all found, each at its field', () => {
  const missed = Array.from({ length: 50 }, pickCorruption).filter(({ page, field, to }) => {
    const mistakes = mistakesOf(page, changed(page.data, field, to));
    return !mistakes.some((line) => line.startsWith(`${page.file} › ${field}: found `));
  });
  expect(missed.map(({ page, kind, field }) => `${page.file} › ${field}: ${kind}`)).toEqual([]);
});
