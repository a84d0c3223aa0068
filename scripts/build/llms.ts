import { addressOf, site } from '../../lib/content';
import { isListed, type Page } from './pages';

/** A page as its head describes it. One that the owner adds may have no description. */
function itemOf({ head, path }: Page): string {
  const description = head.querySelector('meta[name="description"]')?.getAttribute('content');
  const address = head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? addressOf(path);
  const link = `- [${head.querySelector('title')?.text}](${address})`;
  return description ? `${link}: ${description}` : link;
}

/** The list of all pages for assistants (https://llmstxt.org), from the finished pages. */
export function llmsText(pages: readonly Page[]): string {
  const listed = pages.filter(isListed).toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return `# ${site.name}\n\n> ${site.blurb}\n\n## Pages\n\n${listed.map(itemOf).join('\n')}\n`;
}
