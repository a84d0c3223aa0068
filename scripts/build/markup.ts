import { NodeType, type HTMLElement, type Node } from 'node-html-parser';
import { commonMetadata } from '../../components/seo/page-metadata';
import { asScriptText, structuredData } from '../../components/seo/structured-data';
import { BuildError } from '../../lib/build-error';
import { addressOf, site } from '../../lib/content';
import { nextMarkup, startsNext } from '../../lib/framework-internals';
import { standInOrigin } from '../../lib/stand-in';
import { isIndexed, type Page } from './pages';

/* What is taken out of a page's markup, and written into it, by itself. */

/** Removes what is for Next's runtime, and `twitter:` tags that repeat an `og:` tag, which X reads instead. */
export function removeUnused({ document }: Page): void {
  const unneeded = document.querySelectorAll(nextMarkup);
  const starts = document.querySelectorAll('script:not([src])').filter(({ rawText }) => startsNext.test(rawText));
  const repeated = document.querySelectorAll('meta[name^="twitter:"]').filter((tag) => {
    const property = tag.getAttribute('name')?.replace('twitter:', 'og:');
    const original = document.querySelector(`meta[property="${property}"]`);
    return original?.getAttribute('content') === tag.getAttribute('content');
  });
  for (const element of [...unneeded, ...starts, ...repeated]) element.remove();
}

const standInOther = (origin: string) => (origin === site.url ? origin : standInOrigin(origin));
const loading = ['src', 'srcset', 'poster', 'data', 'action', 'formaction'].map((name) => [name, '*'] as const);

/** With `STAND_IN=1` what a page shows of others, such as a map, is where the stand-in provider is. */
export function standInOthers({ document }: Page): void {
  if (process.env.STAND_IN !== '1') return;
  for (const [name, selector] of [...loading, ['href', '[rel="preload"]'] as const]) {
    for (const element of document.querySelectorAll(`${selector}[${name}*="https://"]`)) {
      const value = element.getAttribute(name) ?? '';
      element.setAttribute(name, value.replaceAll(/(?<![^\s,])https:\/\/[^/\s]+/g, standInOther));
    }
  }
}

/**
 * Adds what a shared link to a page shows and its metadata leaves out. Next takes nothing of it from the layout once a page has an
 * `openGraph` of its own.
 *
 * @throws {BuildError} for a page without a title
 */
export function completeHead(page: Page): void {
  const { file, path, head } = page;
  if (!head.querySelector('title')?.text.trim())
    throw new BuildError(`${file} › metadata.title: found nothing, expected the title of the page`);
  if (!isIndexed(page)) return;
  const { siteName, locale, type, images: picture } = commonMetadata.openGraph;
  const ofPicture = {
    image: addressOf(picture.url),
    'image:width': picture.width,
    'image:height': picture.height,
    'image:alt': picture.alt,
  };
  const own = head.querySelector('meta[property="og:image"]') ? {} : ofPicture;
  const tags = { url: addressOf(path), site_name: siteName, locale, type, ...own };
  for (const [name, content] of Object.entries(tags)) {
    if (head.querySelector(`meta[property="og:${name}"]`)) continue;
    head.insertAdjacentHTML('beforeend', `<meta property="og:${name}"/>`);
    head.querySelector(`meta[property="og:${name}"]`)?.setAttribute('content', String(content));
  }
}

/** A page's structured data, for its head. It is not executed. */
export function structuredDataOf(page: Page): string {
  const data = isIndexed(page) && structuredData(page.path);
  return data ? `<script type="application/ld+json">${asScriptText(data)}</script>` : '';
}

/** What begins a line of its own where there are no styles. */
const blocks = new Set(
  `address article aside blockquote br dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
  header hr legend li main nav ol p section summary table tbody td th thead tr ul`.split(/\s+/),
);

/** Not words, or markup that React compares with its own. */
const leftAlone = 'svg, script, style, template, noscript, [data-island]';

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;
const isBlock = (node: Node) => isElement(node) && blocks.has(node.rawTagName.toLowerCase());

/** `Water heater` and `9:30 AM`, but not `29` and `%`. */
const isGlued = (before: string, after: string) =>
  /[\p{L}\p{N}.,:;!?%)”]$/u.test(before) && /^[\p{L}\p{N}$“(+−]/u.test(after);

/**
 * Puts a space between neighbors that only styles keep apart: a time beside a name, two buttons. Readers without styles, such as
 * search engines and screen readers, would read them as one word. A space that is seen is the component's.
 */
export function separateNeighbors(parent: HTMLElement): void {
  let last: Node | undefined;
  for (const node of parent.childNodes.slice()) {
    if (isElement(node) && node.matches(leftAlone)) continue;
    if (isElement(node)) separateNeighbors(node);
    const isBoundary = !isBlock(node) && last && (isElement(last) || isElement(node));
    if (isBoundary && isGlued(last?.text ?? '', node.text)) {
      if (isElement(node)) node.insertAdjacentHTML('beforebegin', ' ');
      else node.rawText = ` ${node.rawText}`;
    }
    if (isBlock(node)) last = undefined;
    else if (node.text !== '') last = node;
  }
}
