import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { initials } from '../../components/ui/initials';
import { addOns, canonicalPath, destinationUrl, load, perSession, planWords, plans, site } from '../../lib/content';
import { copyIn } from '../../lib/content/walk';
import { kindOf, kinds, type Kind } from '../../lib/content/kinds';
import { navigation } from '../../lib/content/navigation';
import * as allPages from '../../lib/content/pages';
import * as facts from '../../lib/content/plans/facts';
import { fileAt } from '../../lib/content/registry';
import { namesIn } from '../../lib/content/schemas/fields';
import type { NavigationLink } from '../../lib/content/schemas/navigation';
import type { Action } from '../../lib/content/schemas/references';
import { dollars } from '../../lib/content/texts';
import {
  attributesIn,
  contentPaths,
  documentOf,
  folded,
  folder,
  linkLabel,
  mainOf,
  metaOf,
  pagePaths,
  textOf,
} from './exported-site';
import { claimText } from './labels';

/* Compares the exported pages with the content. These tests must not repeat any content. */

const { addOnPricing, founder, industries, pages, pricing, termsOfService, testimonials } = allPages;

type Page = (typeof pages)[number];

/** The words of a page, by their schema: without those of its card, of drawings that no stop of its story tells, and templates. */
function copyOf(page: Page): string[] {
  const kind = kindOf(fileAt(page.path) ?? '') as Kind;
  const stops = 'story' in page && page.story ? page.story.stops : [];
  const told = new Set(
    stops.flatMap(({ picture }) => ('moments' in picture ? picture.moments : 'moment' in picture && picture.moment)),
  );
  return copyIn(kinds[kind], page).flatMap(({ path: [part, scene, field, index, detail], text }) => {
    if (['seo', 'card', 'whileSamples'].includes(String(part)) || namesIn(text).length > 0) return [];
    const isMoment = part === 'story' && scene === 'scene' && field === 'moments';
    return isMoment && (!told.has(Number(index) + 1) || detail === 'badge' || detail === 'time') ? [] : text;
  });
}

/** All text of a page: visible text, alternative texts, and the data of islands and frames. */
function allTextOf(path: string): string {
  const main = mainOf(path);
  const attributes = attributesIn(main, 'alt', 'aria-label', 'title');
  const data = main
    .querySelectorAll('[data-island][data-props]')
    .map((element) => readFileSync(join(folder, element.getAttribute('data-props') ?? ''), 'utf8'));
  return folded([textOf(main), main.text, ...attributes, ...data].join(' '));
}

/** Expects links in a part of a page. Once for all, because Playwright takes milliseconds for each `expect`. */
function expectLinks(part: HTMLElement, expected: readonly { label: string; href: string }[], where?: string): void {
  const found = part.querySelectorAll('a').map((link) => ({ label: linkLabel(link), href: link.getAttribute('href') }));
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

test('every page has the title, description, text and calls to action of its content', () => {
  // Pages that the owner writes as text, or adds to app/, are not in the registry.
  for (const path of contentPaths) {
    const page = pages.find((one) => one.path === canonicalPath(path)) as Page;
    const title = documentOf(path).querySelector('title')?.text;
    expect.soft([page.seo.title, `${page.seo.title} | ${site.name}`], path).toContain(title);
    expect.soft(metaOf(path, 'description'), path).toBe(page.seo.description);
    const pageText = allTextOf(path);
    const isHere = (kind: string) => 'industries' in page && page.industries.kind === kind;
    const cards = industries.flatMap(({ kind, card, path: href }) =>
      card && isHere(kind) ? { label: card.title, text: card.text, href } : [],
    );
    const copy = [...copyOf(page), ...cards.map(({ text }) => text)];
    expect.soft(copy.length, path).toBeGreaterThan(1);
    const missing = copy.filter((text) => !pageText.includes(folded(text)));
    expect.soft(missing, path).toEqual([]);
    expect.soft(copy.map(folded), path).toContain(textIn(documentOf(path).querySelector('h1')));
    expectLinks(mainOf(path), [...actionsIn(page), ...cards], path);
  }
});

test('figures are in the order of the content, each with its label and its attribution', () => {
  // The content check compares them with the pages that claims list.
  for (const { path, stats } of [...allPages.services, ...allPages.overviews, ...industries]) {
    if (!stats) continue;
    const section = mainOf(path).querySelector('section[aria-labelledby="figures"]');
    expect.soft(section?.querySelectorAll('dd').map(textIn), path).toEqual(stats.claims.map(claimText));
    const terms = section?.querySelectorAll('dt') ?? [];
    expect.soft(terms.map(textIn), path).toEqual(stats.claims.map(({ label }) => label));
    expect.soft(section?.querySelector('dl')?.getAttribute('aria-describedby'), path).toBe('results-note');
    expect.soft(textIn(section?.querySelector('#results-note')), path).toContain(site.resultsNote);
  }
});

test('each stop of a trade’s day has its large word, what happened, a picture and its features, in their order', () => {
  for (const { path, story, features } of industries) {
    if (!story) continue;
    const stops = mainOf(path).querySelectorAll('ol[aria-label] > li');
    expect.soft(stops, path).toHaveLength(story.stops.length);
    const titles = stops.flatMap((stop) => stop.querySelectorAll('h3').map(textIn));
    expect.soft(titles, path).toEqual(features.map(({ title }) => folded(title)));
    for (const [index, { large, small, event, features: placed }] of story.stops.entries()) {
      const [words, happened] = ['.stop-large', 'p'].map((part) => stops[index]?.querySelector(part));
      expect.soft([wordsIn(words), textIn(happened)], path).toEqual([[large, small].filter(Boolean).join(' '), event]);
      expect.soft(stops[index]?.querySelectorAll('[role="img"][aria-label]'), path).toHaveLength(1);
      expect.soft(stops[index]?.querySelectorAll('h3'), path).toHaveLength(placed);
    }
  }
});

test('every plan has its card', () => {
  for (const plan of plans) {
    const card = cardOf(pricing.path, plan.title);
    const text = wordsIn(card);
    for (const part of [`${dollars(plan.price)} ${planWords.perMonth}`, plan.audience, facts.planFootnote(plan)])
      expect.soft(text).toContain(part);
    expect.soft(text.includes(planWords.recommended), plan.name).toBe(plan.recommended);
    for (const line of Object.keys(facts.planLines) as (keyof typeof facts.planLines)[])
      expect.soft(text).toContain(facts.planLine(plan, line) ?? '');
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
    .map((row) => [row.querySelector('th'), ...row.querySelectorAll('td')].map(textIn));
  const [shared, differing] = [true, false].map((is) =>
    load('comparison').filter((row) => facts.isInEveryPlan(row, plans) === is),
  );
  expect(rows).toEqual(
    differing?.map((row) => [row.feature].concat(plans.map((plan) => word(facts.planCell(plan, row))))),
  );
  expect(mainOf(pricing.path).querySelectorAll('table + div li').map(textIn)).toEqual(
    shared?.map(({ feature }) => feature),
  );
  const alternatives = mainOf(pricing.path).querySelectorAll('img');
  expect(alternatives.map((image) => image.getAttribute('alt'))).toContain(
    facts.comparisonAlt(pricing.comparison, plans),
  );
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

const addressOf = (link: NavigationLink) => ('href' in link ? link.href : link.destination);

const hrefOf = (link: HTMLElement) => link.getAttribute('href');

test('every menu has its entries, and a button on wide screens', () => {
  expect(documentOf('/').querySelectorAll('.desktop-menu button').map(textIn)).toEqual(
    navigation.menus.map(({ label }) => label),
  );
  for (const { label, entries } of navigation.menus) {
    const links = entries.flatMap((entry) => ('links' in entry ? entry.links : [entry]));
    const groups = entries.flatMap((entry) => ('links' in entry ? [entry.label] : []));
    const phone = documentOf('/')
      .querySelectorAll('#mobile-menu details[name="mobile-menu"]')
      .find((section) => textIn(section.querySelector('summary')) === label);
    expect.soft(phone?.querySelectorAll('summary').map(textIn)).toEqual([label, ...groups]);
    const phoneLinks = phone?.querySelectorAll('a') ?? [];
    expect.soft(phoneLinks.map(linkLabel)).toEqual(links.map((link) => link.label));
    const onPhones = links.map((link) => ('mobileHref' in link && link.mobileHref) || addressOf(link));
    expect.soft(phoneLinks.map(hrefOf)).toEqual(onPhones);
  }
});

test('menus mark the page that they are on', () => {
  for (const path of pagePaths) {
    const links = documentOf(path).querySelectorAll('#mobile-menu a');
    const marked = links.filter((link) => link.getAttribute('aria-current') === 'page').map(hrefOf);
    expect.soft(marked, path).toEqual(links.map(hrefOf).filter((address) => address === path));
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
    const { label, note } = navigation.footerPlaceholder ?? {};
    const titles = navigation.footer.map(({ title }) => title);
    const text = wordsIn(footer);
    for (const part of [...titles, site.blurb, site.legalNote, legal.rights]) expect.soft(text, path).toContain(part);
    const placeholders = footer.querySelectorAll('[role="link"][aria-disabled="true"]');
    expect.soft(placeholders.map(wordsIn), path).toEqual(label === undefined ? [] : [`${label} ${note}`]);
    const terms = footer.querySelector(`a[href="${termsOfService.path}"]`);
    expect.soft(terms?.getAttribute('target'), path).toBe('_blank');
  }
});

test('every testimonial has its card, and samples have a mark, initials and no face', () => {
  const cards = mainOf(allPages.testimonialsPage.path).querySelectorAll('figure');
  expect(cards).toHaveLength(testimonials.length);
  for (const [index, { name, sample, position, content, rating, image }] of testimonials.entries()) {
    const card = cards[index];
    const text = wordsIn(card);
    for (const part of [name, position, `“${content}”`]) expect.soft(text).toContain(part);
    expect.soft(/\d out of 5 stars/.exec(text)?.[0], name).toBe(rating && `${rating} out of 5 stars`);
    expect.soft(text.includes(site.sampleMark), name).toBe(sample);
    expect.soft(card?.text, name).toContain(initials(name));
    expect.soft(card?.querySelectorAll('img').length, name).toBe(image === undefined ? 0 : 1);
  }
  const letter = mainOf(founder.path);
  expect(wordsIn(letter).split(site.sampleMark)).toHaveLength(founder.sample ? 2 : 1);
  expect(letter.querySelectorAll('img')).toHaveLength(founder.portrait ? 1 : 0);
});
