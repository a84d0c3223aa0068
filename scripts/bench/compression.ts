import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { UsageError } from '../usage-error';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** gzip at the highest level, like the production build. */
export function bestGzip(content: Buffer): Promise<Buffer> {
  return toGzip(content, { level: constants.Z_BEST_COMPRESSION });
}

/** Brotli at the highest quality, like the production build. */
export function bestBrotli(content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return toBrotli(content, { params });
}

/** Other versions of the compressor give slightly different sizes. */
const tolerance = 1.01;

/**
 * Rejects an export that was compressed quickly, as local builds are: its pages would be compared with smaller twins, and
 * many of them would take a round trip more than in production.
 *
 * @param name a page of the export
 * @throws {UsageError} if the page's .br file is larger than it could be
 */
export async function requireBestCompression(folder: string, name: string): Promise<void> {
  const path = join(folder, name);
  if (!existsSync(`${path}.br`)) return;
  const found = readFileSync(`${path}.br`).length;
  const best = (await bestBrotli(readFileSync(path))).length;
  if (found <= best * tolerance) return;
  throw new UsageError(
    `${path}.br has ${found} bytes and could have ${best}: build with "npx tsx scripts/build.ts --stand-in --best-compression"`,
  );
}
