import { NodeType, type HTMLElement } from 'node-html-parser';
import { documentOf } from './exported-site';

const blocks = new Set(['P', 'LI', 'UL', 'DIV', 'SECTION', 'DL']);
const unread = new Set(['SCRIPT', 'STYLE']);

/** White space folded to single spaces, none at the ends. */
export const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The text of an element as a reader gets it: parts that stand apart are words apart, white space is folded. */
export function textOf(element: HTMLElement): string {
  const text = element.childNodes
    .map((node) => {
      if (node.nodeType === NodeType.TEXT_NODE) return node.text;
      const child = node as HTMLElement;
      return unread.has(child.tagName) ? '' : textOf(child);
    })
    .join(blocks.has(element.tagName) ? ' ' : '');
  return text.trim() === '' ? '' : ` ${text} `.replaceAll(/\s+/g, ' ');
}

/** The part of an exported page that is its own. */
export function mainOf(path: string): HTMLElement {
  const element = documentOf(path).querySelector('main');
  if (!element) throw new Error(`${path} has no main element`);
  return element;
}

/** What a link is called, without what screen readers hear of the new tab. */
export const linkLabel = (link: HTMLElement) => folded(link.text.replace('(opens in a new tab)', ''));
