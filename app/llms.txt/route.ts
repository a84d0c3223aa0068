import { pageMetadata } from '@/components/seo/page-metadata';
import { markdownPathOf } from '@/lib/markdown-path';
import { canonicalPath, addressOf, site } from '@/lib/content';
import { unindexedPaths, home, pages, pricing } from '@/lib/content/pages';
import { pricingFile, pricingJsonSchema } from '@/lib/content/plans/pricing-data';
import { navigation } from '@/lib/content/navigation';

export const dynamic = 'force-static';

type Entry = { path: string; line: string };

const item = (title: string, path: string, description: string) => `- [${title}](${addressOf(path)}): ${description}`;

/** Every indexed page, with the title and the description that its head has. */
const entries = pages
  .filter(({ path }) => !unindexedPaths.includes(path))
  .map((page): Entry => {
    const { title, description } = pageMetadata(page);
    return { path: page.path, line: item(String(title), markdownPathOf(page.path), String(description)) };
  });

/** The pages of each menu, in the menus' order. */
const menus = navigation.menus.map(({ label, entries: parts }): [title: string, listed: Entry[]] => {
  const links = parts.flatMap((part) => ('links' in part ? part.links : [part]));
  const paths = new Set(links.flatMap((link) => ('href' in link ? [canonicalPath(link.href)] : [])));
  return [label, [...paths].flatMap((path) => entries.filter((entry) => entry.path === path))];
});

/** The list of all pages for assistants: https://llmstxt.org */
export function GET() {
  const inMenus = new Set(menus.flatMap(([, listed]) => listed));
  const top = entries.filter(({ path }) => path === home.path);
  const others = entries.filter((entry) => !top.includes(entry) && !inMenus.has(entry));
  const data: Entry = {
    path: pricingFile,
    line: item(pricingFile.slice(1), pricingFile, String(pricingJsonSchema().description)),
  };
  const sections = [...menus, ['Optional', others] as const].map(([title, listed]) => {
    const withData = listed.some(({ path }) => path === pricing.path) ? [...listed, data] : listed;
    return [`## ${title}`, '', ...withData.map(({ line }) => line)].join('\n');
  });
  const text = [`# ${site.name}`, `> ${site.blurb}`, ...top.map(({ line }) => line), ...sections].join('\n\n');
  return new Response(`${text}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
