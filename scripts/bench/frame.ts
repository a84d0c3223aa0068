import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { launchBrowser } from './browser';
import { withSlowPhone, type Network } from './emulation';
import type { Failures } from './failures';
import { inPage } from './in-page';
import { framePages } from './pages';
import { createProgress } from './progress';
import type { Timing } from './result';
import { median } from './statistics';

/** Slow 4G. */
const network: Network = { download: 1_600, upload: 750, latency: 150 };

/** How long to wait for the frame's request on the slow network. */
const timeoutMs = 20_000;

/** Runs in the page. Returns the milliseconds from the first paint to the request for the frame, or null on timeout. */
function measureFrameDelay(limitMs: number): Promise<number | null> {
  return new Promise((done) => {
    const poll = () => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const frame = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .find(({ name, initiatorType }) => initiatorType === 'iframe' && new URL(name).origin !== location.origin);
      if (paint && frame) done(frame.startTime - paint.startTime);
      else if (performance.now() > limitMs) done(null);
      else setTimeout(poll, 100);
    };
    poll();
  });
}

/** @returns null if the page does not request a provider frame */
function measureOnce(browser: Browser, url: string): Promise<number | null> {
  return withSlowPhone(browser, network, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    return z
      .number()
      .nullable()
      .parse(await page.evaluate(inPage(measureFrameDelay, timeoutMs)));
  });
}

interface Settings {
  paths: readonly string[];
  runs: number;
  /** The origin that serves the export. */
  origin: string;
  failures: Failures;
}

/**
 * Measures the milliseconds from the first paint to the request for the provider's frame, on every page with a frame.
 */
export async function measureFrames({ paths, runs, origin, failures }: Settings): Promise<Timing[]> {
  const framePaths = paths.filter((path) => framePages.has(path));
  if (framePaths.length === 0) return [];
  const browser = await launchBrowser();
  const progress = createProgress('Frame', framePaths.length * runs);

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
    const note = `not applicable: no frame was requested within ${timeoutMs / 1000} s`;
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
    for (const path of framePaths) timings.push(await measurePage(path));
    return timings;
  } finally {
    await browser.close();
    progress.end();
  }
}
