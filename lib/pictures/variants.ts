import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { isDrawing, readPicture } from './picture-file';
import { heightFor, slots, type SlotName } from './slots';

/** The formats that photos are made in. Browsers take the first that they know; every one knows the last. */
export const formats = ['avif', 'webp', 'jpg'] as const;
export type Format = (typeof formats)[number];

/** A file that the build makes of a picture. A drawing is kept as it is. */
export type Variant = {
  address: string;
  name: string;
  hash: string;
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

function variant(name: string, hash: string, photo?: Variant['photo']): Variant {
  const made = createHash('sha256')
    .update(JSON.stringify([hash, photo, encoding]))
    .digest('hex')
    .slice(0, 10);
  const size = photo ? `-${photo.width}` : '';
  return { address: `${addressFolder}${slug(name)}${size}.${made}.${photo?.format ?? 'svg'}`, name, hash, photo };
}

/**
 * All files that are made of a picture for a place, format by format, the smallest first.
 *
 * @throws {Error} when there is no such picture, which the content check tells first
 */
export function variantsOf(name: string, slot: SlotName): Variant[] {
  const file = readPicture(name);
  if (!file) throw new Error(`There is no picture ${name}`);
  if (isDrawing(name)) return [variant(name, file.hash)];
  return formats.flatMap((format) =>
    slots[slot].widths.map((width) => variant(name, file.hash, { format, width, height: heightFor(slot, width) })),
  );
}

/** The address of a picture for whoever takes only one: the drawing, or the largest JPEG. */
export function addressOfPicture(name: string, slot: SlotName): string {
  return variantsOf(name, slot).at(-1)?.address ?? '';
}
