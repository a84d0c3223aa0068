import { addressOf, canonicalPath, site } from '../../lib/content';
import { navigation } from '../../lib/content/navigation';
import { home, pages, pricing } from '../../lib/content/pages';
import { pricingFile, pricingJsonSchema } from '../../lib/content/plans/pricing-data';
import { markdownPathOf } from '../../lib/markdown-path';

/** A page, and what its head says about it. */
type Listed = { path: string; title: string; description: string };

function item(title: string, path: string, description: string): string {
  return `- [${title}](${addressOf(path)})${description && `: ${description}`}`;
}

/** The order of content, and behind it the pages that have none. */
function inOrder(listed: readonly Listed[]): Listed[] {
  const known: string[] = pages.map(({ path }) => path);
  const place = ({ path }: Listed) => (known.includes(path) ? known.indexOf(path) : known.length);
  return listed.toSorted((one, other) => place(one) - place(other));
}

/** The list of all pages for assistants (https://llmstxt.org): by the menus that list them, and then the others. */
export function llmsText(listed: readonly Listed[]): string {
  const menus = navigation.menus.map(({ label, entries }): [title: string, pages: Listed[]] => {
    const links = entries.flatMap((entry) => ('links' in entry ? entry.links : [entry]));
    const paths = new Set<string>(links.flatMap((link) => ('href' in link ? [canonicalPath(link.href)] : [])));
    return [label, [...paths].flatMap((path) => listed.filter((page) => page.path === path))];
  });
  const inMenus = new Set(menus.flatMap(([, ofMenu]) => ofMenu));
  const line = ({ title, path, description }: Listed) => item(title, markdownPathOf(path), description);
  const others = inOrder(listed).filter((page) => page.path !== home.path && !inMenus.has(page));
  const data = item(pricingFile.slice(1), pricingFile, String(pricingJsonSchema().description));
  const sections = [...menus, ['Optional', others] as const].map(([title, ofSection]) => {
    const withData = ofSection.some(({ path }) => path === pricing.path);
    return [`## ${title}`, '', ...ofSection.map(line), ...(withData ? [data] : [])].join('\n');
  });
  const top = listed.filter(({ path }) => path === home.path).map(line);
  return `${[`# ${site.name}`, `> ${site.blurb}`, ...top, ...sections].join('\n\n')}\n`;
}
