import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { typefaceFile, typefaces, type Typeface } from '@/lib/typefaces';

const extended = ({ name }: Typeface) => `${name} Extended`;

/** Each with its characters of extended Latin, which otherwise come from whichever font is first. */
const familyOf = (typeface: Typeface) => `${typeface.name}, ${extended(typeface)}`;

export const fontFamilies = { body: familyOf(typefaces.body), display: familyOf(typefaces.display) };

/**
 * One of the site's typefaces in a single weight, as TrueType: the renderer of pictures supports neither variable fonts nor WOFF2.
 * It takes a character that it misses in the font for Latin from that for extended Latin.
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
