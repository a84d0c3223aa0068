import { NodeType, type HTMLElement, type Node } from 'node-html-parser';
import type { Page } from './pages';

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

function insertSpace(before: Node | undefined, after: Node): void {
  if (after.nodeType === NodeType.TEXT_NODE) after.rawText = ` ${after.rawText}`;
  else if (before?.nodeType === NodeType.TEXT_NODE) before.rawText += ' ';
  else if (isElement(after)) after.insertAdjacentHTML('beforebegin', ' ');
}

function separate(parent: HTMLElement): void {
  let last: Node | undefined;
  for (const node of parent.childNodes.slice()) {
    const isWords = !isElement(node) || !node.matches(leftAlone);
    if (isElement(node) && isWords) separate(node);
    if (isBlock(node)) last = undefined;
    else if (isWords && node.text !== '') {
      const { nodeType } = node;
      const isBoundary = last !== undefined && !(nodeType === NodeType.TEXT_NODE && last.nodeType === nodeType);
      if (isBoundary && isGlued(last?.text ?? '', node.text)) insertSpace(last, node);
      last = node;
    }
  }
}

/**
 * Puts a space between neighbors that only styles keep apart: a time beside a name, two buttons, a price and its plan. Readers
 * without styles, such as a browser's reading view, search engines and screen readers, would read them as one word.
 */
export function separateNeighbors({ body }: Page): void {
  separate(body);
}
