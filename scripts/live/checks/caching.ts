import { contract } from '../../../deploy/contract';
import { compare, type CheckResult, type Finding } from '../finding';
import { hashedFiles, type LiveSite } from '../live-site';
import { samplePath } from '../paths';

const { hashed, others } = contract.caching;

/** Hosts may also forbid to keep a page at all, or leave out the equivalent of "always ask again". */
const asksAgain = /max-age=0|no-cache|no-store/;

/** Hashed files stay in caches. Everything else is asked for again, and not sent again if it is the same. */
export async function checkCaching(site: LiveSite): Promise<CheckResult> {
  const files = hashedFiles(site);
  const changing = ['/', samplePath, '/robots.txt', '/sitemap.xml'];
  const findings: Finding[] = [];
  const cacheControl = async (path: string) => (await site.ask(path)).headers['cache-control'];
  await Promise.all([
    ...files.map(async (path) => {
      findings.push(...compare(`Cache-Control of ${path}`, await cacheControl(path), hashed));
    }),
    ...changing.map(async (path) => {
      const found = await cacheControl(path);
      if (!asksAgain.test(found ?? '') || found?.includes('s-maxage')) {
        findings.push(...compare(`Cache-Control of ${path}`, found, others, 'Visitors would keep an old page.'));
      }
    }),
    (async () => {
      const { headers } = await site.ask(samplePath);
      const validators: Record<string, string> = {};
      if (headers.etag !== undefined) validators['if-none-match'] = headers.etag;
      else if (headers['last-modified'] !== undefined) validators['if-modified-since'] = headers['last-modified'];
      const { status } = await site.ask(samplePath, validators);
      findings.push(...compare(`${samplePath}, asked again`, String(status), '304'));
    })(),
  ]);
  return { looked: `${files.length + changing.length} responses`, findings };
}
