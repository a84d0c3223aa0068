import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measure } from './picture-file';

/** The size at which a picture in `public/` is seen, so that its space is reserved. */
export function pictureSize(address: string): { width: number; height: number } {
  const { width, height } = measure(readFileSync(join('public', address)));
  return { width, height };
}
