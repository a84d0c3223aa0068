import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { z } from 'zod';
import { launchBrowser } from './browser';
import type { Failures } from './failures';
import { inPage } from './in-page';
import { measureNavigation } from './navigation';
import { fileOf } from './pages';
import { createProgress } from './progress';
import type { Timing } from './result';
import { median } from './statistics';
import { firstPaint, timeToPaint, visibleHeaderLinks, type Expected } from './watch';

const slowdown = 4;
const viewport = { width: 1440, height: 900 };

/** The fewest runs of a case. They are short, and single events scatter more than loads. */
const leastRuns = 5;

/** Milliseconds to wait for what an event should bring about. */
const timeoutMs = 10_000;

/** Milliseconds in which what follows a load, a click or a pointer's rest has happened. */
const settleTime = 1_000;

/* Kept apart from class names and words where standard attributes will do, so that other builds can be measured too. */
const menuTrigger = 'header :is(button[aria-expanded], button[popovertarget], summary):visible';
const hydratedMenu = 'header :is(nav, .desktop-menu, [data-component="desktop-menu"])[data-hydrated]';
const carousel = '[aria-roledescription="carousel"]';

/** Where scripts of the framework lie, in this build and in builds before the islands. */
const frameworkScripts = /\/_next\/static\/(?:islands|chunks)\/.*\.js/;

/** Why a case cannot be measured on this export. */
class NotApplicable extends Error {
  override readonly name = 'NotApplicable';
}

interface Case {
  id: string;
  label: string;
  path: string;
  measure: (page: Page, open: () => Promise<void>) => Promise<number>;
}

type Point = { x: number; y: number };

async function middleOf(page: Page, selector: string): Promise<Point> {
  const target = page.locator(selector).first();
  if ((await target.count()) === 0) throw new NotApplicable(`the page has no ${selector}`);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new NotApplicable(`${selector} cannot be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Starts to watch, acts, and gives the milliseconds from the event to the paint; null when nothing came of it. */
async function timed(
  page: Page,
  event: Parameters<typeof timeToPaint>[0],
  expected: Expected,
  limit: number,
  act: () => Promise<void>,
): Promise<number | null> {
  // The page must listen before the event is sent, which would overtake what it is still to evaluate; `void`, because
  // Playwright waits for a promise that an expression gives.
  await page.evaluate(`void (globalThis.benchTime = ${inPage(timeToPaint, event, expected, limit)})`);
  await act();
  const time = await page.evaluate('globalThis.benchTime');
  return z.number().nullable().parse(time);
}

async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

function came(time: number | null, what: string): number {
  if (time === null) throw new Error(`${what} did nothing within ${timeoutMs / 1000} s`);
  return time;
}

/** The framework's scripts stay on their way. The style sheet may open a menu before the click: then that is timed. */
async function menuBeforeHydration(page: Page, open: () => Promise<void>): Promise<number> {
  // A request that is never answered: one that fails would bring the page's own error handling into it.
  await page.route(frameworkScripts, () => {});
  await open();
  const { x, y } = await middleOf(page, menuTrigger);
  const hovered = await timed(page, 'pointerover', 'menu', settleTime / 2, () => page.mouse.move(x, y));
  if (hovered !== null) return hovered;
  return came(await timed(page, 'pointerdown', 'menu', timeoutMs, () => press(page)), 'A click on the menu');
}

async function menuAfterHydration(page: Page, open: () => Promise<void>): Promise<number> {
  await open();
  const { x, y } = await middleOf(page, menuTrigger);
  const links = async () => z.number().parse(await page.evaluate(inPage(visibleHeaderLinks)));
  const closed = await links();
  await page.mouse.move(x, y);
  const hydrated = page.locator(hydratedMenu).first();
  await hydrated.waitFor({ state: 'attached', timeout: timeoutMs }).catch(() => {
    throw new NotApplicable(`no ${hydratedMenu} came within ${timeoutMs / 1000} s of a pointer on the menu`);
  });
  await page.waitForTimeout(settleTime);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(settleTime / 2);
  if ((await links()) > closed) throw new Error('The menu does not close on Escape');
  return came(await timed(page, 'pointerdown', 'menu', timeoutMs, () => press(page)), 'A click on the menu');
}

const nextButton = `${carousel} button:has-text("next"), ${carousel} button[aria-label*="next" i]`;

async function carouselAfterHydration(page: Page, open: () => Promise<void>): Promise<number> {
  await open();
  const button = page.locator(nextButton).first();
  await button.waitFor({ state: 'visible', timeout: timeoutMs }).catch(() => {
    throw new NotApplicable(`no ${nextButton} within ${timeoutMs / 1000} s`);
  });
  const { x, y } = await middleOf(page, nextButton);
  await page.mouse.move(x, y);
  await page.waitForTimeout(settleTime);
  // Whatever waits for the first click comes with this one.
  came(await timed(page, 'pointerdown', 'carousel', timeoutMs, () => press(page)), 'The first click on the carousel');
  await page.waitForTimeout(2 * settleTime);
  return came(await timed(page, 'pointerdown', 'carousel', timeoutMs, () => press(page)), 'A click on the carousel');
}

async function firstClickOnIsland(page: Page, open: () => Promise<void>): Promise<number> {
  await open();
  const { x, y } = await middleOf(page, nextButton);
  const loaded = await page.evaluate(`performance.getEntriesByType('resource').map(({ name }) => name)`);
  const early = z
    .array(z.string())
    .parse(loaded)
    .filter((url) => frameworkScripts.test(url));
  if (early.length > 0) throw new NotApplicable('the framework starts by itself, without waiting for a click');
  const time = timed(page, 'pointerdown', 'carousel', timeoutMs, () => page.mouse.click(x, y));
  return came(await time, 'The first click on the carousel');
}

/** Whether an exported page holds an element, before any script has run. */
function holds(folder: string, path: string, selector: string): boolean {
  return parse(readFileSync(fileOf(folder, path), 'utf8')).querySelector(selector) !== null;
}

const lacking = (reason: string) => () => Promise.reject(new NotApplicable(reason));

function casesFor(folder: string, paths: readonly string[]): Case[] {
  const menuPath = paths.includes('/') ? '/' : (paths[0] ?? '/');
  const carouselPath = paths.find((path) => holds(folder, path, carousel));
  const served = carouselPath !== undefined && holds(folder, carouselPath, `${carousel} button`);
  const noCarousel = lacking('no page has a carousel');
  return [
    { id: 'menu-before', label: 'Menu opens, not hydrated', path: menuPath, measure: menuBeforeHydration },
    { id: 'menu-after', label: 'Menu opens, hydrated', path: menuPath, measure: menuAfterHydration },
    {
      id: 'carousel',
      label: 'Carousel moves on, hydrated',
      path: carouselPath ?? menuPath,
      measure: carouselPath === undefined ? noCarousel : carouselAfterHydration,
    },
    {
      id: 'first-click',
      label: 'First click on an island (carousel), framework included',
      path: carouselPath ?? menuPath,
      measure:
        carouselPath === undefined
          ? noCarousel
          : served
            ? firstClickOnIsland
            : lacking('the export has no carousel buttons before its framework runs'),
    },
  ];
}

async function measureOnce(browser: Browser, origin: string, { path, measure }: Case): Promise<number> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    return await measure(page, async () => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      // Scripts that are held back would hold back the load event as well.
      await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(inPage(firstPaint));
      await page.waitForTimeout(settleTime);
    });
  } finally {
    await context.close();
  }
}

function timing(id: string, label: string, samples: number[], note?: string): Timing {
  return {
    id,
    label,
    median: samples.length > 0 ? median(samples) : null,
    samples,
    ...(note !== undefined && { note }),
  };
}

interface Settings {
  folder: string;
  /** The pages of the export; the cases choose among them. */
  paths: readonly string[];
  runs: number;
  /** Where the export is served. */
  origin: string;
  failures: Failures;
}

/** From an event to the paint that it leads to, in milliseconds, on a processor at a quarter of its speed. */
export async function measureInteractions({ folder, paths, runs, origin, failures }: Settings): Promise<Timing[]> {
  const repeats = Math.max(runs, leastRuns);
  const cases = casesFor(folder, paths);
  const progress = createProgress('Interaction', (cases.length + 1) * repeats);
  const browser = await launchBrowser();

  async function measureCase(one: Case): Promise<Timing> {
    const samples: number[] = [];
    for (let run = 1; run <= repeats; run += 1) {
      progress.begin(`${one.label}, run ${run} of ${repeats}`);
      try {
        samples.push(await measureOnce(browser, origin, one));
      } catch (error) {
        if (error instanceof NotApplicable) {
          progress.done(repeats - run + 1);
          return timing(one.id, one.label, [], `not applicable: ${error.message}`);
        }
        failures.add(`${one.label}, run ${run}`, error);
      }
      progress.done();
    }
    return timing(one.id, one.label, samples);
  }

  /** Two timings: of pages that were rendered in advance, and of those that were not. */
  async function measureNavigations(): Promise<Timing[]> {
    const from = origin + (paths.includes('/pricing') ? '/pricing' : (paths[0] ?? '/'));
    const to = ['/about/founder', '/industries/plumbers', '/about/company'].filter((path) => paths.includes(path));
    const [prerendered, plain]: [number[], number[]] = [[], []];
    let reason = 'the page has no link to navigate with';
    for (let run = 1; run <= repeats; run += 1) {
      const label = `Navigation, run ${run} of ${repeats}`;
      progress.begin(label);
      const found = await failures.guard(label, () => measureNavigation({ from, to, slowdown }));
      if (found?.notPrerendered === undefined) prerendered.push(...(found ? [found.milliseconds] : []));
      else {
        plain.push(found.milliseconds);
        reason = found.notPrerendered;
      }
      progress.done();
    }
    const labels = ['Navigation to a prerendered page', 'Navigation to a page that was not prerendered'] as const;
    return [
      timing('navigation', labels[0], prerendered, prerendered.length > 0 ? undefined : `not applicable: ${reason}`),
      timing(
        'navigation-plain',
        labels[1],
        plain,
        plain.length > 0 ? reason : 'not applicable: every page was prerendered',
      ),
    ];
  }

  try {
    const timings: Timing[] = [];
    for (const one of cases) timings.push(await measureCase(one));
    return [...timings, ...(await measureNavigations())];
  } finally {
    await browser.close();
    progress.end();
  }
}
