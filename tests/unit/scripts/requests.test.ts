/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { guideFile, withTable } from '@/deploy/requests';

/** A text without what the formatter adds to tables. */
const unformatted = (markdown: string) => markdown.replaceAll(/ +(?=\|)|(?<=\|) +|-+(?= *\|)/g, '');

it('the guide lists every request to another party, as content/embed-origins.ts has them (npm run format)', () => {
  const guide = readFileSync(guideFile, 'utf8');
  expect(unformatted(guide)).toBe(unformatted(withTable(guide)));
});
