import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
