import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contract } from '../../deploy/contract';
import { filesIn } from '../../lib/files';

/** All kinds of text. Pictures and typefaces are compressed already. */
const extensions = Object.entries(contract.types).filter(([, type]) => type.includes('charset='));
const compressible = new RegExp(`\\.(?:${extensions.map(([extension]) => extension).join('|')})$`);
const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** `quick` is for local builds: larger files in much less time. */
const levels = { best: { gzip: 9, brotli: 11 }, quick: { gzip: 6, brotli: 4 } };
export type Compression = keyof typeof levels;

/** Writes `name.gz` and `name.br` next to every text file, for servers that send precompressed files. */
export async function compressExport(folder: string, effort: Compression): Promise<void> {
  const level = levels[effort];
  const compressing = filesIn(folder).map(async (name) => {
    if (!compressible.test(name)) return;
    const path = join(folder, name);
    const content = readFileSync(path);
    const brotli = await toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level.brotli } });
    await writeFile(`${path}.br`, brotli);
    await writeFile(`${path}.gz`, await toGzip(content, { level: level.gzip }));
  });
  await Promise.all(compressing);
}
