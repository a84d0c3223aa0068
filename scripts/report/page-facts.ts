import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeType, parse, type HTMLElement } from 'node-html-parser';
import { standInPort } from '../../lib/stand-in';

/** A piece of text that a visitor reads or hears. `place` is the heading above it, or the part of the page. */
export type Text = { kind: 'heading' | 'sentence' | 'label'; text: string; place: string };

/** What an exported page says, without its markup. */
export type PageFacts = {
  path: string;
  title: string;
  description: string;
  /** The other entries of the head, by name. */
  metadata: Record<string, string>;
  texts: Text[];
  links: { label: string; href: string }[];
  /** Structured data and the data of islands. */
  data: Record<string, unknown>;
  /** The page's HTML without what changes whenever any file does. Pages with the same look the same. */
  appearance: string;
};

const skipped = new Set(['SCRIPT', 'STYLE']);
const lines = 'p, h1, h2, h3, h4, h5, h6, dt, dd, th, td, caption, figcaption, summary, blockquote';
const blocks = `${lines}, div, section, article, header, footer, nav, main, ul, ol, li, dl, table, details, form, figure, a, button`;
const isLine = new Set(lines.toUpperCase().split(', '));
const spoken = ['aria-label', 'alt', 'title', 'placeholder'];
const sources = ['href', 'action', 'data-src', 'data-chat'];

/** What the places outside of sections are called. */
const parts: Record<string, string> = { HEADER: 'the menu', MAIN: 'the top of the page', FOOTER: 'the footer' };

const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' });

const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return [...segmenter.segment(folded(text))].map(({ segment }) => segment.trim()).filter(Boolean);
}

/** The addresses of a stand-in export as they are in production. */
export function withRealAddresses(text: string): string {
  return text.replaceAll(new RegExp(`http://([\\w.-]+)\\.localhost:${standInPort}`, 'g'), 'https://$1');
}

/** A text without the hashes of files and inline code, which change with any line of any of them. */
export function withoutHashes(text: string): string {
  return text
    .replaceAll(/'sha(?:256|384|512)-[\w+/=]+'/g, "'sha'")
    .replaceAll(/(\/_next\/static\/[\w/.-]*?)[.-][0-9A-Za-z_-]{8,}(\.\w+)/g, '$1$2');
}

function elementsIn(element: HTMLElement): HTMLElement[] {
  return element.childNodes.filter(
    (node): node is HTMLElement =>
      node.nodeType === NodeType.ELEMENT_NODE && !skipped.has((node as HTMLElement).tagName),
  );
}

/** Said to screen readers at the end of many links. */
const linkNote = ' (opens in a new tab)';

/** The text of a line. Styles keep neighbors apart that have no space between them. */
function lineText(element: HTMLElement): string {
  let text = '';
  let afterElement = false;
  for (const node of element.childNodes) {
    const child = node.nodeType === NodeType.ELEMENT_NODE ? (node as HTMLElement) : undefined;
    if (child && skipped.has(child.tagName)) continue;
    const part = child ? lineText(child) : node.nodeType === NodeType.TEXT_NODE ? node.text : '';
    const apart =
      child &&
      (afterElement || child.tagName === 'BR' || (/[\p{L}\p{N}]$/u.test(text) && /^[\p{L}\p{N}$]/u.test(part)));
    text += (apart ? ' ' : '') + part;
    afterElement = child !== undefined;
  }
  return text.replace(linkNote, '');
}

/** Reads the texts of a page in their order. */
function textsOf(body: HTMLElement): Text[] {
  const texts: Text[] = [];
  let place = parts.MAIN ?? '';

  function add(kind: Text['kind'], text: string): void {
    for (const sentence of kind === 'sentence' ? sentencesOf(text) : [folded(text)]) {
      if (sentence !== '') texts.push({ kind, text: sentence, place });
    }
  }

  function addLabels(element: HTMLElement): void {
    for (const name of spoken) add('label', element.getAttribute(name) ?? '');
  }

  function visit(element: HTMLElement): void {
    if (element.parentNode === body) place = parts[element.tagName] ?? place;
    addLabels(element);
    const ownText = element.childNodes.some((node) => node.nodeType === NodeType.TEXT_NODE && node.text.trim() !== '');
    if ((isLine.has(element.tagName) || ownText) && !element.querySelector(blocks.replace(/, a, button$/, ''))) {
      const heading = /^H\d$/.test(element.tagName);
      const text = lineText(element);
      if (heading && place !== parts.FOOTER) place = `“${folded(text)}”`;
      add(heading ? 'heading' : 'sentence', text);
      for (const inside of element.querySelectorAll('*')) addLabels(inside);
      return;
    }
    for (const node of element.childNodes) {
      if (node.nodeType === NodeType.TEXT_NODE) add('sentence', node.text);
    }
    for (const child of elementsIn(element)) visit(child);
  }

  visit(body);
  return texts;
}

function linksOf(body: HTMLElement): PageFacts['links'] {
  const selector = sources.map((name) => `[${name}]`).join();
  return body.querySelectorAll(selector).flatMap((element) =>
    sources.flatMap((name) => {
      const href = element.getAttribute(name);
      if (href === undefined || href.startsWith('#')) return [];
      const label = folded(lineText(element)) || element.getAttribute('aria-label') || element.rawTagName.toLowerCase();
      return [{ label: name === 'href' ? label : `the embedded ${name === 'data-chat' ? 'chat' : 'page'}`, href }];
    }),
  );
}

const repeatedInHead = new Set(['viewport', 'description', 'title']);

function metadataOf(head: HTMLElement): Record<string, string> {
  const tags = head.querySelectorAll('meta[name], meta[property]').map((meta): [string, string] => {
    const name = meta.getAttribute('property') ?? meta.getAttribute('name') ?? '';
    return [name, meta.getAttribute('content') ?? ''];
  });
  const links = head.querySelectorAll('link[rel="canonical"], link[rel="alternate"]').map((link): [string, string] => {
    const type = link.getAttribute('type');
    return [`${link.getAttribute('rel')}${type ? ` (${type})` : ''}`, link.getAttribute('href') ?? ''];
  });
  return Object.fromEntries([...tags, ...links].filter(([name]) => !repeatedInHead.has(name)));
}

/** The data that an island's script gets: `export default {…}` at the end of its file. */
function islandData(folder: string, address: string): unknown {
  const file = join(folder, address);
  const source = existsSync(file) ? withRealAddresses(readFileSync(file, 'utf8')) : '';
  const [, json] = /export default (\{.*\});?\s*$/s.exec(source) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as unknown);
}

function dataOf(document: HTMLElement, folder: string): Record<string, unknown> {
  const structured = document.querySelectorAll('script[type="application/ld+json"]').map((script) => {
    const value = JSON.parse(script.rawText) as { '@graph'?: unknown };
    return value['@graph'] ?? [value];
  });
  const islands = document.querySelectorAll('[data-component][data-props]').map((element): [string, unknown] => {
    const props = element.getAttribute('data-props') ?? '';
    return [`part ${element.getAttribute('data-component')}`, islandData(folder, props)];
  });
  return { 'structured data': structured.flat(), ...Object.fromEntries(islands) };
}

/** `industries/plumbers.html` → `/industries/plumbers` */
export function pathOf(file: string): string {
  const path = `/${file.replace(/\.html$/, '')}`;
  return path === '/index' ? '/' : path;
}

/** Reads an exported page. */
export function readFacts(folder: string, file: string): PageFacts {
  const html = withRealAddresses(readFileSync(join(folder, file), 'utf8'));
  const document = parse(html, { blockTextElements: { script: true, style: true } });
  const head = document.querySelector('head') ?? document;
  const body = document.querySelector('body') ?? document;
  return {
    path: pathOf(file),
    title: head.querySelector('title')?.text ?? '',
    description: head.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    metadata: metadataOf(head),
    texts: textsOf(body),
    links: linksOf(body),
    data: dataOf(document, folder),
    appearance: withoutHashes(html),
  };
}
