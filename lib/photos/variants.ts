import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { isDrawing, readPicture } from './picture-file';

/**
 * Where a picture is shown: its shape, and the widths that it is made in, in pixels. `sizes` says how wide browsers show it.
 * It is left out where the picture is about as wide as the screen.
 */
export type PhotoShape = { width: number; height: number; widths: readonly number[]; sizes?: string };

/** The places for pictures of `content/pictures/`. A photo of another shape is cut to the place's. */
export const photoUses = {
  avatar: { width: 52, height: 52, widths: [156] },
  portrait: { width: 480, height: 560, widths: [384, 768], sizes: '(width < 28rem) 90vw, 24rem' },
  thumbnail: { width: 1280, height: 720, widths: [800, 1280], sizes: '(width < 64rem) 90vw, 28rem' },
} as const satisfies Record<string, PhotoShape>;

export type PhotoUse = keyof typeof photoUses;

/** The height that belongs to a width. */
export function heightFor(shape: Pick<PhotoShape, 'width' | 'height'>, width: number): number {
  return Math.round((width * shape.height) / shape.width);
}

/** The largest size a picture is made in, and so the smallest that a photo may have. */
export function largestSize(use: PhotoUse): { width: number; height: number } {
  const width = Math.max(...photoUses[use].widths);
  return { width, height: heightFor(photoUses[use], width) };
}

/** The formats that photos are made in. Browsers take the first that they know; every one knows the last. */
export const formats = ['avif', 'webp', 'jpg'] as const;
export type Format = (typeof formats)[number];

/** A file that the build makes of a picture. A drawing is kept as it is. */
export type Variant = {
  address: string;
  name: string;
  photo?: { format: Format; width: number; height: number };
};

/** Files in this folder are named after their contents, so browsers keep them for good. */
export const addressFolder = '/_next/static/pictures/';

/** Change it when pictures are encoded in another way, so that neither browsers nor the build's cache keep old ones. */
const encoding = 1;

/** `IMG 2041.JPG` → `img-2041` */
function slug(name: string): string {
  const plain = name.slice(0, -extname(name).length).normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
  return plain.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '') || 'picture';
}

/**
 * All files that are made of a picture for a place, format by format, the smallest first. Their names differ in the width
 * and the format only, which keeps pages small.
 *
 * @throws {Error} when there is no such picture, which the content check tells first
 */
export function variantsOf(name: string, use: PhotoUse): Variant[] {
  const file = readPicture(name);
  if (!file) throw new Error(`There is no picture ${name}`);
  const shape: PhotoShape = photoUses[use];
  const made = createHash('sha256').update(JSON.stringify([file.hash, shape, encoding]));
  const hash = made.digest('hex').slice(0, 8);
  const start = addressFolder + slug(name);
  if (isDrawing(name)) return [{ address: `${start}.${hash}.svg`, name }];
  return formats.flatMap((format) =>
    shape.widths.map((width) => ({
      address: `${start}-${width}.${hash}.${format}`,
      name,
      photo: { format, width, height: heightFor(shape, width) },
    })),
  );
}

/** The address of a picture for whoever takes only one: the drawing, or the largest JPEG. */
export function addressOfPicture(name: string, use: PhotoUse): string {
  return variantsOf(name, use).at(-1)?.address ?? '';
}
