import { join } from 'node:path';
import { canonicalPath } from '../../lib/content';
import { addOnPricing, pricing } from '../../lib/content/pages';
import { pricingFile } from '../../lib/content/plans/pricing-data';
import { toMarkdown } from './markdown';
import { llmsText } from './llms';
import { writeFile } from '../../lib/files';
import { isIndexed, isListed, type Page } from './pages';
import { markdownPathOf } from '../../lib/markdown-path';

const alternate = (type: string, address: string) => `<link rel="alternate" type="${type}" href="${address}">`;

/** Links a page's head to its Markdown file, and to the prices as data. Pages that are not indexed have neither. */
export function linkMarkdown(page: Page): void {
  if (!isIndexed(page)) return;
  const path = canonicalPath(page.path);
  const hasPrices = path === pricing.path || path === addOnPricing.path;
  const links =
    alternate('text/markdown', markdownPathOf(path)) + (hasPrices ? alternate('application/json', pricingFile) : '');
  page.head.querySelector('link[rel="canonical"]')?.insertAdjacentHTML('afterend', links);
}

/** What a page's head says about it. */
function factsOf({ head }: Page): Record<'title' | 'description' | 'url', string> {
  return {
    title: head.querySelector('title')?.text ?? '',
    description: head.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    url: head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
  };
}

/**
 * Writes each page as Markdown, from the finished page, so that they cannot say different things, and the list of them.
 *
 * @returns the addresses of the pages by the paths of their Markdown files
 */
export function writeMarkdownFiles(pages: readonly Page[], folder: string): Map<string, string> {
  const described = pages.filter(isListed).map((page) => ({ page, facts: factsOf(page) }));
  for (const { page, facts } of described) {
    // Strings of JSON are strings of YAML too.
    const lines = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    const text = `---\n${lines.join('\n')}\n---\n\n${toMarkdown(page.document)}\n`;
    writeFile(join(folder, markdownPathOf(page.path)), text);
  }
  writeFile(join(folder, 'llms.txt'), llmsText(described.map(({ page: { path }, facts }) => ({ path, ...facts }))));
  return new Map(described.map(({ page, facts }) => [markdownPathOf(page.path), facts.url]));
}
