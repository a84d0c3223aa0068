/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { guideFile, requestTable, withTable } from '@/deploy/requests';

/** The cells of every row of a Markdown table, except the line under its head. */
function cellsOf(markdown: string): string[][] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('| ') && !/^[|\s-]+$/.test(line));
  return rows.map((row) => row.split('|').map((cell) => cell.trim()));
}

const around = (text: string) => text.split('\n').filter((line) => !line.startsWith('| '));

const guide = readFileSync(guideFile, 'utf8');

it('the guide lists every request to another party, as content/embed-origins.ts has them (npm run guide)', () => {
  const [, section = ''] = guide.split('## What leaves the page');
  const [table = ''] = section.split('\n## ');
  expect(cellsOf(table)).toEqual(cellsOf(requestTable()));
});

it('the tool replaces the table and nothing else', () => {
  expect(around(withTable(guide))).toEqual(around(guide));
  expect(cellsOf(withTable(guide))).toEqual(cellsOf(guide));
});
