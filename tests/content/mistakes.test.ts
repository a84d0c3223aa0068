/** @jest-environment node */
import { changed } from './changed';
import { contentFile } from './content-files';
import { copy } from './mistakes/copy';
import { limits } from './mistakes/limits';
import { links } from './mistakes/links';
import type { Mistake } from './mistakes/mistake';
import { names } from './mistakes/names';
import { shape } from './mistakes/shape';
import { stages } from './mistakes/stages';
import { checkWithOneFile } from './mistakes-of';

const mistakes = [...shape, ...limits, ...names, ...links, ...copy, ...stages];

async function expectOneLine(...[, file, field, to, says, named = field]: Mistake) {
  const mistakesWith = await checkWithOneFile();
  const data = changed(contentFile(file).data, field, to);
  expect(mistakesWith(file, data)).toEqual([`${file} › ${named}: ${says}`]);
}

describe('an editor is told file, field, what was found and what is expected', () => {
  it.each(mistakes)('%s', expectOneLine);
});

it('every kind of mistake has a name of its own', () => {
  const kinds = mistakes.map(([kind]) => kind);
  expect(kinds).toEqual([...new Set(kinds)]);
});
