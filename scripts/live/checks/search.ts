import { canonicalPath } from '../../../lib/content/aliases';
import { unindexedPaths } from '../../../lib/content/indexing';
import { site } from '../../../lib/content/site';
import { compare, type CheckResult, type Finding } from '../finding';
import type { LiveSite } from '../live-site';
import { indexedPaths } from '../paths';

const addressOf = (path: string) => (path === '/' ? site.url : `${site.url}${path}`);

function canonicalFindings({ pages }: LiveSite): Finding[] {
  return [...pages].flatMap(([path, { status, document }]) => {
    if (status !== 200) return [];
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    const robots = document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? '';
    const hidden = robots.includes('noindex') && !unindexedPaths.includes(canonicalPath(path));
    const wrongAddress = compare(`${path}, canonical address`, canonical, addressOf(canonicalPath(path)));
    return hidden ? wrongAddress.concat(compare(`${path}, robots`, robots, 'no noindex')) : wrongAddress;
  });
}

function sitemapFindings(xml: string, today: string): Finding[] {
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const wanted = indexedPaths.map(addressOf);
  const stale = 'The sitemap is of another build: deploy again.';
  return [
    ...wanted
      .filter((address) => !listed.includes(address))
      .map((address) => ({
        where: '/sitemap.xml',
        found: `no ${address}`,
        expected: 'every indexed page',
        advice: stale,
      })),
    ...listed
      .filter((address) => !wanted.includes(address))
      .map((address) => ({ where: '/sitemap.xml', found: address, expected: 'only pages of the site', advice: stale })),
    ...[...xml.matchAll(/<lastmod>(\d{4}-\d\d-\d\d)/g)]
      .map(([, day = '']) => day)
      .filter((day) => day > today)
      .map((day) => ({ where: '/sitemap.xml, lastmod', found: day, expected: `no day after ${today}` })),
  ];
}

function robotsFindings(text: string): Finding[] {
  const lines = text.split('\n').map((line) => line.trim());
  const closed = lines.filter((line) => /^disallow:\s*\/$/i.test(line));
  const sitemap = `Sitemap: ${site.url}/sitemap.xml`;
  return [
    ...closed.flatMap((line) => compare('/robots.txt', line, 'Allow: /', 'The host asks search engines to stay away.')),
    ...(lines.includes(sitemap) ? [] : compare('/robots.txt', 'no such line', sitemap)),
  ];
}

/** What search engines read. */
export async function checkSearch(live: LiveSite, today = new Date()): Promise<CheckResult> {
  const [sitemap, robots] = await Promise.all([live.ask('/sitemap.xml'), live.ask('/robots.txt')]);
  return {
    looked: `${live.pages.size} canonical addresses, sitemap.xml, robots.txt`,
    findings: [
      ...canonicalFindings(live),
      ...(sitemap.status === 200
        ? sitemapFindings(sitemap.text, today.toISOString().slice(0, 10))
        : compare('/sitemap.xml', String(sitemap.status), '200')),
      ...(robots.status === 200 ? robotsFindings(robots.text) : compare('/robots.txt', String(robots.status), '200')),
    ],
  };
}
