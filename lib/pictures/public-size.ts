import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';

/** The size of a picture in `public/`, so that its space is reserved. */
export function pictureSize(address: string): { width: number; height: number } {
  const { width, height } = imageSize(readFileSync(join('public', address)));
  return { width, height };
}
