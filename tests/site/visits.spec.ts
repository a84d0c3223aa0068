/* oxlint-disable unicorn/consistent-function-scoping -- pages get these functions without their module */
import { expect, test as base, type Page } from '@playwright/test';
import { collectErrors, drawn, layOutAll, sidewaysScroll, watchViolations, heightOf, type Violation } from './page';
import { findViolations } from './axe';
import { redirects, site } from '../../lib/content';
import { allowedFor, scriptsAt } from '../../lib/content/page-scripts';
import { matchesOrigin } from '../../lib/origins';
import { typefaces } from '../../lib/typefaces';
import { contentPaths, documentOf, embedOf, owners, pagePaths, representatives } from './exported-site';

/*
 * What holds for every page, in one visit of each: loading a page is most of what such a test costs. Lengths count, because a
 * visitor on a phone decides in a minute.
 */

const logos = site.customers?.logos.map(({ file }) => file) ?? [];
const framePaths = pagePaths.filter((path) => embedOf(path) === 'frame');

/** The paths that lead to a calendar or a form. */
const bookingPaths = [...framePaths, ...redirects.filter(({ to }) => framePaths.includes(to)).map(({ from }) => from)];

/** How many screens in a row have no link to a booking in sight, at most. Runs in the page, from its top. */
function screensWithoutBooking(bookings: readonly string[]): Promise<number> {
  const links = [...document.querySelectorAll('a')].filter(({ pathname }) => bookings.includes(pathname));
  return new Promise((resolve) => {
    let [run, longest] = [0, 0];
    const look = () => {
      const isOneSeen = links.some((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && link.checkVisibility({ visibilityProperty: true });
      });
      run = isOneSeen ? 0 : run + 1;
      longest = Math.max(longest, run);
      const before = scrollY;
      scrollBy({ top: innerHeight, behavior: 'instant' });
      if (scrollY === before) resolve(longest);
      else requestAnimationFrame(() => requestAnimationFrame(look));
    };
    requestAnimationFrame(look);
  });
}

/** How high a page, or a part of it, is without what only its owner can add. */
const heightWithoutOwners = (page: Page, part = 'html'): Promise<number> =>
  page.locator(part).evaluate((root, selector) => {
    const height = [...root.querySelectorAll(selector)].reduce((sum, one) => {
      const { marginTop, marginBottom } = getComputedStyle(one);
      return sum + one.getBoundingClientRect().height + parseFloat(marginTop) + parseFloat(marginBottom);
    }, 0);
    return root.scrollHeight - height;
  }, owners);

/** Screens of a phone that a page may take, by its path. The first entry that fits counts. */
const phoneScreens: readonly (readonly [RegExp, number])[] = [
  [/^\/$/, 7.2],
  [/^\/industries\//, 7],
  [/^\/(pricing|ai)$/, 7],
  [/^\/demo$/, 4],
  [/^\/(about\/company|contact|testimonials)$/, 3.3],
  [/^\/about\/founder$/, 2.3],
  [/^\/(schedule|coaching|book-coaching)$/, 3],
  [/^\/add-on-pricing$/, 5],
  // The text of the law is as long as it is.
  [/^\/terms-of-service$/, 18],
  [/./, 6],
];

/** Screens of a desktop that a page may take. Pages that are not named are short enough if they are on a phone. */
const desktopScreens: readonly (readonly [RegExp, number])[] = [
  // A shelf of three rows, and what anyone can check.
  [/^\/$/, 5.95],
  [/^\/industries\//, 5.5],
];

const limitOf = (limits: readonly (readonly [RegExp, number])[], path: string) =>
  limits.find(([pattern]) => pattern.test(path))?.[1] ?? Infinity;

/** Where words may break, and pages scroll sideways, on one page of each layout. */
const widths = [320, 360, 390, 412, 600, 768, 1024, 1440, 1792, 1920, 2560];

/**
 * The words that are on two lines, because they are longer than their place, and the markers of headlines. Slashes, dashes and
 * hyphens may end a line. Runs in the page.
 */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const isBroken = (part: Range | Element) => {
    const lines = [...part.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
    return new Set(lines).size > 1;
  };
  const markers = window.innerWidth < 360 ? [] : [...document.querySelectorAll('h1 mark')];
  const found = markers.filter(isBroken).map(({ textContent }) => textContent);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.parentElement?.closest('.sr-only, script, style, noscript')) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s/·–—“”(),.:;?!]{2,}/g)) {
      if (word.includes('-')) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (isBroken(range)) found.push(word);
    }
  }
  return found;
}

/** The titles of lists that do not stand on the line of the one beside them. Runs in the page. */
function unevenTitles(): string[] {
  const entries = [...document.querySelectorAll('main li:has(h3)')].map((entry) => {
    const [row, title] = [entry, entry.querySelector('h3')].map((one) => one?.getBoundingClientRect().top ?? 0);
    return { entry, row, title };
  });
  return entries.flatMap(({ entry, row, title = 0 }, place) => {
    const beside = entries[place - 1];
    const isUneven =
      beside?.entry === entry.previousElementSibling &&
      beside.row === row &&
      Math.abs((beside.title ?? 0) - title) > 0.5;
    return isUneven ? entry.textContent : [];
  });
}

/** Targets and the space between them are smaller on phones. */
function axeWidths(path: string): number[] {
  if (process.env.TEST_ALL === '1') return [320, 768, 1440];
  return representatives.includes(path) ? [390, 1440] : [1440];
}

/** The header and the footer are the same on all pages of a layout. */
const withoutSharedParts = { exclude: ['header', 'footer'] };

type Visited = { page: Page; requested: string[]; errors: string[]; violations: Violation[] };

/** One window for all visits of a worker: a new one would make the browser compile and warm up axe for each. */
const test = base.extend<object, { visited: Visited }>({
  visited: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage(project.use);
      const requested: string[] = [];
      page.on('request', (request) => {
        // Browsers call what is in the page itself a request, too. What a frame of others asks is not the page's.
        const isOfFrame = !request.isNavigationRequest() && request.frame() !== page.mainFrame();
        if (!isOfFrame && !request.url().startsWith('data:'))
          requested.push(`${request.resourceType()} ${request.url()}`);
      });
      await use({ page, requested, errors: collectErrors(page), violations: await watchViolations(page) });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const path of [...pagePaths, '/no-such-page']) {
  test(`a visit of ${path}`, async ({ visited, baseURL }) => {
    const { page, requested, errors, violations } = visited;
    // What the page before still asks for is not this one's.
    await page.goto('about:blank');
    for (const list of [requested, errors, violations]) list.length = 0;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await drawn(page);
    const reserved = await heightOf(page);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const isContent = contentPaths.includes(path);
    const isRepresentative = representatives.includes(path);
    const embed = pagePaths.includes(path) && embedOf(path);

    await test.step('a booking in sight', async () => {
      if (!isContent || embed === 'frame') return;
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      // Its styles come after the page.
      await expect.soft(page.locator('.booking-bar')).toHaveCSS('position', 'sticky');
      const screens = await page.evaluate(screensWithoutBooking, bookingPaths);
      expect.soft(screens, 'screens of a phone without a link to a booking').toBeLessThanOrEqual(2);
    });
    await layOutAll(page);
    await test.step('length on a phone', async () => {
      const height = await heightOf(page);
      expect
        .soft((await heightWithoutOwners(page)) / 844, 'screens of a phone')
        .toBeLessThanOrEqual(limitOf(phoneScreens, path));
      expect.soft(await heightWithoutOwners(page, 'footer'), 'footer on a phone, px').toBeLessThanOrEqual(600);
      if (isRepresentative)
        expect.soft(Math.abs(reserved - height) / height, 'place kept for what is left out').toBeLessThanOrEqual(0.03);
    });
    await test.step('pictures', async () => {
      const broken = await page.evaluate(() =>
        [...document.images].flatMap(({ complete, naturalWidth, src }) =>
          complete && naturalWidth === 0 && new URL(src).origin === location.origin ? src : [],
        ),
      );
      expect.soft(broken, 'pictures that are broken').toEqual([]);
    });
    await test.step('typefaces', async () => {
      const ours = new Set(Object.values(typefaces).map(({ name }) => `${name} Variable`));
      // A page that the owner adds to app/ may have others.
      const counts = (family: string) => (isContent ? !family.includes('fallback') : ours.has(family));
      const loadedTypefaces = async () => {
        const loaded = await page.evaluate(() =>
          [...document.fonts].flatMap(({ status, family }) => (status === 'loaded' ? family : [])),
        );
        return new Set(loaded.filter(counts));
      };
      // The chat's styles let the browser look them up again.
      await expect.poll(loadedTypefaces, 'typefaces').toEqual(ours);
    });
    // By now all that the page asks for by itself has been asked for.
    expect.soft(violations, 'violations of the policy').toEqual([]);
    expect.soft(errors, 'errors').toEqual([]);
    await test.step('requests', () => {
      if (embed) return;
      // Without what the owner has registered, and what is in the page itself.
      const sources = scriptsAt(path).flatMap((entry) => Object.values(allowedFor(entry)).flat());
      const shown = documentOf(pagePaths.includes(path) ? path : '/404').querySelectorAll(
        'iframe, video, audio, source',
      );
      sources.push(...shown.map((one) => /^https?:\/\/[^/]+/.exec(one.getAttribute('src') ?? '')?.[0] ?? ''));
      const isRegistered = (address: string) =>
        sources.some((source) => matchesOrigin(new URL(address).origin, source)) ||
        scriptsAt(path).some(({ src }) => src === new URL(address).pathname);
      const asked = requested.filter((request) => !isRegistered(request.split(' ')[1] ?? ''));
      expect.soft(asked.filter((request) => !request.includes(` ${baseURL}/`))).toEqual([]);
      expect
        .soft(requested.filter((request) => pagePaths.includes(new URL(request.split(' ')[1] ?? '').pathname)).length)
        .toBeLessThanOrEqual(1);
      if (!isContent) return;
      // Pages with letters such as ł have two more fonts, overviews a tool for each page that they lead to. Logos, and islands that
      // start by themselves, are the owner's.
      const islands = documentOf(path).querySelector('[data-island=visible]') ? ['/_next/static/islands/'] : [];
      const more = ['-latin-ext-', '/images/objects/', ...logos, ...islands];
      const usual = asked.filter((request) => !more.some((part) => request.includes(part)));
      const places = documentOf(path).querySelectorAll('img[src^="/images/objects/"]').length;
      const tools = asked.filter((request) => request.includes('/images/objects/'));
      expect.soft(tools.length, tools.join('\n')).toBeLessThanOrEqual(places);
      expect.soft(usual.length, asked.join('\n')).toBeLessThanOrEqual(6);
      expect.soft(usual.filter((request) => request.startsWith('script'))).toEqual([]);
    });
    await test.step('lines of text, and the width', async () => {
      // What moves later begins elsewhere, larger, or turned.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      for (const width of isRepresentative ? widths : [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await sidewaysScroll(page), `pixels to scroll sideways at ${width} px`).toBe(0);
        expect.soft(await page.evaluate(brokenWords), `words and markers on two lines at ${width} px`).toEqual([]);
        expect.soft(await page.evaluate(unevenTitles), `titles off their line at ${width} px`).toEqual([]);
        if (width === 1440)
          expect
            .soft((await heightWithoutOwners(page)) / 900, 'screens of a desktop')
            .toBeLessThanOrEqual(limitOf(desktopScreens, path));
      }
    });
    await test.step('axe', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
      for (const width of axeWidths(path)) {
        await page.setViewportSize({ width, height: 900 });
        const part = isRepresentative ? undefined : withoutSharedParts;
        expect.soft(await findViolations(page, part), `what axe finds at ${width} px`).toEqual([]);
      }
    });
  });
}
