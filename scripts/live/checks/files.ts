import { extname } from 'node:path';
import { canonicalHeader, contract } from '../../../deploy/contract';
import { markdownPathOf } from '../../../lib/markdown-path';
import { site } from '../../../lib/content/site';
import { compare, type CheckResult } from '../finding';
import type { LiveSite } from '../live-site';
import { indexedPaths } from '../paths';

const withoutCharset = (type: string | undefined) => type?.split(';', 1)[0];

/** Every file that a page names, and every page's Markdown file, with its type. */
export async function checkFiles({ ask, files, pages }: LiveSite): Promise<CheckResult> {
  const described = indexedPaths.filter((path) => pages.has(path));
  const found = await Promise.all([
    ...files.map(async (path) => {
      const { status, headers } = await ask(path);
      if (status !== 200) {
        return compare(path, String(status), '200', 'Upload the files of a build before its pages.');
      }
      const type = contract.types[extname(path).slice(1) as keyof typeof contract.types];
      return compare(`Content-Type of ${path}`, withoutCharset(headers['content-type']), withoutCharset(type) ?? '');
    }),
    ...described.map(async (path) => {
      const markdown = markdownPathOf(path);
      const { status, headers } = await ask(markdown);
      if (status !== 200) return compare(markdown, String(status), '200');
      const address = path === '/' ? site.url : `${site.url}${path}`;
      const link = Array.isArray(headers.link) ? headers.link.join(', ') : headers.link;
      return [
        ...compare(`Content-Type of ${markdown}`, withoutCharset(headers['content-type']), 'text/markdown'),
        ...compare(`Link of ${markdown}`, link, canonicalHeader(address).Link),
      ];
    }),
  ]);
  return { looked: `${files.length + described.length} files`, findings: found.flat() };
}
