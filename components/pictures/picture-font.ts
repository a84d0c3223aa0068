import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const faces = {
  body: { name: 'Figtree', folder: 'figtree', weight: 400 },
  display: { name: 'Bricolage Grotesque', folder: 'bricolage-grotesque', weight: 700 },
} as const;

const extended = (name: string) => `${name} Extended`;

/** Each with its characters of extended Latin, which otherwise come from whichever font is first. */
const familyOf = ({ name }: (typeof faces)[keyof typeof faces]) => `${name}, ${extended(name)}`;

/** The family names of the fonts that `pictureFonts` returns. */
export const fontFamilies = { body: familyOf(faces.body), display: familyOf(faces.display) };

/**
 * One of the site's typefaces in a single weight, as TrueType: the renderer of pictures supports neither variable fonts
 * nor WOFF2. The packages have a file for Latin and one for extended Latin; the renderer takes a character that it misses
 * in one font from the others.
 *
 * @param text all characters that are drawn with it
 */
export function pictureFonts(face: keyof typeof faces, text: string) {
  const { name, folder, weight } = faces[face];
  const files = { [name]: 'latin', [extended(name)]: 'latin-ext' };
  return Promise.all(
    Object.entries(files).map(async ([family, range]) => {
      const path = `node_modules/@fontsource-variable/${folder}/files/${folder}-${range}-wght-normal.woff2`;
      const file = readFileSync(join(process.cwd(), path));
      const data = await subsetFont(file, text, { targetFormat: 'truetype', variationAxes: { wght: weight } });
      return { name: family, data, weight };
    }),
  );
}
