import { contract } from '../../../deploy/contract';
import { notFound } from '../../../lib/content/pages';
import { compare, type CheckResult } from '../finding';
import type { LiveSite } from '../live-site';
import { unknownPath } from '../paths';

const missingHashed = `${contract.caching.hashedFolder}no-such-file.js`;
const unknown = [unknownPath, '/industries/no-such-trade', '/pricing/more', '/no-such-file.txt', missingHashed];

/** Unknown paths answer 404 with the site's own page, which no cache keeps. */
export async function checkNotFound({ ask }: LiveSite): Promise<CheckResult> {
  const found = await Promise.all(
    unknown.map(async (path) => {
      const { status, headers, text } = await ask(path);
      const kept = headers['cache-control']?.includes('immutable');
      return [
        ...compare(path, String(status), '404', 'Otherwise search engines index pages that are not there.'),
        ...(status !== 404 || path === missingHashed || text.includes(notFound.seo.title)
          ? []
          : compare(path, 'another page', `the page “${notFound.seo.title}”`)),
        ...(kept ? compare(path, headers['cache-control'], contract.caching.others) : []),
      ];
    }),
  );
  return { looked: `${unknown.length} addresses`, findings: found.flat() };
}
