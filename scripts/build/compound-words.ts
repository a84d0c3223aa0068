import { NodeType, parse, type HTMLElement } from 'node-html-parser';
import type { Page } from './pages';

/** `sign-up`, `24-hour`. */
const compound = /[\p{L}\d’]+(?:-[\p{L}\d’]+)+/gu;

/** A longer one may not fit into a line of a phone, so it may break. */
const maxLength = 20;
/** In headlines, whose letters are large, and in drawings, whose cards are small. */
const maxInDisplay = 13;

/** What is not text, is on one line anyway, or is rendered again in the browser. */
const leftAlone = new Set(['SVG', 'SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'IFRAME']);

/** Elements whose text is in lines, and those that are in lines with it. */
const ofLines = new Set(['P', 'H1', 'H2', 'H3', 'H4', 'MARK', 'TD', 'TH', 'DT', 'DD']);
const inLines = new Set(['A', 'B', 'EM', 'MARK', 'STRONG']);

/** In a row or a grid, the words of a text would be items of their own. */
function isInLines({ tagName, classNames, children }: HTMLElement): boolean {
  return (
    ofLines.has(tagName) &&
    !/\b(?:flex|grid)\b/.test(classNames) &&
    children.every((child) => inLines.has(child.tagName))
  );
}

/** A text with its compound words in elements of their own, or nothing if it has none. */
function withCompounds(text: string, longest: number): string | undefined {
  const kept = text.replaceAll(compound, (word) =>
    word.length > longest ? word : `<span class="compound">${word}</span>`,
  );
  return kept === text ? undefined : kept;
}

function keepIn(element: HTMLElement): void {
  if (leftAlone.has(element.tagName) || element.hasAttribute('data-island')) return;
  const isPlain = isInLines(element);
  const longest = element.closest('h1, [role="img"]') ? maxInDisplay : maxLength;
  element.childNodes = element.childNodes.flatMap((node) => {
    if (node.nodeType === NodeType.ELEMENT_NODE) keepIn(node as HTMLElement);
    const kept = node.nodeType === NodeType.TEXT_NODE && withCompounds(node.rawText, longest);
    if (!kept) return node;
    const isOneItem = isPlain || /^<[^>]*>[^<]*<\/span>$/.test(kept);
    const parts = parse(isOneItem ? kept : `<span>${kept}</span>`).childNodes;
    for (const part of parts) part.parentNode = element;
    return parts;
  });
}

/** Keeps compound words on one line, because browsers break lines at hyphens. The text stays as it is. */
export function keepCompounds({ body }: Page): void {
  keepIn(body);
}

/** Undoes it, for readers of the text that take an element for the end of a word. */
export function joinCompounds(root: HTMLElement): void {
  for (const word of root.querySelectorAll('.compound')) {
    const { parentNode: parent } = word;
    word.replaceWith(word.innerHTML);
    const isBare = parent.tagName === 'SPAN' && Object.keys(parent.attributes).length === 0;
    // A text of one word has no element around that of the word.
    if (isBare && parent.children.length === 0 && parent.childNodes.length > 1) parent.replaceWith(parent.innerHTML);
  }
}
