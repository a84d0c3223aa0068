import { contract } from '../../../deploy/contract';
import { canonicalPath } from '../../../lib/content/aliases';
import { pages } from '../../../lib/content/pages';
import { compare, type CheckResult } from '../finding';
import type { LiveSite } from '../live-site';

/** Every page of content is there, as a page and not as a download, with the title that content has now. */
export function checkPages({ pages: read }: LiveSite): CheckResult {
  const findings = [...read].flatMap(([path, { status, headers, document }]) => {
    const wrongStatus = compare(path, String(status), '200');
    if (wrongStatus.length > 0) return wrongStatus;
    const title = pages.find((page) => page.path === canonicalPath(path))?.seo.title ?? '';
    const shown = document.querySelector('title')?.text;
    const wrongType = compare(path, headers['content-type']?.toLowerCase(), contract.types.html);
    if (shown?.startsWith(title)) return wrongType;
    return wrongType.concat(compare(`${path}, title`, shown, title, 'Another build is online: deploy again.'));
  });
  return { looked: `${read.size} pages`, findings };
}
