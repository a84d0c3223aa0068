import { expect, test } from '@playwright/test';
import { pagePaths } from './exported-site';
import { readingOf } from './reading';

/** An eighth-grader can follow. */
const hardest = 8;

test('every page can be read with eight years of school', () => {
  const pages = pagePaths.map(readingOf);
  const sorted = pages.toSorted((one, other) => other.grade - one.grade);
  for (const { path, length, grade } of sorted) {
    console.log(`${grade.toFixed(1).padStart(5)}  ${String(length).padStart(5)} words  ${path}`);
  }
  expect(sorted.filter(({ grade }) => !(grade <= hardest))).toEqual([]);
});
