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

const cpuSlowdown = 4;
const viewport = { width: 1440, height: 900 };

/** The minimum number of runs. They are short, and the times of single events vary more than those of loads. */
const minRuns = 5;

/** How long to wait for the effect of an event. */
const timeoutMs = 10_000;

/** How long to wait for effects of a load, a click or hovering to finish. */
const settleMs = 1_000;

/* These selectors avoid class names and text where possible, so that other builds can be measured too. */
const menuTrigger = 'header :is(button[aria-expanded], button[popovertarget], summary):visible';
const hydratedMenu = 'header :is(nav, .desktop-menu, [data-component="desktop-menu"])[data-hydrated]';
const carousel = '[aria-roledescription="carousel"]';

/** The framework's scripts, in this build and in builds before islands. */
const frameworkScripts = /\/_next\/static\/(?:islands|chunks)\/.*\.js/;

/** The case cannot be measured on this export. The message says why. */
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

async function centerOf(page: Page, selector: string): Promise<Point> {
  const target = page.locator(selector).first();
  if ((await target.count()) === 0) throw new NotApplicable(`the page has no ${selector}`);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new NotApplicable(`${selector} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Performs an action. Returns the milliseconds from its event to the paint, or null if it has no effect. */
async function timeEvent(
  page: Page,
  event: Parameters<typeof timeToPaint>[0],
  expected: Expected,
  limitMs: number,
  act: () => Promise<void>,
): Promise<number | null> {
  // The page must be listening before the event is sent. `void` keeps Playwright from waiting for the promise.
  await page.evaluate(`void (globalThis.benchTime = ${inPage(timeToPaint, event, expected, limitMs)})`);
  await act();
  const time = await page.evaluate('globalThis.benchTime');
  return z.number().nullable().parse(time);
}

async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

function requireTime(time: number | null, what: string): number {
  if (time === null) throw new Error(`${what} had no effect within ${timeoutMs / 1000} s`);
  return time;
}

/** The framework's scripts never load. If the style sheet opens the menu on hover, the hover is timed instead. */
async function menuBeforeHydration(page: Page, open: () => Promise<void>): Promise<number> {
  // The requests stay pending. If they failed, the page's error handling would run.
  await page.route(frameworkScripts, () => {});
  await open();
  const { x, y } = await centerOf(page, menuTrigger);
  const hovered = await timeEvent(page, 'pointerover', 'menu', settleMs / 2, () => page.mouse.move(x, y));
  if (hovered !== null) return hovered;
  return requireTime(await timeEvent(page, 'pointerup', 'menu', timeoutMs, () => press(page)), 'A click on the menu');
}

async function menuAfterHydration(page: Page, open: () => Promise<void>): Promise<number> {
  await open();
  const { x, y } = await centerOf(page, menuTrigger);
  const links = async () => z.number().parse(await page.evaluate(inPage(visibleHeaderLinks)));
  const closed = await links();
  await page.mouse.move(x, y);
  const hydrated = page.locator(hydratedMenu).first();
  await hydrated.waitFor({ state: 'attached', timeout: timeoutMs }).catch(() => {
    throw new NotApplicable(`no ${hydratedMenu} within ${timeoutMs / 1000} s of hovering over the menu`);
  });
  await page.waitForTimeout(settleMs);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(settleMs / 2);
  if ((await links()) > closed) throw new Error('Escape did not close the menu');
  return requireTime(await timeEvent(page, 'pointerup', 'menu', timeoutMs, () => press(page)), 'A click on the menu');
}

const nextButton = `${carousel} button:has-text("next"), ${carousel} button[aria-label*="next" i]`;

async function carouselAfterHydration(page: Page, open: () => Promise<void>): Promise<number> {
  await open();
  const button = page.locator(nextButton).first();
  await button.waitFor({ state: 'visible', timeout: timeoutMs }).catch(() => {
    throw new NotApplicable(`no ${nextButton} within ${timeoutMs / 1000} s`);
  });
  const { x, y } = await centerOf(page, nextButton);
  await page.mouse.move(x, y);
  await page.waitForTimeout(settleMs);
  // The first click triggers anything that is loaded lazily.
  requireTime(
    await timeEvent(page, 'pointerup', 'carousel', timeoutMs, () => press(page)),
    'The first click on the carousel',
  );
  await page.waitForTimeout(2 * settleMs);
  return requireTime(
    await timeEvent(page, 'pointerup', 'carousel', timeoutMs, () => press(page)),
    'A click on the carousel',
  );
}

async function firstClickOnIsland(page: Page, open: () => Promise<void>): Promise<number> {
  await open();
  const { x, y } = await centerOf(page, nextButton);
  const loaded = await page.evaluate(`performance.getEntriesByType('resource').map(({ name }) => name)`);
  const early = z
    .array(z.string())
    .parse(loaded)
    .filter((url) => frameworkScripts.test(url));
  if (early.length > 0) throw new NotApplicable('the framework starts without a click');
  const time = timeEvent(page, 'pointerup', 'carousel', timeoutMs, () => page.mouse.click(x, y));
  return requireTime(await time, 'The first click on the carousel');
}

/** Whether an exported page contains an element before scripts run. */
function hasElement(folder: string, path: string, selector: string): boolean {
  return parse(readFileSync(fileOf(folder, path), 'utf8')).querySelector(selector) !== null;
}

const notApplicable = (reason: string) => () => Promise.reject(new NotApplicable(reason));

function casesFor(folder: string, paths: readonly string[]): Case[] {
  const menuPath = paths.includes('/') ? '/' : (paths[0] ?? '/');
  const carouselPath = paths.find((path) => hasElement(folder, path, carousel));
  const hasButtons = carouselPath !== undefined && hasElement(folder, carouselPath, `${carousel} button`);
  const noCarousel = notApplicable('no page has a carousel');
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
          : hasButtons
            ? firstClickOnIsland
            : notApplicable('the export has no carousel buttons before its framework runs'),
    },
  ];
}

async function measureOnce(browser: Browser, origin: string, { path, measure }: Case): Promise<number> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    return await measure(page, async () => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      // Pending scripts would delay the load event.
      await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(inPage(firstPaint));
      await page.waitForTimeout(settleMs);
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
  /** The pages of the export. Each case selects one. */
  paths: readonly string[];
  runs: number;
  /** The origin that serves the export. */
  origin: string;
  failures: Failures;
}

/** Measures the milliseconds from an event to the paint that it causes, with a CPU slowdown of 4. */
export async function measureInteractions({ folder, paths, runs, origin, failures }: Settings): Promise<Timing[]> {
  const repeats = Math.max(runs, minRuns);
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

  /** Returns two timings: of prerendered pages, and of other pages. */
  async function measureNavigations(): Promise<Timing[]> {
    const from = origin + (paths.includes('/pricing') ? '/pricing' : (paths[0] ?? '/'));
    const to = ['/about/founder', '/industries/plumbers', '/about/company'].filter((path) => paths.includes(path));
    const [prerendered, plain]: [number[], number[]] = [[], []];
    let reason = 'the page has no suitable link';
    for (let run = 1; run <= repeats; run += 1) {
      const label = `Navigation, run ${run} of ${repeats}`;
      progress.begin(label);
      const found = await failures.guard(label, () => measureNavigation({ from, to, cpuSlowdown }));
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
