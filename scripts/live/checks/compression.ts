import { compare, type CheckResult } from '../finding';
import type { LiveSite } from '../live-site';
import { samplePath } from '../paths';

/** Kinds of text that are worth compressing. */
const textFile = /\.(?:js|css|svg|xml|md|json)$/;

/** Text arrives compressed, with brotli if the host can, and caches keep the forms apart. */
export async function checkCompression({ ask, files }: LiveSite): Promise<CheckResult> {
  const kinds = new Map(files.filter((file) => textFile.test(file)).map((file) => [file.split('.').pop(), file]));
  const paths = ['/', samplePath, '/sitemap.xml', ...kinds.values()];
  const found = await Promise.all(
    paths.map(async (path) => {
      const { headers } = await ask(path, { 'accept-encoding': 'gzip, br' });
      const encoding = headers['content-encoding'];
      if (encoding === 'br' || encoding === 'gzip') {
        return headers.vary?.toLowerCase().includes('accept-encoding')
          ? []
          : compare(`Vary of ${path}`, headers.vary, 'Accept-Encoding');
      }
      return compare(`Content-Encoding of ${path}`, encoding, 'br or gzip');
    }),
  );
  return { looked: `${paths.length} texts`, findings: found.flat() };
}
