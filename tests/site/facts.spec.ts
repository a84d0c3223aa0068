import { expect, test } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { documentOf, pagePaths } from './exported-site';
import { facts, type Fact } from './facts';
import { specifiedPaths } from './specified-paths';

/** A page's text as a reader gets it: elements apart, white space folded, without scripts and screen-reader additions. */
function textOf(element: HTMLElement): string {
  const text = element.childNodes
    .map((node) => {
      if (node.nodeType === 3) return node.text;
      const child = node as HTMLElement;
      return ['SCRIPT', 'STYLE'].includes(child.tagName) ? '' : textOf(child);
    })
    .join(element.tagName && ['P', 'LI', 'UL', 'DIV', 'SECTION', 'DL'].includes(element.tagName) ? ' ' : '');
  return text.replaceAll(/\s+/g, ' ').trim() === '' ? '' : ` ${text} `.replaceAll(/\s+/g, ' ');
}

/** Inline elements leave the words around them together: `<mark>AI CRM</mark>` is part of its headline. */
const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function main(path: string): HTMLElement {
  const element = documentOf(path).querySelector('main');
  if (!element) throw new Error(`${path} has no main element`);
  return element;
}

const linkLabel = (link: HTMLElement) => folded(link.text.replace('(opens in a new tab)', ''));

function check(fact: Fact): void {
  const page = main(fact.path);
  if ('text' in fact) {
    expect(folded(textOf(page))).toContain(fact.text);
  } else if ('link' in fact) {
    const links = page.querySelectorAll('a').filter((link) => linkLabel(link) === fact.link);
    expect(links.length).toBeGreaterThan(0);
    const found = links.find((link) => {
      const href = link.getAttribute('href') ?? '';
      return fact.newTab || fact.to === 'mailto:' ? href.includes(fact.to) : href === fact.to;
    });
    expect(found, links.map((link) => link.getAttribute('href')).join(', ')).toBeTruthy();
    expect(found?.getAttribute('target') ?? '').toBe(fact.newTab ? '_blank' : '');
  } else if ('figures' in fact) {
    const figures = page.querySelectorAll('[aria-labelledby="figures"] dd').map((figure) => folded(figure.text));
    expect(figures).toEqual(fact.figures);
    expect(page.querySelector('#results-note')?.text).toMatch(/provider’s own claims.*Results vary/);
  } else if ('row' in fact) {
    const row = page.querySelectorAll('tbody tr').find((tr) => folded(tr.querySelector('th')?.text ?? '') === fact.row);
    expect(row?.querySelectorAll('td').map((cell) => folded(cell.text))).toEqual(fact.cells);
  } else {
    const lists = page
      .querySelectorAll('ul')
      .map((list) => list.querySelectorAll('h3 a').map((link) => link.getAttribute('href')));
    expect(lists).toContainEqual(fact.cards);
  }
}

test('the exported paths are those of the specification: 50 pages, no more, no fewer', () => {
  expect(specifiedPaths).toHaveLength(50);
  expect(pagePaths.toSorted()).toEqual(specifiedPaths.toSorted());
});

for (const fact of facts) {
  const { path, ...rest } = fact;
  test(`${path} has ${JSON.stringify(rest)}`, () => check(fact));
}

test('the terms have 28 numbered sections with permalinks, and a contents list that is plain text', () => {
  const page = main('/terms-of-service');
  const headings = page.querySelectorAll('h2').filter((heading) => /^\d+\. /.test(heading.text));
  expect(headings).toHaveLength(28);
  headings.forEach((heading, index) => {
    expect(heading.text.startsWith(`${index + 1}. `)).toBe(true);
    expect(heading.querySelector('a')?.getAttribute('href')).toBe(`#${heading.id}`);
  });
  const contents = page.querySelector('[aria-labelledby="contents"]');
  expect(contents?.querySelectorAll('li')).toHaveLength(28);
  expect(contents?.querySelectorAll('a')).toHaveLength(0);
});

test('health pages have checklists and two why-choose cards, trades three pain points and six blocks', () => {
  for (const path of pagePaths.filter((candidate) => /^\/industries\/[a-z-]+$/.test(candidate))) {
    const page = main(path);
    const painPoints = page.querySelector('[aria-labelledby="pain-points"]');
    if (!painPoints) continue;
    expect(painPoints.querySelectorAll('h3'), path).toHaveLength(3);
    expect(page.querySelectorAll('[aria-labelledby="features"] h3'), path).toHaveLength(6);
    const checklists = painPoints.querySelectorAll('li ul').length;
    if (checklists > 0) {
      expect(checklists, path).toBe(3);
      expect(page.querySelectorAll('[aria-labelledby="why-choose"] h3'), path).toHaveLength(2);
    }
  }
});

test('samples are marked and never structured data', () => {
  expect(main('/testimonials').querySelectorAll('figure')).toHaveLength(5);
  expect(main('/testimonials').text.match(/Sample/g)?.length).toBe(5);
  for (const path of pagePaths) {
    for (const script of documentOf(path).querySelectorAll('script[type="application/ld+json"]')) {
      expect(script.text).not.toMatch(/Review|Rating|Person/);
    }
  }
});
