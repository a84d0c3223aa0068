import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { medianOf } from './load';

/* What a visit costs on a device whose processor is 4 times slower. */

/** What comes after the load counts, too: deferred styles, animations, what waits for idle. */
const settledMs = 2_500;

const phone: BrowserContextOptions = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const computer: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

async function openSlowly(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<{ page: Page; session: CDPSession }> {
  const page = await browser.newPage(options);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, session };
}

const counters = ['TaskDuration', 'RecalcStyleCount', 'LayoutCount', 'Nodes'] as const;
type Work = Record<(typeof counters)[number], number>;

/**
 * What a page costs the main thread of a phone until 2.5 seconds after its load.
 *
 * @returns medians: TaskDuration in milliseconds, style recalculations, layouts and nodes as counts
 */
export async function measureWork(
  browser: Browser,
  address: string,
  { runs, scripts }: { runs: number; scripts: boolean },
): Promise<Work> {
  const samples: Map<string, number>[] = [];
  for (let run = 0; run < runs; run++) {
    const { page, session } = await openSlowly(browser, { ...phone, javaScriptEnabled: scripts });
    await session.send('Performance.enable');
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(settledMs);
    const { metrics } = await session.send('Performance.getMetrics');
    samples.push(new Map(metrics.map(({ name, value }) => [name, name === 'TaskDuration' ? value * 1000 : value])));
    await page.close();
  }
  const medians = counters.map((name) => [name, Math.round(medianOf(samples.map((one) => one.get(name) ?? 0)))]);
  return Object.fromEntries(medians) as Work;
}

/** The longest that a press has taken to the next paint, in milliseconds, as browsers count it for Interaction to Next Paint. */
function longestInteraction(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          resolve(Math.max(...list.getEntries().map(({ duration }) => duration)));
        }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
      }),
  );
}

/**
 * How long a menu of the bar takes from the press to the paint, on a computer, while its island is still to come.
 *
 * @returns the median in milliseconds, to the next 8
 */
export async function measureMenu(browser: Browser, address: string, runs: number): Promise<number> {
  const samples: number[] = [];
  for (let run = 0; run < runs; run++) {
    const { page } = await openSlowly(browser, computer);
    await page.goto(address, { waitUntil: 'load' });
    await page.locator('header button[aria-expanded]').first().click();
    samples.push(await longestInteraction(page));
    await page.close();
  }
  return medianOf(samples);
}

/**
 * How long after the first paint a page requests its frame, on a phone with slow 4G.
 *
 * @returns the median in milliseconds
 */
export async function measureFrame(browser: Browser, address: string, runs: number): Promise<number> {
  const samples: number[] = [];
  for (let run = 0; run < runs; run++) {
    const { page, session } = await openSlowly(browser, phone);
    const throughput = (1_600 * 1_000) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: throughput,
      uploadThroughput: throughput / 2,
    });
    await page.goto(address, { waitUntil: 'load' });
    const delay = await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const frame = resources.find(({ initiatorType }) => initiatorType === 'iframe');
      return paint && frame && { ms: frame.startTime - paint.startTime };
    });
    samples.push((await delay.jsonValue())?.ms ?? 0);
    await page.close();
  }
  return Math.round(medianOf(samples));
}
