import { site } from '../../lib/content/site';
import { checkInBrowser } from './checks/browser';
import { checkCaching } from './checks/caching';
import { checkCompression } from './checks/compression';
import { certificateFinding, checkConnection } from './checks/connection';
import { checkFiles } from './checks/files';
import { checkHeaders } from './checks/headers';
import { checkNotFound } from './checks/not-found';
import { checkPages } from './checks/pages';
import { checkPlaceholders } from './checks/placeholders';
import { checkPolicy } from './checks/policy';
import { checkRedirects } from './checks/redirects';
import { checkSearch } from './checks/search';
import { checkNames, type CheckName, type CheckResult } from './finding';
import { readSite, type LiveSite } from './live-site';
import type { Options } from './options';
import { createAsker, type Asker } from './request';

export type NamedResult = CheckResult & { name: CheckName };

type Check = (live: { site: LiveSite; options: Options; ask: Asker['ask'] }) => CheckResult | Promise<CheckResult>;

const checks: Record<CheckName, Check> = {
  connection: ({ options, ask }) => checkConnection(options, ask),
  pages: ({ site: live }) => checkPages(live),
  redirects: ({ site: live }) => checkRedirects(live),
  'not-found': ({ site: live }) => checkNotFound(live),
  headers: ({ site: live }) => checkHeaders(live),
  caching: ({ site: live }) => checkCaching(live),
  compression: ({ site: live }) => checkCompression(live),
  files: ({ site: live }) => checkFiles(live),
  search: ({ site: live }) => checkSearch(live),
  policy: ({ site: live }) => checkPolicy(live),
  browser: ({ options }) => checkInBrowser(options),
  placeholders: ({ site: live }) => checkPlaceholders(live),
};

/**
 * Holds a deployed site to its promises. It only reads: nothing is clicked, typed or sent. If browsers would refuse the
 * certificate, that is the only result, because they show nothing else then.
 *
 * @param onResult called after each check
 * @throws {Error} if the site does not answer
 */
export async function checkSite(
  options: Options,
  onResult: (result: NamedResult) => void = () => {},
): Promise<NamedResult[]> {
  const results: NamedResult[] = [];
  const add = (result: NamedResult) => {
    results.push(result);
    onResult(result);
  };
  const refused = await certificateFinding(options);
  if (refused) {
    add({ name: 'connection', looked: 'the certificate', findings: [refused] });
    return results;
  }
  const { ask, close } = createAsker(options.origin, options);
  try {
    const live = { options, ask, site: await readSite(options, ask, site.url) };
    for (const name of checkNames) if (options.only.has(name)) add({ name, ...(await checks[name](live)) });
    return results;
  } finally {
    close();
  }
}
