import { NodeType, type HTMLElement } from 'node-html-parser';
import { documentOf } from './exported-site';

const blocks = new Set(['P', 'LI', 'UL', 'DIV', 'SECTION', 'DL']);
const ignoredTags = new Set(['SCRIPT', 'STYLE']);

/** Collapses white space and trims. */
export const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The text of an element, with spaces between blocks and collapsed white space. */
export function textOf(element: HTMLElement): string {
  const text = element.childNodes
    .map((node) => {
      if (node.nodeType === NodeType.TEXT_NODE) return node.text;
      const child = node as HTMLElement;
      if (ignoredTags.has(child.tagName)) return '';
      return child.classList.contains('compound') ? child.text : textOf(child);
    })
    .join(blocks.has(element.tagName) ? ' ' : '');
  return text.trim() === '' ? '' : ` ${text} `.replaceAll(/\s+/g, ' ');
}

/** The main element of an exported page. */
export function mainOf(path: string): HTMLElement {
  const element = documentOf(path).querySelector('main');
  if (!element) throw new Error(`${path} has no main element`);
  return element;
}

/** A link's label, without the note for screen readers about the new tab. */
export const linkLabel = (link: HTMLElement) => folded(link.text.replace('(opens in a new tab)', ''));
