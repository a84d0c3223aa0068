import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { fontCharacters } from '../../scripts/font-characters';
import { htmlFiles, pathOf, source } from './exported-site';

const known = new Set(fontCharacters);

/** What a page shows. Line breaks and tabs in the file are not drawn. */
function shownText(path: string): string {
  const body = parse(source(path)).querySelector('body');
  for (const hidden of body?.querySelectorAll('script, style') ?? []) hidden.remove();
  return body?.textContent.replaceAll(/[\n\t]/g, '') ?? '';
}

for (const path of htmlFiles.map(pathOf)) {
  test(`${path} shows only characters that the fonts hold`, () => {
    // A new one goes into scripts/font-characters.ts, before `npm run fonts`.
    expect([...new Set(shownText(path))].filter((character) => !known.has(character))).toEqual([]);
  });
}

test('both typefaces arrive and are used', async ({ page }) => {
  await page.goto('/');
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(loaded.toSorted()).toEqual(['bricolage', 'figtree']);
});
