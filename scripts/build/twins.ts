import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalPath } from '../../lib/content/aliases';
import { navigation } from '../../lib/content/navigation';
import { addOnPricing, home, pricing } from '../../lib/content/pages';
import { site } from '../../lib/content/site';
import { twinOf } from '../../deploy/contract';
import { expectCount } from './build-error';
import { toMarkdown } from './markdown';
import type { Page } from './pages';
import { pricingData, pricingFile, pricingJsonSchema, pricingSchemaFile } from './pricing-data';
import { isIndexed } from './structured-data';

const step = 'Twins';

const alternate = (type: string, address: string) => `<link rel="alternate" type="${type}" href="${address}">`;

/** Links a page's head to its twins: the page as Markdown, and the prices as data. Pages that are not indexed have none. */
export function linkTwins(page: Page): void {
  if (!isIndexed(page)) return;
  const path = canonicalPath(page.path);
  const hasPrices = path === pricing.path || path === addOnPricing.path;
  const links =
    alternate('text/markdown', twinOf(path)) + (hasPrices ? alternate('application/json', pricingFile) : '');
  const canonical = page.head.querySelectorAll('link[rel="canonical"]');
  expectCount(step, page.file, 'canonical addresses', canonical.length, 1);
  canonical[0]?.insertAdjacentHTML('afterend', links);
}

type Described = { path: string; url: string; title: string; description: string };

/** What a page's head says about it. */
function describe({ path, file, head }: Page): Described {
  const title = head.querySelector('title')?.text;
  const description = head.querySelector('meta[name="description"]')?.getAttribute('content');
  const url = head.querySelector('link[rel="canonical"]')?.getAttribute('href');
  expectCount(step, file, 'title, description and address', [title, description, url].filter(Boolean).length, 3);
  return { path, url: url ?? '', title: title ?? '', description: description ?? '' };
}

function twinText(page: Page): string {
  const { url, title, description } = describe(page);
  // Strings of JSON are strings of YAML too.
  const facts = Object.entries({ title, description, url }).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${facts.join('\n')}\n---\n\n${toMarkdown(page.document)}\n`;
}

const listItem = ({ path, title, description }: Described) =>
  `- [${title}](${new URL(twinOf(path), site.url).href}): ${description}`;

/** The pages of each menu, in the menus' order. */
function menuSections(pages: readonly Described[]): [title: string, pages: Described[]][] {
  return navigation.menus.map(({ label, entries }) => {
    const links = entries.flatMap((entry) => ('links' in entry ? entry.links : [entry]));
    const paths = new Set(links.flatMap((link) => ('href' in link ? [canonicalPath(link.href)] : [])));
    return [label, [...paths].flatMap((path) => pages.filter((page) => page.path === path))];
  });
}

/** The list of all pages for assistants: https://llmstxt.org */
function assistantsFile(pages: readonly Described[]): string {
  const menus = menuSections(pages);
  const listed = new Set(menus.flatMap(([, of]) => of));
  const [first, others] = [home.path, pages.filter((page) => page.path !== home.path && !listed.has(page))];
  const { description } = pricingJsonSchema();
  const sections = [...menus, ['Optional', others] as const].map(([title, of]) => {
    const data = of.some(({ path }) => path === pricing.path)
      ? [`- [${pricingFile.slice(1)}](${new URL(pricingFile, site.url).href}): ${description}`]
      : [];
    return [`## ${title}`, '', ...of.map(listItem), ...data].join('\n');
  });
  const top = pages.filter(({ path }) => path === first).map(listItem);
  return [`# ${site.name}`, `> ${site.blurb}`, ...top, ...sections].join('\n\n') + '\n';
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes the twins next to the finished pages, from which they are made, so that their facts cannot differ: each page as
 * Markdown, a list of them in `/llms.txt`, and the prices as data.
 *
 * @returns the addresses of the pages by the paths of their twins
 */
export function writeTwins(pages: readonly Page[], folder: string): Map<string, string> {
  const twinned = pages.filter((page) => isIndexed(page) && canonicalPath(page.path) === page.path);
  expectCount(step, folder, 'pages that are indexed', twinned.length, 'some');
  for (const page of twinned) writeFileSync(join(folder, twinOf(page.path)), twinText(page));
  const described = twinned.map(describe);
  writeFileSync(join(folder, 'llms.txt'), assistantsFile(described));
  writeFileSync(join(folder, pricingFile), asJson(pricingData()));
  writeFileSync(join(folder, pricingSchemaFile), asJson(pricingJsonSchema()));
  return new Map(described.map(({ path, url }) => [twinOf(path), url]));
}
