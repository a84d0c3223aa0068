/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { criteria } from '../matrix/criteria';
import { makeStatement, statementFile } from '../matrix/statement';

/** Without the width of columns, which the formatter sets. */
const wordsOf = (markdown: string) => markdown.replaceAll(/-{3,}/g, '---').replaceAll(/[ \n]+/g, ' ');

it('ACCESSIBILITY.md says what the tests and the list of criteria say (npm run statement)', () => {
  expect(wordsOf(readFileSync(statementFile, 'utf8'))).toBe(wordsOf(makeStatement()));
});

it('every criterion of levels A and AA is in the list once, and every file that it names exists', () => {
  const numbers = criteria.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  // WCAG 2.2 has 31 criteria of level A, without the obsolete 4.1.1, and 24 of level AA.
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
  const files = criteria.flatMap(({ evidence }) => (evidence.by === 'tests' ? (evidence.files ?? []) : []));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
