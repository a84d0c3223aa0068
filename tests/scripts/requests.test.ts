/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { contentHelp, helpFile } from '@/scripts/tools/content-help';
import { guideFile, withTable } from '@/deploy/requests';

/** A text without what the formatter adds to tables. */
const unformatted = (markdown: string) => markdown.replaceAll(/ +(?=\|)|(?<=\|) +|-+(?= *\|)/g, '');

it('the guide lists every request to another party, as content/embed-origins.ts has them (npm run format)', () => {
  const guide = readFileSync(guideFile, 'utf8');
  expect(unformatted(guide)).toBe(unformatted(withTable(guide)));
});

const bare = (text: string) => text.replaceAll(/[\s'";|]/g, '');

it('editor programs show what the schemas say of a field (npm run format)', () => {
  expect(bare(readFileSync(helpFile, 'utf8'))).toBe(bare(contentHelp));
});
