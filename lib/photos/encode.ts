import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { BuildError } from '../build-error';
import { pictureNames, picturePath } from './picture-file';
import { variantsOf, type Format, type Variant, photoUses, type PhotoUse } from './variants';

/** `next build` empties `.next` but for this folder. */
const cache = '.next/cache/pictures';

const encoders: Record<Format, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50 }),
  webp: (picture) => picture.webp({ quality: 78 }),
  jpg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
};

const uses = Object.keys(photoUses) as PhotoUse[];

/** Turns a photo upright, cuts and encodes it. sharp drops all metadata: where it was taken, by what, and when. */
function draw(path: string, { format, width, height }: NonNullable<Variant['photo']>): Promise<Buffer> {
  const picture = sharp(path)
    .autoOrient()
    .resize(width, height, { fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: 'white' });
  return encoders[format](picture).toBuffer();
}

/**
 * The file at a picture's address. Photos are encoded once and kept in the cache.
 *
 * @throws {BuildError} when no picture has the address
 */
export async function encode(address: string): Promise<Buffer> {
  const all = pictureNames().flatMap((name) => uses.flatMap((use) => variantsOf(name, use)));
  const variant = all.find((one) => one.address === address);
  const path = variant && picturePath(variant.name);
  if (!path) throw new BuildError(`No picture of content/pictures/ is served at ${address}`);
  if (!variant.photo) return readFileSync(path);
  const kept = join(cache, basename(address));
  if (existsSync(kept)) return readFileSync(kept);
  const encoded = await draw(path, variant.photo);
  mkdirSync(cache, { recursive: true });
  writeFileSync(kept, encoded);
  return encoded;
}
