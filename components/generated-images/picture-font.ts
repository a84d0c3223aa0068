import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { typefaceFile, typefaces, type Typeface } from '@/lib/typefaces';

const extended = ({ name }: Typeface) => `${name} Extended`;

/** Each with its characters of extended Latin, which otherwise come from whichever font is first. */
const familyOf = (typeface: Typeface) => `${typeface.name}, ${extended(typeface)}`;

export const fontFamilies = { body: familyOf(typefaces.body), display: familyOf(typefaces.display) };

/**
 * One of the site's typefaces in a single weight, as TrueType: the renderer of pictures supports neither variable fonts
 * nor WOFF2. The packages have a file for Latin and one for extended Latin; the renderer takes a character that it misses
 * in one font from the others.
 *
 * @param text all characters that are drawn with it
 */
export function pictureFonts(use: keyof typeof typefaces, text: string) {
  const typeface = typefaces[use];
  const weight = typeface.pictureWeight;
  return Promise.all(
    (['latin', 'latin-ext'] as const).map(async (range) => {
      const file = readFileSync(join(process.cwd(), typefaceFile(typeface, range)));
      const data = await subsetFont(file, text, { targetFormat: 'truetype', variationAxes: { wght: weight } });
      return { name: range === 'latin' ? typeface.name : extended(typeface), data, weight };
    }),
  );
}
