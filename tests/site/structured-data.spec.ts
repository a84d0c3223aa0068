import { expect, test } from '@playwright/test';
import { addOns, canonicalPath, plans, site } from '../../lib/content';
import {
  addOnPricing,
  company,
  contact,
  demo,
  home,
  industries,
  pricing,
  services,
  unindexedPaths,
} from '../../lib/content/pages';
import { dollars } from '../../lib/content/texts';
import { navigation } from '../../lib/content/navigation';
import { attributesIn, documentOf, errorPaths, folded, pagePaths, textOf } from './exported-site';

type Node = { '@type'?: string; '@id'?: string; [property: string]: unknown };

const blocksOf = (path: string) => documentOf(path).querySelectorAll('script[type="application/ld+json"]');

/** The top-level nodes of a page. */
const nodesOf = (path: string) =>
  blocksOf(path).flatMap(({ rawText }) => (JSON.parse(rawText) as { '@graph': Node[] })['@graph']);

function nodeOf(path: string, type: string): Node {
  const found = nodesOf(path).filter((node) => node['@type'] === type);
  expect(found, `${type} on ${path}`).toHaveLength(1);
  return found[0] as Node;
}

/** A node and all nodes in it. */
function withInner(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(withInner);
  return Array.isArray(value) ? inner : [value as Node, ...inner];
}

const described = pagePaths.filter((path) => blocksOf(path).length > 0);

/* Types and their properties: the compiler (components/seo). What could end a block: build-steps.test.ts. */
test('pages have one block, in the head, of their kind, in which no organization is only an id of another page', () => {
  for (const path of described) {
    const inHead = documentOf(path).querySelectorAll('head > script[type="application/ld+json"]');
    expect.soft([inHead.length, blocksOf(path).length], path).toEqual([1, 1]);
    const own = new Set(nodesOf(path).map((node) => node['@id']));
    const bare = withInner(nodesOf(path)).filter((node) => !node['@type'] && !own.has(node['@id']));
    expect.soft(bare, path).toEqual([]);
  }
  for (const path of errorPaths) expect(blocksOf(path), path).toEqual([]);
  for (const type of ['WebSite', 'Organization']) nodeOf(home.path, type);
  for (const { path } of [...services, ...industries]) nodeOf(path, 'Service');
  // A page with a sample has no block.
  const kinds = new Map([
    [company.path, 'AboutPage'],
    [contact.path, 'ContactPage'],
  ]);
  for (const [path, type] of kinds) if (!unindexedPaths.includes(path)) nodeOf(path, type);
  const videos = nodesOf(demo.path).filter((node) => node['@type'] === 'VideoObject');
  expect(videos).toHaveLength(demo.thumbnail.uploadDate ? 1 : 0);
});

/** Codes of the vocabulary, numbers of positions, and the day of the video, which is not shown. */
const codes = new Set(['availability', 'position', 'unitCode', 'unitText', 'value', 'uploadDate']);

test('every page shows all values of its structured data', () => {
  for (const path of described) {
    // What the page shows and what its head says.
    const document = documentOf(path);
    const attributes = attributesIn(document, 'content', 'href', 'src', 'alt');
    const texts = new Set(attributes.flatMap((value) => [value, site.url + value.replace(/\?.*$/, '')]));
    const text = folded(document.querySelectorAll('title, body').map(textOf).join(' '));
    const values = withInner(nodesOf(path)).flatMap((node) =>
      Object.entries(node).flatMap(([property, value]) => [value].flat().map((one) => ({ property, value: one }))),
    );
    const unknown = values
      .filter(({ property, value }) => !property.startsWith('@') && !codes.has(property) && typeof value !== 'object')
      .map(({ property, value }) =>
        property === 'price' ? dollars(Number(value)) : String(value).replace(/^USD$/, '$'),
      )
      .filter((value) => !texts.has(value) && !text.includes(value));
    expect.soft(unknown, path).toEqual([]);
  }
});

test('breadcrumbs lead from the page of the menu’s group, or else another page, to the page itself', () => {
  for (const { entries } of navigation.menus) {
    for (const entry of entries) {
      const links = 'links' in entry ? entry.links : [entry];
      const [hub, ...below] = links.flatMap((link) => ('href' in link ? [link.href] : []));
      for (const path of 'links' in entry ? below : [hub]) {
        if (!path || !described.includes(path)) continue;
        const [above, own] = nodeOf(canonicalPath(path), 'BreadcrumbList').itemListElement as Node[];
        expect.soft([above?.position, own?.position], path).toEqual([1, 2]);
        expect.soft(own, path).not.toHaveProperty('item');
        if ('links' in entry)
          expect.soft(above, path).toMatchObject({ name: entry.label, item: site.url + String(hub) });
        else expect.soft(pagePaths, path).toContain(String(above?.item).replace(site.url, ''));
      }
    }
  }
});

test('every plan and add-on is an offer with its price', () => {
  const priceOf = (offer: Node) => withInner(offer).flatMap(({ price }) => price ?? []);
  const offers = nodeOf(pricing.path, 'Product').offers as Node[];
  expect(offers.map((offer) => [offer.name, priceOf(offer)])).toEqual(
    plans.map(({ title, price }) => [title, [price]]),
  );
  const extras = nodeOf(addOnPricing.path, 'OfferCatalog').itemListElement as Node[];
  const periods = extras.map((extra) => {
    const { referenceQuantity } = (extra.priceSpecification ?? {}) as Node;
    const { unitCode, unitText } = (referenceQuantity ?? {}) as Node;
    return [extra.name, priceOf(extra), unitText ?? unitCode];
  });
  expect(periods).toEqual(
    addOns.map(({ name, price, isOneTime, isPerSession }) => {
      if (typeof price === 'string') return [name, [], undefined];
      return [name, [price], isOneTime ? undefined : (isPerSession && 'session') || 'MON'];
    }),
  );
});

test('there are no reviews, ratings and persons', () => {
  for (const path of pagePaths) {
    const names = withInner(nodesOf(path)).flatMap((node) => Object.keys(node).concat(node['@type'] ?? ''));
    expect.soft(names.filter((name) => /review|rating|person|testimonial/i.test(name), path)).toEqual([]);
  }
});
