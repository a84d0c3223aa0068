import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contract } from '../../deploy/contract';

/** All kinds of text. Pictures and typefaces are compressed already. */
const extensions = Object.entries(contract.types).filter(([, type]) => type.includes('charset='));
const compressible = new RegExp(`\\.(?:${extensions.map(([extension]) => extension).join('|')})$`);
const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** `quick` is for local builds: larger files in much less time. */
const levels = { best: { gzip: 9, brotli: 11 }, quick: { gzip: 6, brotli: 4 } };

/** A page that grows past it is named, long before it is too large for a test. */
const usualPageBytes = 17_000;

export type Compression = keyof typeof levels;

type Variants = { gzip: Buffer; brotli: Buffer };

async function variants(content: Buffer, effort: Compression): Promise<Variants> {
  const level = levels[effort];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [gzipped, brotlied] = await Promise.all([
    toGzip(content, { level: level.gzip }),
    toBrotli(content, { params }),
  ]);
  return { gzip: gzipped, brotli: brotlied };
}

/**
 * Writes `name.gz` and `name.br` next to every text file, for servers that send precompressed files.
 */
export async function compressExport(folder: string, effort: Compression): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => compressible.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const { gzip: gzipped, brotli } = await variants(readFileSync(path), effort);
      if (effort === 'best' && name.endsWith('.html') && brotli.length > usualPageBytes)
        console.warn(`Sizes: ${name} has ${brotli.length} bytes, expected at most ${usualPageBytes}`);
      await Promise.all([writeFile(`${path}.gz`, gzipped), writeFile(`${path}.br`, brotli)]);
    }),
  );
}
