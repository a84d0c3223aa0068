import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** The best gzip can do; the production build compresses the same way. */
export function bestGzip(content: Buffer): Promise<Buffer> {
  return toGzip(content, { level: constants.Z_BEST_COMPRESSION });
}

/** The best brotli can do; the production build compresses the same way. */
export function bestBrotli(content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return toBrotli(content, { params });
}
