import { NodeType, type HTMLElement, type Node } from 'node-html-parser';

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
 * Puts a space between neighbors that only styles keep apart: a time beside a name, two buttons, a price and its plan. Readers
 * without styles, such as a browser's reading view, search engines and screen readers, would read them as one word. A space that
 * is seen, between words of a line, is the component's.
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
