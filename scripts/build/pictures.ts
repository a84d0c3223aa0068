import { join } from 'node:path';
import { encode, variantAt } from '../../lib/pictures/encode';
import { addressFolder } from '../../lib/pictures/variants';
import { BuildError } from '../../lib/build-error';
import { writeFile, type Page } from './pages';

const address = new RegExp(String.raw`${addressFolder}[\w.-]+`, 'g');

/**
 * Writes the pictures that pages show, in every size and format. What an earlier build has encoded comes from its cache.
 *
 * @param folder Next's export, from which those that finished pages show are copied
 * @throws {BuildError} if no picture has an address that a page shows
 */
export async function writePictures(pages: readonly Page[], folder: string): Promise<void> {
  const shown = new Set(pages.flatMap(({ document }) => `${document}`.match(address) ?? []));
  await Promise.all(
    [...shown].map(async (picture) => {
      if (!variantAt(picture)) throw new BuildError(`Pictures: looked for ${picture} in content/pictures/, found none`);
      writeFile(join(folder, picture), await encode(picture));
    }),
  );
}
