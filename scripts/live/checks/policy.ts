import { policyFor } from '../../../deploy/policy';
import { compare, type CheckResult } from '../finding';
import type { LiveSite } from '../live-site';

/** Each source of a policy with its directive: `script-src 'self'`. */
function sourcesOf(policy: string): string[] {
  return policy.split(';').flatMap((directive) => {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    return sources.length > 0 ? sources.map((source) => `${name} ${source}`) : [name];
  });
}

/** What a policy has that another one lacks. */
function only(policy: string, other: string): string {
  const others = new Set(sourcesOf(other));
  const missing = sourcesOf(policy).filter((source) => !others.has(source));
  return missing.join(', ') || 'nothing else';
}

/**
 * Each page has the policy that belongs to it. A host that adds a script, rewrites addresses or minifies makes a page that
 * its policy does not fit.
 */
export function checkPolicy({ pages }: LiveSite): CheckResult {
  const findings = [...pages].flatMap(([path, { status, document }]) => {
    if (status !== 200) return [];
    const policies = document.querySelectorAll('meta[http-equiv="Content-Security-Policy"]');
    if (policies.length !== 1) return compare(`${path}, policies`, String(policies.length), '1');
    const sent = policies[0]?.getAttribute('content') ?? '';
    const expected = policyFor(document);
    if (sent === expected) return [];
    return [
      {
        where: path,
        found: `a policy without ${only(expected, sent)}, and with ${only(sent, expected)}`,
        expected: 'the policy of what the page contains',
        advice: 'The host changes pages (analytics, e-mail protection, minification), or they are of an older build.',
      },
    ];
  });
  return { looked: `${pages.size} pages`, findings };
}
