import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { launchBrowser } from './browser';
import type { Failures } from './failures';
import { inPage } from './in-page';
import { framePages } from './pages';
import { createProgress } from './progress';
import type { Timing } from './result';
import { median } from './statistics';

/** Slow 4G, in bytes per second and milliseconds, and a processor at a quarter of its speed. */
const network = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };
const slowdown = 4;

/** A phone as Lighthouse takes it. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Milliseconds to wait for a frame's request, on a line this slow. */
const timeoutMs = 20_000;

/** Milliseconds after the page's first paint at which the request for the frame leaves, on the page's own clock. */
function afterFirstPaint(limit: number): Promise<number | null> {
  return new Promise((done) => {
    const look = () => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const frame = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .find(({ name, initiatorType }) => initiatorType === 'iframe' && new URL(name).origin !== location.origin);
      if (paint && frame) done(frame.startTime - paint.startTime);
      else if (performance.now() > limit) done(null);
      else setTimeout(look, 100);
    };
    look();
  });
}

/** @returns null when the page asks for no frame of the provider */
async function measureOnce(browser: Browser, url: string): Promise<number | null> {
  // A context of its own has an empty cache.
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'load' });
    return z
      .number()
      .nullable()
      .parse(await page.evaluate(inPage(afterFirstPaint, timeoutMs)));
  } finally {
    await context.close();
  }
}

interface Settings {
  paths: readonly string[];
  runs: number;
  /** Where the export is served. */
  origin: string;
  failures: Failures;
}

/** How soon the provider's frame is asked for, in milliseconds after the first paint, on every page that is about it. */
export async function measureFrames({ paths, runs, origin, failures }: Settings): Promise<Timing[]> {
  const wanted = paths.filter((path) => framePages.has(path));
  if (wanted.length === 0) return [];
  const browser = await launchBrowser();
  const progress = createProgress('Frame', wanted.length * runs);

  async function measurePage(path: string): Promise<Timing> {
    const delays: (number | null)[] = [];
    for (let run = 1; run <= runs; run += 1) {
      const what = `${path}, run ${run} of ${runs}`;
      progress.begin(what);
      try {
        delays.push(await measureOnce(browser, origin + path));
      } catch (error) {
        failures.add(`Frame of ${what}`, error);
      }
      progress.done();
    }
    const samples = delays.filter((delay) => delay !== null);
    const note = `not applicable: no frame was asked for within ${timeoutMs / 1000} s`;
    return {
      id: path,
      label: path,
      median: samples.length > 0 ? median(samples) : null,
      samples,
      ...(samples.length < delays.length && { note }),
    };
  }

  try {
    const timings: Timing[] = [];
    for (const path of wanted) timings.push(await measurePage(path));
    return timings;
  } finally {
    await browser.close();
    progress.end();
  }
}
