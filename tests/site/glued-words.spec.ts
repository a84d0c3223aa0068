import { expect, test } from '@playwright/test';
import { NodeType, type HTMLElement, type Node } from 'node-html-parser';
import { documentOf, htmlFiles, pathOf } from './exported-site';

/* What is read where there are no styles: a browser's reading view, text browsers, search engines. */

const blocks = new Set(
  `address article aside blockquote br dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
  header hr legend li main nav ol p section summary table tbody td th thead tr ul`.split(/\s+/),
);

/** The text of each line that a browser without styles shows, with a mark where an element begins or ends within it. */
function linesOf(document: HTMLElement): string[] {
  const lines = [''];
  const add = (text: string) => lines.push(`${lines.pop() ?? ''}${text}`);
  const visit = (node: Node) => {
    if (node.nodeType === NodeType.TEXT_NODE) return add(node.text);
    const element = node as HTMLElement;
    if (!element.rawTagName || element.matches('head, script, style, noscript, template, svg, [hidden]')) return;
    const isBlock = blocks.has(element.rawTagName.toLowerCase());
    const edge = () => (isBlock ? lines.push('') : add('\u2060'));
    edge();
    element.childNodes.forEach(visit);
    edge();
  };
  document.childNodes.forEach(visit);
  return lines;
}

test('words that only styles keep apart have a space between them', () => {
  for (const path of htmlFiles.map(pathOf)) {
    const body = documentOf(path).querySelector('body');
    const glued = body ? linesOf(body).filter((line) => /[\p{L}\p{N}.!?]\u2060+[\p{L}\p{N}$“]/u.test(line)) : [];
    expect
      .soft(
        glued.map((line) => line.replaceAll(/\u2060+/g, '|')),
        path,
      )
      .toEqual([]);
  }
});
