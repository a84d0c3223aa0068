import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { encode, variantAt } from '../../lib/pictures/encode';
import { addressFolder } from '../../lib/pictures/variants';
import { BuildError } from './build-error';
import type { Page } from './pages';

const address = new RegExp(String.raw`${addressFolder}[\w.-]+`, 'g');

/** The addresses of the pictures of `content/pictures/` that pages show. */
export function picturesIn(pages: readonly Page[]): Set<string> {
  return new Set(pages.flatMap(({ document }) => `${document}`.match(address) ?? []));
}

/**
 * Writes the pictures that pages show, in every size and format. What an earlier build has encoded comes from its cache.
 *
 * @param folder the export
 * @throws {BuildError} if no picture has an address that a page shows
 */
export async function writePictures(pages: readonly Page[], folder: string): Promise<void> {
  await Promise.all(
    [...picturesIn(pages)].map(async (picture) => {
      if (!variantAt(picture)) throw new BuildError(`Pictures: looked for ${picture} in content/pictures/, found none`);
      const file = join(folder, picture);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await encode(picture));
    }),
  );
}
