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

/** The list of all pages for assistants (https://llmstxt.org): by the menus that list them, and then the others. */
export function llmsText(listed: readonly Listed[]): string {
  const left = new Map(listed.map((page) => [page.path, page]));
  /** Each page is listed where it is named first. */
  const take = (paths: readonly string[]) =>
    paths.flatMap((path) => {
      const page = left.get(path);
      left.delete(path);
      return page ?? [];
    });
  const line = ({ title, path, description }: Listed) => item(title, markdownPathOf(path), description);
  const section = (title: string, paths: readonly string[]) => {
    const found = take(paths);
    const data = item(pricingFile.slice(1), pricingFile, String(pricingJsonSchema().description));
    const withData = found.some(({ path }) => path === pricing.path);
    return [`## ${title}`, '', ...found.map(line), ...(withData ? [data] : [])].join('\n');
  };
  const top = take([home.path]).map(line);
  const menus = navigation.menus.map(({ label, entries }) => {
    const links = entries.flatMap((entry) => ('links' in entry ? entry.links : [entry]));
    const paths = links.flatMap((link) => ('href' in link ? canonicalPath(link.href) : []));
    return section(label, paths);
  });
  const others = section('Optional', [...pages.map(({ path }) => path), ...left.keys()]);
  return `${[`# ${site.name}`, `> ${site.blurb}`, ...top, ...menus, others].join('\n\n')}\n`;
}
