import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { marked } from 'marked';
import { NodeType, type HTMLElement } from 'node-html-parser';
import { z } from 'zod';
import { addOns, canonicalPath, load, planWords, plans, site } from '../../lib/content';
import { addOnPricing, pricing } from '../../lib/content/pages';
import { dollars } from '../../lib/content/texts';
import type { PricingData } from '../../lib/content/plans/pricing-data';
import { markdownPathOf } from '../../lib/markdown-path';
import {
  documentOf,
  errorPaths,
  files,
  folded,
  folder,
  linkLabel,
  mainOf,
  metaOf,
  pagePaths,
  parseHtml,
  sitemapEntries,
} from './exported-site';

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const isIndexed = (path: string) => !metaOf(path, 'robots')?.includes('noindex');
const written = pagePaths.filter((path) => canonicalPath(path) === path && isIndexed(path));

function headOf(path: string) {
  const document = documentOf(path);
  return {
    title: document.querySelector('title')?.text,
    // A page that the owner adds to app/ may have none.
    description: metaOf(path, 'description') ?? '',
    url: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  };
}

/** A Markdown file: the facts at its top, and the rest as HTML. */
function readMarkdown(path: string): { facts: Record<string, string>; body: HTMLElement } {
  const [, top = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(read(markdownPathOf(path))) ?? [];
  const facts = top.split('\n').map((line) => {
    const [name = '', value = ''] = line.split(/: (.*)/s);
    return [name, JSON.parse(value) as string];
  });
  return { facts: Object.fromEntries(facts), body: parseHtml(marked.parse(text, { async: false })) };
}

const silent = new Set(['script', 'style', 'svg', 'template', 'noscript', 'button', 'iframe']);

const unheard = '[hidden], [aria-hidden="true"], [role="img"], [role="status"], template, noscript';

const isPermalink = (element: HTMLElement) => element.rawTagName === 'a' && element.text === '#';

/** What is read out: text, and the descriptions of pictures. */
function readOut(element: HTMLElement): string[] {
  const role = element.getAttribute('role');
  if (role === 'img') return [element.getAttribute('aria-label') ?? ''];
  // Tabs of the product window: the file has all of them.
  if (role === 'radiogroup') return [];
  if (element.getAttribute('aria-hidden') === 'true' || silent.has(element.rawTagName)) return [];
  if (element.rawTagName === 'img') return [element.getAttribute('alt') ?? ''];
  if (element.hasAttribute('hidden') || isPermalink(element)) return [];
  return element.childNodes.flatMap((node) =>
    node.nodeType === NodeType.TEXT_NODE ? [node.text] : readOut(node as HTMLElement),
  );
}

/** Words, numbers and signs, in the order of the alphabet. Spaces do not matter, because styles make some of them. */
function words(texts: string[]): string[] {
  const text = texts.join('\n').replaceAll('(opens in a new tab)', '');
  return [...text.matchAll(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu)].map(([word]) => word).toSorted();
}

function headings(body: HTMLElement): [string, string][] {
  return body.querySelectorAll('h1, h2, h3, h4, h5, h6').map((heading) => [heading.rawTagName, folded(heading.text)]);
}

function links(body: HTMLElement): string[] {
  return body
    .querySelectorAll('a[href]:not([href^="#"])')
    .map((link) => {
      for (const picture of link.querySelectorAll('[role="img"]')) picture.remove();
      return `${linkLabel(link)} ${new URL(link.getAttribute('href') ?? '', site.url).href}`;
    })
    .toSorted();
}

test('every page and its Markdown file say the same', () => {
  for (const path of written) {
    const main = parseHtml(mainOf(path).outerHTML);
    // What can be pressed is a picture there.
    for (const picture of main.querySelectorAll('[role="group"][aria-label]:has(fieldset)'))
      picture.setAttribute('role', 'img').set_content('');
    // Hidden parts, and headings in the place of pictures, are the only ones that the file may lack.
    const shown = main.querySelectorAll('h1, h2, h3, h4, h5, h6').filter((heading) => !heading.closest(unheard));
    // They repeat the page's button and prices or the descriptions of pictures, or are answers to what is pressed.
    for (const part of main.querySelectorAll(
      '.booking-bar, form, fieldset, .finder-answer, [data-player], [hidden], h2 [aria-hidden]',
    ))
      part.remove();
    for (const caption of main.querySelectorAll('p, figcaption'))
      if (caption.text === site.exampleMark) caption.remove();
    const { facts, body } = readMarkdown(path);
    expect.soft(facts, path).toEqual(headOf(path));
    expect.soft(words(readOut(body)), path).toEqual(words(readOut(main)));
    expect
      .soft(
        headings(body).map(([, text]) => text),
        path,
      )
      .toEqual(shown.map(({ text }) => folded(text)));
    expect.soft(headings(body), path).toEqual(headings(main));
    expect.soft(body.querySelectorAll('h1').length, path).toBe(1);
    expect.soft(links(body), path).toEqual(links(main));
    expect.soft(body.querySelectorAll('a[href^="/"]').map(String), path).toEqual([]);
    // A figure is not torn apart, and has its mark.
    const values = main.querySelectorAll('dt').map((term) => {
      const marks = term.querySelectorAll('a[href^="#"] [class]').map(({ text }) => text);
      return folded([...term.parentNode.querySelectorAll('dd').map(({ text }) => text), ...marks].join(' '));
    });
    const listed = body
      .querySelectorAll('li > strong')
      .map((term) => folded(term.parentNode.text).slice(folded(term.text).length + 1))
      .filter((value) => value !== '');
    expect.soft(listed, path).toEqual(values);
  }
});

test('indexed pages have a Markdown file, which their heads link to, and other pages have none', () => {
  const markdownFiles = files.filter((file) => file.endsWith('.md')).map((file) => `/${file}`);
  expect(markdownFiles.toSorted()).toEqual(written.map(markdownPathOf).toSorted());
  const priced = new Set<string>([pricing.path, addOnPricing.path]);
  for (const path of [...pagePaths, ...errorPaths]) {
    const alternates = documentOf(path).querySelectorAll('head > link[rel="alternate"]:not([type$="xml"])');
    const prices = priced.has(path) ? [['application/json', '/pricing.json']] : [];
    const expected = isIndexed(path) ? [['text/markdown', markdownPathOf(canonicalPath(path))], ...prices] : [];
    const found = alternates.map((link) => [link.getAttribute('type'), link.getAttribute('href')]);
    expect.soft(found, path).toEqual(expected);
  }
});

test('llms.txt lists every page of the sitemap once, with its title and description', () => {
  const text = read('llms.txt');
  expect(text.startsWith(`# ${site.name}\n\n> ${site.blurb}\n`)).toBe(true);
  const listed = [...text.matchAll(/^- \[.*\]\(\S+\.md\).*$/gm)].map(String);
  const expected = [...sitemapEntries.keys()].map((path) => {
    const { title, description } = headOf(path);
    return `- [${title}](${site.url}${markdownPathOf(path)})${description && `: ${description}`}`;
  });
  expect(listed.toSorted()).toEqual(expected.toSorted());
  expect(text).toContain(`(${site.url}/pricing.json)`);
});

/** The rows of the comparison, by the number of their column, and what every plan has. */
const column = (index: number) => [
  ...mainOf(pricing.path)
    .querySelectorAll('table tbody tr')
    .map((row) => [row.querySelector('th'), row.querySelectorAll('td')[index]].map((cell) => folded(cell?.text ?? ''))),
  ...mainOf(pricing.path)
    .querySelectorAll('table + div li')
    .map((feature) => [folded(feature.text), planWords.cells.yes]),
];

test.describe('pricing.json', () => {
  const data = JSON.parse(read('pricing.json')) as PricingData;
  const schema = JSON.parse(read('pricing.schema.json')) as { $id: string };
  const published = z.fromJSONSchema(schema);

  test('follows its published schema, which rejects other data', () => {
    expect.soft(published.safeParse(data).error).toBeUndefined();
    expect.soft(data.$schema).toBe(schema.$id);
    expect.soft(schema.$id).toBe(`${site.url}/pricing.schema.json`);
    for (const change of [{ currency: 'EUR' }, { plans: [{ ...data.plans[0], price: '97' }] }, { extra: 1 }]) {
      expect.soft(published.safeParse({ ...data, ...change }).success).toBe(false);
    }
  });

  test('has the facts of the plans and add-ons that the pages show', () => {
    const text = folded(
      readOut(mainOf(pricing.path))
        .concat(readOut(mainOf(addOnPricing.path)))
        .join(' '),
    );
    expect
      .soft(data.plans.map(({ name, price }) => [name, price]))
      .toEqual(plans.map(({ title, price }) => [title, price]));
    data.plans.forEach((plan, index) => {
      const cells = new Map(column(index) as [string, string][]);
      const values = [...cells.values()].map((cell) => cell.replaceAll(/[$,]/g, ''));
      const { credits, members, contacts, setupFee, websiteFee } = plan;
      const amounts = [members, contacts, ...(typeof credits === 'string' ? [] : Object.values(credits))];
      for (const amount of amounts)
        expect.soft(values).toContain(amount === 'unlimited' ? planWords.cells.unlimited : String(amount));
      for (const [fact, fee] of Object.entries({ setup: setupFee, website: websiteFee })) {
        const row = load('comparison').find((one) => 'fact' in one && one.fact === fact)?.feature ?? '';
        expect.soft(cells.get(row)).toBe(fee === 0 ? planWords.cells.free : dollars(fee));
      }
      const yes = [...cells].flatMap(([feature, cell]) => (cell === planWords.cells.yes ? [feature] : []));
      expect.soft(plan.features.toSorted()).toEqual(yes.toSorted());
      expect.soft(mainOf(pricing.path).querySelector(`a[href="${plan.checkout}"]`)).not.toBeNull();
    });
    expect.soft(data.addOns.map(({ id, price, period }) => [id, price, period])).toEqual(
      addOns.map(({ id, price, isOneTime, isPerSession }) => {
        if (typeof price === 'string') return [id, null, null];
        return [id, price, (isOneTime && 'once') || (isPerSession && 'session') || 'month'];
      }),
    );
    for (const { name, description, note, features, checkout } of data.addOns) {
      for (const part of [name, description, note ?? '', ...features]) expect.soft(text).toContain(part);
      expect.soft(mainOf(addOnPricing.path).querySelector(`a[href="${checkout}"]`)).not.toBeNull();
    }
    for (const note of data.notes) expect.soft(folded(mainOf(pricing.path).text)).toContain(note);
  });
});
