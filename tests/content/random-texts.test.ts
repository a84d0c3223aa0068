/** @jest-environment node */
import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { fieldName } from '@/lib/content/mistake';
import { isInTypefaces } from '@/lib/content/schemas/characters';
import { textsIn } from '@/lib/content/texts';
import { changed } from './changed';
import { contentFiles } from './content-files';
import { checkWithOneFile } from './mistakes-of';

/* Texts that nobody thought of: any characters at all, words of any language, and what an American keyboard can type. */

const dataOf = new Map(contentFiles.map(({ file, data }) => [file, data]));
const fields = contentFiles.flatMap(({ file, data }) =>
  textsIn(data).map(({ path, text }) => ({ file, field: fieldName(file, path), was: text })),
);
const units = ['binary', 'grapheme', 'grapheme-ascii'] as const;
const anyText = oneof(...units.map((unit) => string({ unit, minLength: 1, maxLength: 60 })));

it('a text of any characters is stopped with its file and field, or is one that pages can show', async () => {
  const mistakesWith = await checkWithOneFile();
  const stopped = { yes: 0, no: 0 };
  assert(
    property(constantFrom(...fields), anyText, ({ file, field, was }, text) => {
      const lines = mistakesWith(file, changed(dataOf.get(file) ?? {}, field, text));
      stopped[lines.length > 0 ? 'yes' : 'no'] += 1;
      // The part of a text that is marked is a field beside it, and other files refer to paths and names.
      const place = `${file} › ${field.replace(/[.[][^.[]*$/, '')}`;
      if (lines.length > 0) return lines.some((line) => line.startsWith(place) || line.includes(was));
      return [...text].every((character) => isInTypefaces(character)) && text === text.trim() && !text.includes('  ');
    }),
    { seed: 20_240_917, numRuns: 120 },
  );
  // Neither everything nor nothing, or it would prove little.
  expect(stopped.yes).toBeGreaterThan(60);
  expect(stopped.no).toBeGreaterThan(0);
});
