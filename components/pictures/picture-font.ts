import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const faces = {
  body: { name: 'Figtree', folder: 'figtree', weight: 400 },
  strong: { name: 'Figtree', folder: 'figtree', weight: 600 },
  display: { name: 'Bricolage Grotesque', folder: 'bricolage-grotesque', weight: 700 },
} as const;

/** The family names of the fonts that `pictureFont` returns. */
export const fontFamilies = { body: faces.body.name, display: faces.display.name };

/**
 * One of the site's typefaces in a single weight, as TrueType: the renderer of pictures supports neither variable fonts
 * nor WOFF2.
 *
 * @param text all characters that are drawn with it
 */
export async function pictureFont(face: keyof typeof faces, text: string) {
  const { name, folder, weight } = faces[face];
  const path = `node_modules/@fontsource-variable/${folder}/files/${folder}-latin-wght-normal.woff2`;
  const file = readFileSync(join(process.cwd(), path));
  const data = await subsetFont(file, text, { targetFormat: 'truetype', variationAxes: { wght: weight } });
  return { name, data, weight };
}
