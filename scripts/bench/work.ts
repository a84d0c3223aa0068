import type { Browser } from '@playwright/test';
import { medianOf } from './load';

/** What comes after the load counts, too: deferred styles, animations, what waits for idle. */
const settledMs = 2_500;

const counters = ['TaskDuration', 'RecalcStyleCount', 'LayoutCount', 'Nodes'] as const;
type Work = Record<(typeof counters)[number], number>;

async function workOnce(browser: Browser, address: string): Promise<Work> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Performance.enable');
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(settledMs);
  const { metrics } = await session.send('Performance.getMetrics');
  await page.close();
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    TaskDuration: valueOf('TaskDuration') * 1000,
    RecalcStyleCount: valueOf('RecalcStyleCount'),
    LayoutCount: valueOf('LayoutCount'),
    Nodes: valueOf('Nodes'),
  };
}

/**
 * What a page costs the main thread of a phone whose processor is 4 times slower, until 2.5 seconds after its load.
 *
 * @returns medians: TaskDuration in milliseconds, style recalculations, layouts and nodes as counts
 */
export async function measureWork(browser: Browser, address: string, runs: number): Promise<Work> {
  const samples: Work[] = [];
  for (let run = 0; run < runs; run++) samples.push(await workOnce(browser, address));
  const medians = counters.map((name) => [name, Math.round(medianOf(samples.map((sample) => sample[name])))]);
  return Object.fromEntries(medians) as Work;
}
