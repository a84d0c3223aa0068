import { placeholdersLeft } from '../../../lib/content/placeholders-left';
import type { CheckResult, Finding } from '../finding';
import type { LiveSite } from '../live-site';

/** Hosts with a name that is reserved for examples. */
const exampleHost = /https?:\/\/[\w.-]*\.example\b/g;

/** What content still marks as a placeholder, and other addresses of examples in pages. */
export function checkPlaceholders({ pages }: LiveSite): CheckResult {
  const marked = placeholdersLeft().map(({ where, value }) => ({ where, found: value, expected: 'the real one' }));
  const shown = new Map<string, string>();
  for (const [path, { text }] of pages) {
    for (const [address] of text.matchAll(exampleHost)) {
      const isMarked = marked.some(({ found }) => found.includes(new URL(address).hostname));
      if (!isMarked && !shown.has(address)) shown.set(address, path);
    }
  }
  const inPages = [...shown].map(([address, path]): Finding => ({
    where: path,
    found: address,
    expected: 'a real address',
  }));
  return { looked: `content, ${pages.size} pages`, findings: [...marked, ...inPages] };
}
