import { expect, test } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { claims } from '../../lib/content/claims';
import { comparison } from '../../lib/content/comparison';
import { destinationUrl, destinations } from '../../lib/content/destinations';
import { addOns } from '../../lib/content/add-ons';
import { actions } from '../../lib/content/actions';
import {
  addOnPricing,
  company,
  demo,
  founder,
  home,
  industries,
  notFound,
  overviews,
  pages,
  pricing,
  services,
  termsOfService,
  testimonialsPage,
} from '../../lib/content/pages';
import { navigation } from '../../lib/content/navigation';
import { comparisonAlt, dollars, planCell, planFootnote, planLine } from '../../lib/content/plan-facts';
import { planWords } from '../../lib/content/plan-words';
import { plans } from '../../lib/content/plans';
import { redirects } from '../../lib/content/redirects';
import type { Action, ActionName } from '../../lib/content/schemas/action';
import type { NavigationLink } from '../../lib/content/schemas/navigation';
import { publicPaths } from '../../lib/content/schemas/public-paths';
import { site } from '../../lib/content/site';
import { onlySamples, testimonials } from '../../lib/content/testimonials';
import { claimText } from '../content/claim-text';
import { copyOf } from './copy-of';
import { documentOf, files, folder, pagePaths, source } from './exported-site';
import { folded, linkLabel, mainOf, textOf } from './page-text';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/* Compares the exported pages with the content. These tests must not repeat any content. */

/** The headline and lede that the page about testimonials does not show at the moment are left out. */
function shownOf(page: (typeof pages)[number]) {
  if (!('whileSamples' in page)) return page;
  const { whileSamples, ...rest } = page;
  return onlySamples ? { ...rest, ...whileSamples } : rest;
}

/** The path whose content a page shows: its own, or the canonical one if two paths show the same page. */
function canonicalOf(path: string): string {
  const canonical = documentOf(path).querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
  return canonical.replace(site.url, '') || '/';
}

function contentOf(path: string) {
  const content = pages.find((page) => page.path === canonicalOf(path));
  if (!content) throw new Error(`${path} has no content`);
  return shownOf(content);
}

/** What the stage of an industry page leaves out of its scene. Only the page's social card shows it. */
const cardOnly = new Set(['inbox', 'badge', 'day', 'outcome', 'period']);

function withoutCardOnly(content: ReturnType<typeof contentOf>): ReturnType<typeof contentOf> {
  if (!('stage' in content)) return content;
  const scene = Object.fromEntries(Object.entries(content.hero.scene).filter(([field]) => !cardOnly.has(field)));
  return { ...content, hero: { ...content.hero, scene } } as typeof content;
}

const meta = (path: string, name: string) =>
  documentOf(path).querySelector(`meta[name="${name}"]`)?.getAttribute('content');

const heading = (path: string) => folded(documentOf(path).querySelector('h1')?.text ?? '');

/** All text of a page: visible text, alternative texts, and the data of islands and frames. */
function allTextOf(path: string): string {
  const main = mainOf(path);
  const attributes = main
    .querySelectorAll('[alt], [aria-label], [title], [data-frame]')
    .flatMap((element) => ['alt', 'aria-label', 'title', 'data-frame'].map((name) => element.getAttribute(name) ?? ''));
  const data = main
    .querySelectorAll('[data-island][data-props]')
    .map((element) => readFileSync(join(folder, element.getAttribute('data-props') ?? ''), 'utf8'));
  return folded([textOf(main), main.text, ...attributes, ...data].join(' '));
}

/** All links with their labels, which are asked for once per label. */
const labeledLinks = new WeakMap<HTMLElement, { link: HTMLElement; label: string }[]>();

/** The links with a label. */
function findLinks(part: HTMLElement, label: string): HTMLElement[] {
  const links = labeledLinks.get(part) ?? part.querySelectorAll('a').map((link) => ({ link, label: linkLabel(link) }));
  labeledLinks.set(part, links);
  const wanted = folded(label);
  return links.flatMap((one) => (one.label === wanted ? one.link : []));
}

function expectLink(part: HTMLElement, label: string, href: string): void {
  const addresses = findLinks(part, label).map((link) => link.getAttribute('href'));
  expect(addresses, `“${label}”`).toContain(href);
}

function expectAction(path: string, action: Action): void {
  expectLink(mainOf(path), action.label, action.href);
}

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

test('the exported paths are the folders of app/, except redirects', () => {
  const redirectPaths = new Set<string>(redirects.map(({ from }) => from));
  expect(pagePaths.toSorted()).toEqual([...publicPaths].filter((path) => !redirectPaths.has(path)).toSorted());
  const shown = new Set(pagePaths.map(canonicalOf));
  expect([...shown].toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
});

for (const path of pagePaths) {
  test(`${path} has the title, description and all text of its content`, () => {
    const { seo, ...content } = withoutCardOnly(contentOf(path));
    const title = documentOf(path).querySelector('title')?.text;
    expect([seo.title, `${seo.title} | ${site.name}`]).toContain(title);
    expect(meta(path, 'description')).toBe(seo.description);
    const pageText = allTextOf(path);
    const copy = copyOf(content);
    expect(copy.length).toBeGreaterThan(1);
    expect(copy.filter((text) => !pageText.includes(folded(text)))).toEqual([]);
    expect(copy).toContain(heading(path));
  });

  test(`${path} has the calls to action of its content`, () => {
    for (const action of actionsIn(contentOf(path))) expectAction(path, action);
  });
}

test('the not-found page matches its content', () => {
  expect(documentOf('/404').querySelector('title')?.text).toBe(`${notFound.seo.title} | ${site.name}`);
  expect(heading('/404')).toBe(notFound.title);
  expect(allTextOf('/404')).toContain(notFound.text);
  expectLink(mainOf('/404'), notFound.homeText, '/');
});

test('every call to action links to the target in the content', () => {
  const known = new Map<string, Set<string>>();
  for (const { label, href } of Object.values(actions)) {
    known.set(label, new Set([...(known.get(label) ?? []), href]));
  }
  for (const path of pagePaths) {
    for (const [label, addresses] of known) {
      const elsewhere = findLinks(mainOf(path), label)
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !addresses.has(href) && href !== destinationUrl('demoVideo'));
      expect(elsewhere, `${path} “${label}”`).toEqual([]);
    }
  }
});

for (const { path } of industries) {
  test(`${path} starts and ends with two calls to action`, () => {
    for (const name of ['scheduleFreeDemo', 'watchDemo', 'bookFreeDemo', 'viewPricing'] as const) {
      expectAction(path, actions[name]);
    }
  });
}

test('the other layouts have their calls to action', () => {
  const expected: [path: string, names: ActionName[]][] = [
    ['/', ['scheduleDemo', 'getStarted', 'viewPricing', 'getStartedNow', 'bookDemo', 'chatWithUs']],
    [pricing.path, ['scheduleCall']],
    [demo.path, ['bookPersonalDemo', 'viewPricing']],
    [founder.path, ['scheduleCall']],
    [testimonialsPage.path, ['bookFreeDemo', 'viewPricing']],
  ];
  for (const [path, names] of expected) for (const name of names) expectAction(path, actions[name]);
});

for (const page of [...services, ...overviews, ...industries]) {
  if (!page.stats) continue;
  const { claims: shown } = page.stats;

  test(`${page.path} shows its figures in order, each with its label and its attribution`, () => {
    const section = mainOf(page.path).querySelector('section[aria-labelledby="figures"]');
    expect(section?.querySelectorAll('dd').map(textIn)).toEqual(shown.map(claimText));
    const terms = section?.querySelectorAll('dt') ?? [];
    shown.forEach(({ label }, index) => expect(textIn(terms[index]).startsWith(label), label).toBe(true));
    const notes = terms.map((term) => term.querySelector('a')?.getAttribute('href'));
    expect(new Set(notes)).toEqual(new Set(['#results-note']));
    const note = page.stats?.chart ? `${site.resultsNote} ${site.chartNote}` : site.resultsNote;
    expect(textIn(section?.querySelector('#results-note'))).toBe(note);
  });
}

for (const { path, hero } of [home, ...services, ...overviews]) {
  test(`${path} has a figure or a fact of the company near its first call to action`, () => {
    const proof = textIn(mainOf(path).querySelector('section[aria-labelledby="page-title"] p:has(> b)'));
    const [fact] = company.facts;
    if (hero.proof) {
      expect(proof).toBe(`${claimText(hero.proof)} ${hero.proof.label}, ${site.claimMark}`);
      expect(textIn(mainOf(path).querySelector('#results-note'))).toContain(site.resultsNote);
    } else {
      expect(proof).toBe(`${fact?.value} ${fact?.label}`);
    }
  });

  test(`${path} says on its first screen that this is a CRM`, () => {
    expect(textIn(mainOf(path).querySelector('section[aria-labelledby="page-title"]'))).toContain('CRM');
  });
}

for (const claim of claims) {
  test(`the figure ${claim.id} is on the pages listed in the ledger`, () => {
    for (const path of claim.pages) {
      const shown = mainOf(path)
        .querySelectorAll('dl > div')
        .filter((part) => textIn(part.querySelector('dt')).startsWith(claim.label));
      expect(
        shown.map((part) => textIn(part.querySelector('dd'))),
        path,
      ).toContain(claimText(claim));
      expect(textIn(mainOf(path).querySelector('#results-note')), path).toContain(site.resultsNote);
    }
  });
}

for (const plan of plans) {
  test(`the plan ${plan.name} has its card`, () => {
    const card = cardOf(pricing.path, plan.title);
    const text = wordsIn(card);
    expect(text).toContain(`${dollars(plan.price)} ${planWords.perMonth}`);
    expect(text).toContain(plan.audience);
    expect(text).toContain(planFootnote(plan));
    expect(text.includes(planWords.recommended)).toBe(plan.recommended);
    expect(card.querySelectorAll('li li, ul li').map(textIn)).toEqual(
      plan.highlights.map((line) => planLine(plan, line)),
    );
    expectLink(card, plan.ctaText, plan.ctaLink);
    expectLink(card, plan.askText, `/schedule?plan=${plan.name}`);
  });
}

test('what a buyer has to know is below the plans, with links to the terms, and every card links to it', () => {
  const { title, items } = pricing.billing;
  const section = mainOf(pricing.path).querySelector('#billing')?.parentNode;
  expect(textIn(section?.querySelector('h2'))).toBe(title);
  const terms = section?.querySelectorAll('dl > div') ?? [];
  expect(terms.map(wordsIn)).toEqual(items.map(({ term, text }) => `${term} ${text}`));
  for (const { term, href } of items) {
    if (!section) throw new Error('no list below the plans');
    expectLink(section, term, href);
    expect(termsOfService.sections.map(({ id }) => id)).toContain(href.split('#')[1]);
  }
  for (const plan of plans) expectLink(cardOf(pricing.path, plan.title), planWords.billing, '#billing');
});

test('the plans are in the order of the content, and the comparison has a column with the price of each', () => {
  const columns = mainOf(pricing.path).querySelectorAll('thead th').slice(1);
  expect(columns.map(textIn)).toEqual(plans.map(({ title, price }) => `${title}${dollars(price)}`));
  const links = mainOf(pricing.path)
    .querySelectorAll('a')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/schedule?plan='));
  expect(links).toEqual(plans.map(({ name }) => `/schedule?plan=${name}`));
  const { yes, no } = planWords.cells;
  const word = (cell: string | boolean) => (typeof cell === 'string' ? cell : (cell && yes) || no);
  const rows = mainOf(pricing.path)
    .querySelectorAll('tbody tr')
    .map((row) => row.querySelectorAll('th, td').map(textIn));
  expect(rows).toEqual(comparison.map((row) => [row.feature].concat(plans.map((plan) => word(planCell(plan, row))))));
  const alternatives = mainOf(pricing.path)
    .querySelectorAll('img')
    .map((image) => image.getAttribute('alt'));
  expect(alternatives).toContain(comparisonAlt(pricing.comparison, plans));
  expectLink(mainOf(pricing.path), pricing.addOns.linkText, addOnPricing.path);
});

for (const addOn of addOns) {
  test(`the add-on ${addOn.id} has its card`, () => {
    const card = cardOf(addOnPricing.path, addOn.name);
    const text = wordsIn(card);
    const price = typeof addOn.price === 'number' ? dollars(addOn.price) : addOn.price;
    expect(text).toContain(`${addOn.name} ${price}`);
    if (addOn.isOneTime) expect(text).toContain(`${price} one-time`);
    else if (addOn.isPerSession) expect(text).toContain(`${price} per session`);
    else if (typeof addOn.price === 'number') expect(text).toContain(`${price} / month`);
    if (addOn.note) expect(text).toContain(addOn.note);
    expect(text).toContain(addOn.description);
    expect(card.querySelectorAll('li li, ul li').map(textIn)).toEqual(addOn.features);
    expectLink(card, addOn.ctaText, addOn.ctaLink);
  });
}

test('the add-on page links to the plans and to the contact form', () => {
  expectLink(mainOf(addOnPricing.path), addOnPricing.backText, pricing.path);
  expectLink(mainOf(addOnPricing.path), addOnPricing.custom.buttonText, '/contact');
});

const addressOf = (link: NavigationLink) => ('href' in link ? link.href : link.destination);

for (const { id, label, entries } of navigation.menus) {
  test(`the menu ${id} has every entry, on wide screens and on phones`, () => {
    const links = entries.flatMap((entry) => ('links' in entry ? entry.links : [entry]));
    const groups = entries.flatMap((entry) => ('links' in entry ? [entry.label] : []));
    const document = documentOf('/');
    const wide = document.querySelector(`.desktop-menu [data-entry="${id}"]`);
    const phone = document
      .querySelectorAll('#mobile-menu details[name="mobile-menu"]')
      .find((section) => textIn(section.querySelector('summary')) === label);
    expect(textIn(wide?.querySelector('button'))).toBe(label);
    expect(wide?.querySelectorAll('button').slice(1).map(textIn)).toEqual(groups);
    expect(phone?.querySelectorAll('summary').slice(1).map(textIn)).toEqual(groups);
    const wideLinks = wide?.querySelectorAll('a') ?? [];
    expect(wideLinks.map((link) => link.getAttribute('href'))).toEqual(links.map(addressOf));
    links.forEach((link, index) => {
      expect(linkLabel(wideLinks[index] as HTMLElement)).toBe(link.label + (link.note ?? ''));
    });
    const phoneLinks = phone?.querySelectorAll('a') ?? [];
    expect(phoneLinks.map(linkLabel)).toEqual(links.map((link) => link.label));
    expect(phoneLinks.map((link) => link.getAttribute('href'))).toEqual(
      links.map((link) => ('mobileHref' in link && link.mobileHref) || addressOf(link)),
    );
  });
}

test('every page has the header and footer from the content', () => {
  for (const path of [...pagePaths, '/404']) {
    const header = documentOf(path).querySelector('header');
    const footer = documentOf(path).querySelector('body > footer');
    if (!header || !footer) throw new Error(`${path} has no header or footer`);
    expectLink(header, site.name, '/');
    expectLink(header, navigation.login, destinationUrl('login'));
    for (const { name, destination } of site.social) expectLink(footer, name, destination);
    for (const { title, links } of navigation.footer) {
      expect(footer.querySelectorAll('h2').map(textIn), path).toContain(title);
      for (const link of links) expectLink(footer, link.label, addressOf(link));
    }
    const text = wordsIn(footer);
    const { footerPlaceholder, legal } = navigation;
    for (const part of [site.blurb, site.legalNote, footerPlaceholder.label, footerPlaceholder.note, legal.rights]) {
      expect(text, path).toContain(part);
    }
    expectLink(footer, legal.terms, termsOfService.path);
  }
});

test('every destination is used', () => {
  const data = files.filter((file) => /^_next\/static\/islands\/.*\.js(?:on)?$/.test(file));
  const all = [...pagePaths.map(source), ...data.map((file) => readFileSync(join(folder, file), 'utf8'))].join('\n');
  expect(Object.keys(destinations.links).filter((name) => !all.includes(destinationUrl(name)))).toEqual([]);
  expect(all).toContain(`mailto:${destinations.founderEmail.address}`);
  expect(all).toContain(destinations.chatWidget.id);
});

test('the video and the founder are linked', () => {
  expectLink(mainOf(demo.path), demo.thumbnail.linkText, destinationUrl('demoVideo'));
  expectLink(mainOf(founder.path), founder.links.profile, destinationUrl('founderProfile'));
  expectLink(mainOf(founder.path), founder.links.email, `mailto:${destinations.founderEmail.address}`);
});

test('the terms have numbered sections with permalinks, a date, and a plain-text table of contents', () => {
  const page = mainOf(termsOfService.path);
  const headings = page.querySelectorAll('h2').filter(({ text }) => /^\d+\. /.test(text));
  const { sections, updated } = termsOfService;
  expect(headings.map(({ id }) => id)).toEqual(sections.map(({ id }) => id));
  headings.forEach((one, index) => {
    expect(folded(one.text).startsWith(`${index + 1}. ${sections[index]?.title}`)).toBe(true);
    expect(one.querySelector('a')?.getAttribute('href')).toBe(`#${one.id}`);
  });
  expect(page.querySelector('time')?.getAttribute('datetime')).toBe(updated);
  const contents = page.querySelector('[aria-labelledby="contents"]');
  expect(contents?.querySelectorAll('li').map(textIn)).toEqual(sections.map(({ title }) => title));
  expect(contents?.querySelectorAll('a')).toHaveLength(0);
});

test('every testimonial has its card, samples are marked, and there is no structured data for them', () => {
  const cards = mainOf(testimonialsPage.path).querySelectorAll('figure');
  expect(cards).toHaveLength(testimonials.length);
  testimonials.forEach(({ name, position, content, sample }, index) => {
    const text = wordsIn(cards[index]);
    for (const part of [name, position, `“${content}”`]) expect(text).toContain(part);
    expect(text.includes('Sample')).toBe(sample);
  });
  expect(textIn(mainOf(founder.path).querySelector('figure')).includes('Sample')).toBe(founder.sample);
  for (const path of pagePaths) {
    for (const script of documentOf(path).querySelectorAll('script[type="application/ld+json"]')) {
      expect(script.text).not.toMatch(/"@type":"\w*(?:Review|Rating|Person)"/);
    }
  }
});
