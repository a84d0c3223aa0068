import { contract } from '../../../deploy/contract';
import { compare, type CheckResult, type Finding } from '../finding';
import { hashedFiles, type LiveSite } from '../live-site';
import { samplePath, unknownPath } from '../paths';

/** The contract's headers, on each kind of response. */
export async function checkHeaders(site: LiveSite): Promise<CheckResult> {
  const paths = ['/', samplePath, '/robots.txt', ...hashedFiles(site).slice(0, 1), unknownPath];
  const found = await Promise.all(
    paths.map(async (path) => {
      const { headers } = await site.ask(path);
      const findings: Finding[] = Object.entries(contract.headers).flatMap(([name, value]) => {
        const sent = headers[name.toLowerCase()];
        return compare(`${name} of ${path}`, Array.isArray(sent) ? sent.join(', ') : sent, value);
      });
      const hidden = headers['x-robots-tag'];
      if (String(hidden ?? '').includes('noindex')) {
        findings.push({
          where: `X-Robots-Tag of ${path}`,
          found: String(hidden),
          expected: 'nothing',
          advice: 'A setting of a preview or staging host is still on: search engines leave the site out.',
        });
      }
      return findings;
    }),
  );
  return {
    looked: `${Object.keys(contract.headers).length} headers of ${paths.length} responses`,
    findings: found.flat(),
  };
}
