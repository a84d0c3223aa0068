import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { initials } from '../../components/ui/initials';
import {
  load,
  canonicalPath,
  destinationUrl,
  addOns,
  perSession,
  planWords,
  plans,
  redirects,
  site,
} from '../../lib/content';
import {
  addOnPricing,
  founder,
  industries,
  overviews,
  pages,
  pricing,
  services,
  termsOfService,
  testimonialsPage,
  testimonials,
} from '../../lib/content/pages';
import {
  comparisonAlt,
  isInEveryPlan,
  planCell,
  planFootnote,
  planLine,
  planLines,
} from '../../lib/content/plans/facts';
import { dollars } from '../../lib/content/texts';
import { navigation } from '../../lib/content/navigation';
import type { Action } from '../../lib/content/schemas/references';
import type { NavigationLink } from '../../lib/content/schemas/navigation';
import { namesIn, publicPaths } from '../../lib/content/schemas/fields';
import { plainTextOf, type LinkedText } from '../../lib/content/schemas/linked-text';
import { claimText } from '../unit/content/claim-text';
import { contentPaths, documentOf, folder, pagePaths } from './exported-site';
import { folded, linkLabel, mainOf, textOf } from './page-text';

const comparison = load('comparison');

/* Compares the exported pages with the content. These tests must not repeat any content. */

/** Fields without visible text: paths, keys, and values that are shown as shapes, sides or colors. */
const nonTextFields = new Set(
  `path href kind icon tone style state marker claims action actions destination id src updated uploadDate form
  format background layout line map backing plan dots signature signedBy weeks tabs object objects`.split(/\s+/),
);
const sides = new Set<unknown>(['customer', 'business', 'assistant']);

/** Templates such as `{members} on {plan}` are shown with values. */
const isTemplate = (text: string) => namesIn(text).length > 0;

/** All text in a page's content that the page must contain. */
function copyOf(value: unknown): string[] {
  if (typeof value === 'string') return isTemplate(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'seeAlso') return [plainTextOf(inner as LinkedText)];
    return nonTextFields.has(key) || sides.has(inner) ? [] : copyOf(inner);
  });
}

function contentOf(path: string) {
  const content = pages.find((page) => page.path === canonicalPath(path));
  if (!content) throw new Error(`${path} has no content`);
  return content;
}

/** What the hero of an industry page leaves out of its scene. */
const leftOut = ['inbox', 'badge', 'day', 'outcome', 'period'];

/** An entry without some of its fields. */
const without = (entry: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(entry).filter(([field]) => !fields.includes(field)));

/**
 * Without the moments of a story that only the hero or the home page shows.
 */
function shownOf(content: ReturnType<typeof contentOf>): ReturnType<typeof contentOf> {
  if (!('story' in content) || !content.story || !content.hero.scene) return content;
  const { hero, story } = content;
  const told = new Set(
    story.stops.flatMap(({ picture }) => {
      if ('moments' in picture) return picture.moments;
      return 'moment' in picture ? [picture.moment] : [];
    }),
  );
  const moments = story.scene.moments
    .filter((_, index) => told.has(index + 1))
    .map((moment) => without(moment, ['badge', 'time']));
  return {
    ...content,
    hero: { ...hero, scene: without(content.hero.scene, leftOut) },
    story: { ...story, scene: { ...story.scene, moments } },
  } as typeof content;
}

const meta = (path: string, name: string) =>
  documentOf(path).querySelector(`meta[name="${name}"]`)?.getAttribute('content');

const heading = (path: string) => folded(documentOf(path).querySelector('h1')?.text ?? '');

/** All text of a page: visible text, alternative texts, and the data of islands and frames. */
function allTextOf(path: string): string {
  const main = mainOf(path);
  const attributes = main
    .querySelectorAll('[alt], [aria-label], [title], [data-frame], [data-words]')
    .flatMap((element) =>
      ['alt', 'aria-label', 'title', 'data-frame', 'data-words'].map((name) => element.getAttribute(name) ?? ''),
    );
  const data = main
    .querySelectorAll('[data-island][data-props]')
    .map((element) => readFileSync(join(folder, element.getAttribute('data-props') ?? ''), 'utf8'));
  return folded([textOf(main), main.text, ...attributes, ...data].join(' '));
}

type LabeledLink = { label: string; href: string | undefined };

/** All links of a part of a page with their labels, read once. */
const labeledLinks = new WeakMap<HTMLElement, LabeledLink[]>();

/** Expects links in a part of a page. Once for all, because Playwright takes milliseconds for each `expect`. */
function expectLinks(part: HTMLElement, expected: readonly { label: string; href: string }[], where?: string): void {
  const found =
    labeledLinks.get(part) ??
    part.querySelectorAll('a').map((link) => ({ label: linkLabel(link), href: link.getAttribute('href') }));
  labeledLinks.set(part, found);
  const missing = expected.filter(
    ({ label, href }) => !found.some((link) => link.label === folded(label) && link.href === href),
  );
  expect.soft(missing, where).toEqual([]);
}

const expectLink = (part: HTMLElement, label: string, href: string) => expectLinks(part, [{ label, href }]);

/** The calls to action in a page's content. */
function actionsIn(value: unknown): Action[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'action' || key === 'actions' ? ([inner].flat() as Action[]) : actionsIn(inner),
  );
}

/** The part of a page with its own heading, such as a plan's card. */
function cardOf(path: string, title: string): HTMLElement {
  const own = mainOf(path)
    .querySelectorAll('h2, h3')
    .find(({ text }) => folded(text).endsWith(title));
  for (let part = own?.parentNode; part; part = part.parentNode) {
    if (part.querySelector('a[target]')) return part;
  }
  throw new Error(`${path} has no card “${title}”`);
}

const textIn = (part: HTMLElement | null | undefined) => folded(part?.text ?? '');
/** The text of an element, with spaces between its children. */
const wordsIn = (part: HTMLElement | null | undefined) => (part ? folded(textOf(part)) : '');

test('every folder of app/ with a page is exported, except redirects, and so is every page with content', () => {
  const redirectPaths = new Set<string>(redirects.map(({ from }) => from));
  const expected = [...[...publicPaths].filter((path) => !redirectPaths.has(path)), ...pages.map(({ path }) => path)];
  expect(pagePaths).toEqual(expect.arrayContaining(expected));
});

test('every page has the title, description, text and calls to action of its content', () => {
  // Pages that the owner writes as text, or adds to app/, are not in the registry.
  for (const path of contentPaths) {
    const { seo, ...content } = shownOf(contentOf(path));
    const title = documentOf(path).querySelector('title')?.text;
    expect.soft([seo.title, `${seo.title} | ${site.name}`], path).toContain(title);
    expect.soft(meta(path, 'description'), path).toBe(seo.description);
    const pageText = allTextOf(path);
    const copy = copyOf(content);
    expect.soft(copy.length, path).toBeGreaterThan(1);
    const missing = copy.filter((text) => !pageText.includes(folded(text)));
    expect.soft(missing, path).toEqual([]);
    expect.soft(copy, path).toContain(heading(path));
    expectLinks(mainOf(path), actionsIn(contentOf(path)), path);
  }
});

test('figures are in the order of the content, each with its label and its attribution', () => {
  // The content check compares them with the pages that claims list.
  for (const { path, stats } of [...services, ...overviews, ...industries]) {
    if (!stats) continue;
    const section = mainOf(path).querySelector('section[aria-labelledby="figures"]');
    expect.soft(section?.querySelectorAll('dd').map(textIn), path).toEqual(stats.claims.map(claimText));
    const terms = section?.querySelectorAll('dt') ?? [];
    expect.soft(terms.map(textIn), path).toEqual(stats.claims.map(({ label }) => label));
    expect.soft(section?.querySelector('dl')?.getAttribute('aria-describedby'), path).toBe('results-note');
    expect.soft(textIn(section?.querySelector('#results-note')), path).toContain(site.resultsNote);
  }
});

test('each stop of a trade’s day has its large word, what happened, a picture and its features', () => {
  for (const { path, story, features } of industries) {
    if (!story) continue;
    const stops = mainOf(path).querySelectorAll('ol[aria-label] > li');
    expect.soft(stops, path).toHaveLength(story.stops.length);
    for (const [index, { large, small, event, features: placed }] of story.stops.entries()) {
      const [words, happened] = ['.stop-large', '.stop-event'].map((part) => stops[index]?.querySelector(part));
      expect.soft([wordsIn(words), textIn(happened)], path).toEqual([[large, small].filter(Boolean).join(' '), event]);
      expect.soft(stops[index]?.querySelectorAll('[role="img"][aria-label]'), path).toHaveLength(1);
      const titles = stops[index]?.querySelectorAll('h3').map(textIn);
      expect.soft(titles, path).toEqual(placed.map((number) => folded(features[number - 1]?.title ?? '')));
    }
  }
});

test('every plan has its card', () => {
  for (const plan of plans) {
    const card = cardOf(pricing.path, plan.title);
    const text = wordsIn(card);
    for (const part of [`${dollars(plan.price)} ${planWords.perMonth}`, plan.audience, planFootnote(plan)])
      expect.soft(text).toContain(part);
    expect.soft(text.includes(planWords.recommended), plan.name).toBe(plan.recommended);
    for (const line of Object.keys(planLines) as (keyof typeof planLines)[])
      expect.soft(text).toContain(planLine(plan, line) ?? '');
    expectLink(card, plan.ctaText, plan.ctaLink);
  }
});

test('the plans are in the order of the content, and the comparison has a column with the price of each', () => {
  const columns = mainOf(pricing.path).querySelectorAll('thead th').slice(1);
  expect(columns.map(textIn)).toEqual(plans.map(({ title, price }) => `${title} ${dollars(price)}`));
  const cards = mainOf(pricing.path).querySelectorAll('[aria-label="Plans"] h2');
  expect(cards.map(textIn)).toEqual(plans.map(({ title }) => title));
  const { yes, no } = planWords.cells;
  const word = (cell: string | boolean) => (typeof cell === 'string' ? cell : (cell && yes) || no);
  const rows = mainOf(pricing.path)
    .querySelectorAll('tbody tr')
    .map((row) => row.querySelectorAll('th, td').map(textIn));
  const [shared, differing] = [true, false].map((is) => comparison.filter((row) => isInEveryPlan(row, plans) === is));
  expect(rows).toEqual(differing?.map((row) => [row.feature].concat(plans.map((plan) => word(planCell(plan, row))))));
  expect(mainOf(pricing.path).querySelectorAll('table + div li').map(textIn)).toEqual(
    shared?.map(({ feature }) => feature),
  );
  const alternatives = mainOf(pricing.path).querySelectorAll('img');
  expect(alternatives.map((image) => image.getAttribute('alt'))).toContain(comparisonAlt(pricing.comparison, plans));
  expectLink(mainOf(pricing.path), pricing.addOns.linkText, addOnPricing.path);
});

test('every add-on has its card, and the page leads to the plans and to the contact form', () => {
  for (const addOn of addOns) {
    const card = cardOf(addOnPricing.path, addOn.name);
    const price = typeof addOn.price === 'number' ? dollars(addOn.price) : addOn.price;
    const period = (addOn.isOneTime && 'one-time') || (addOn.isPerSession && perSession(addOn)) || '/ month';
    const priced = typeof addOn.price === 'number' ? `${addOn.name} ${price} ${period}` : `${addOn.name} ${price}`;
    for (const part of [priced, addOn.note ?? '', addOn.description]) expect.soft(wordsIn(card)).toContain(part);
    expect.soft(card.querySelectorAll('li li, ul li').map(textIn)).toEqual(addOn.features);
    expectLink(card, addOn.ctaText, addOn.ctaLink);
  }
  expectLink(mainOf(addOnPricing.path), addOnPricing.backText, pricing.path);
  expectLink(mainOf(addOnPricing.path), addOnPricing.custom.buttonText, '/contact');
});

test('amounts of a thousand dollars and more have a comma', () => {
  for (const path of pagePaths) expect.soft(allTextOf(path).match(/\$\d{4,6}(?!\d)/g), path).toBeNull();
});

const addressOf = (link: NavigationLink) => ('href' in link ? link.href : link.destination);

const hrefOf = (link: HTMLElement) => link.getAttribute('href');

test('every menu has its entries, on wide screens and on phones', () => {
  for (const { id, label, entries } of navigation.menus) {
    const links = entries.flatMap((entry) => ('links' in entry ? entry.links : [entry]));
    const groups = entries.flatMap((entry) => ('links' in entry ? [entry.label] : []));
    const wide = documentOf('/').querySelector(`.desktop-menu [data-entry="${id}"]`);
    const phone = documentOf('/')
      .querySelectorAll('#mobile-menu details[name="mobile-menu"]')
      .find((section) => textIn(section.querySelector('summary')) === label);
    expect.soft(wide?.querySelectorAll('button').map(textIn)).toEqual([label, ...groups]);
    expect.soft(phone?.querySelectorAll('summary').map(textIn)).toEqual([label, ...groups]);
    const wideLinks = wide?.querySelectorAll('a') ?? [];
    expect.soft(wideLinks.map(hrefOf)).toEqual(links.map(addressOf));
    // The notes of a menu with groups come with its island.
    const notes = groups.length > 0 ? '' : ' ';
    expect
      .soft(wideLinks.map(linkLabel))
      .toEqual(links.map((link) => folded(`${link.label} ${notes && (link.note ?? '')}`)));
    const phoneLinks = phone?.querySelectorAll('a') ?? [];
    expect.soft(phoneLinks.map(linkLabel)).toEqual(links.map((link) => link.label));
    const onPhones = links.map((link) => ('mobileHref' in link && link.mobileHref) || addressOf(link));
    expect.soft(phoneLinks.map(hrefOf)).toEqual(onPhones);
  }
});

test('every page has the header and footer from the content', () => {
  for (const path of [...pagePaths, '/404']) {
    const header = documentOf(path).querySelector('header');
    const footer = documentOf(path).querySelector('body > footer');
    if (!header || !footer) throw new Error(`${path} has no header or footer`);
    const login = { label: navigation.login, href: destinationUrl('login') };
    expectLinks(header, [{ label: site.name, href: '/' }, login], path);
    const { legal } = navigation;
    const links = navigation.footer.flatMap((column) => column.links);
    const inFooter = [
      ...site.social.map(({ name, destination }) => ({ label: name, href: destination })),
      ...links.map((link) => ({ label: link.label, href: addressOf(link) })),
      { label: legal.terms, href: termsOfService.path },
    ];
    expectLinks(footer, inFooter, path);
    const { label, note } = navigation.footerPlaceholder;
    const titles = navigation.footer.map(({ title }) => title);
    const text = wordsIn(footer);
    for (const part of [...titles, site.blurb, site.legalNote, label, note, legal.rights])
      expect.soft(text, path).toContain(part);
  }
});

test('every testimonial has its card, and samples have a mark, initials and no face', () => {
  const cards = mainOf(testimonialsPage.path).querySelectorAll('figure');
  expect(cards).toHaveLength(testimonials.length);
  for (const [index, { name, sample, position, content, rating, image }] of testimonials.entries()) {
    const card = cards[index];
    const text = wordsIn(card);
    for (const part of [name, position, `“${content}”`, `${rating} out of 5 stars`]) expect.soft(text).toContain(part);
    expect.soft(text.includes(site.sampleMark), name).toBe(sample);
    expect.soft(card?.text, name).toContain(initials(name));
    expect.soft(card?.querySelectorAll('img').length, name).toBe(image === undefined ? 0 : 1);
  }
  const letter = mainOf(founder.path);
  expect(wordsIn(letter).split(site.sampleMark)).toHaveLength(founder.sample ? 2 : 1);
  expect(letter.querySelectorAll('img')).toHaveLength(founder.portrait ? 1 : 0);
});
