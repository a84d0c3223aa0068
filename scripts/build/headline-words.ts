import { NodeType, type HTMLElement } from 'node-html-parser';
import type { Page } from './pages';

/** `sign-up`, `24-hour`. A longer one may not fit into a line of a phone. */
const compound = /[\p{L}\d’]+(?:-[\p{L}\d’]+)+/gu;
const maxLength = 13;

function keepIn(element: HTMLElement): void {
  for (const node of element.childNodes.slice()) {
    if (node.nodeType === NodeType.ELEMENT_NODE) keepIn(node as HTMLElement);
    if (node.nodeType !== NodeType.TEXT_NODE) continue;
    node.rawText = node.rawText.replaceAll(compound, (word) =>
      word.length > maxLength ? word : `<span class="compound">${word}</span>`,
    );
  }
}

/** Keeps short compound words of headlines on one line, because browsers break lines at hyphens. */
export function keepHeadlineWords({ body }: Page): void {
  for (const headline of body.querySelectorAll('h1, h2')) {
    if (headline.closest('[data-island]')) continue;
    keepIn(headline);
    // As elements, so that later steps see their class.
    headline.set_content(headline.innerHTML);
  }
}

/** Undoes it, for readers of the text that take an element for the end of a word. */
export function joinHeadlineWords(root: HTMLElement): void {
  for (const word of root.querySelectorAll('.compound')) word.replaceWith(word.innerHTML);
}
