import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { withSlowPhone, type Network } from './emulation';
import { inPage } from './in-page';
import type { Load } from './result';
import { countTraffic, type Transfer } from './traffic';

/** What Lighthouse applies to emulate slow 4G in the browser (its `mobileSlow4G`). */
const network: Network = { download: 1_474.56, upload: 675, latency: 562.5 };

/** How long a page must be quiet after its load event. What starts later is what a page does once the browser is idle. */
const quietMs = 1_500;

/** Chromium's limit for a long task. */
const longTaskMs = 50;

const entriesSchema = z.object({
  fcp: z.number(),
  paints: z.array(z.number()),
  tasks: z.array(z.object({ startTime: z.number(), duration: z.number() })),
  shifts: z.array(z.number()),
});
type Entries = z.infer<typeof entriesSchema>;

/** Runs in the page. Returns what Chromium recorded about the load. */
async function readEntries(): Promise<Entries> {
  // Functions of the browser must be inside the one that it gets.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const read = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      // An observer is never called if there are no entries.
      setTimeout(() => resolve([]), 200);
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
    });
  const [paints, tasks, shifts] = await Promise.all(
    ['largest-contentful-paint', 'longtask', 'layout-shift'].map((type) => read(type)),
  );
  return {
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    paints: (paints ?? []).map(({ startTime }) => startTime),
    tasks: (tasks ?? []).map(({ startTime, duration }) => ({ startTime, duration })),
    shifts: (shifts ?? []).map((shift) => ('value' in shift ? Number(shift.value) : 0)),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A task blocks from its 50th millisecond on. What comes before the first paint keeps nobody from using the page. */
const blockingTime = ({ fcp, tasks }: Entries) =>
  sum(tasks.map(({ startTime, duration }) => Math.max(0, Math.min(duration, startTime + duration - fcp) - longTaskMs)));

/**
 * Loads a page once with an empty cache, on Lighthouse's phone with throttling applied in the browser. Lighthouse itself
 * waits ten seconds longer for each load.
 */
export function measureAppliedLoad(browser: Browser, url: string): Promise<Load> {
  return withSlowPhone(browser, network, async (page, session) => {
    const transfers = new Map<string, Transfer>();
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      transfers.set(requestId, { url: request.url, resourceType: type });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const transfer = transfers.get(requestId);
      if (transfer) transfer.transferSize = encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'load' });
    await wait(quietMs);
    await page.waitForLoadState('networkidle');
    const entries = entriesSchema.parse(await page.evaluate(inPage(readEntries)));
    return {
      lcp: entries.paints.at(-1) ?? null,
      fcp: entries.fcp,
      tbt: blockingTime(entries),
      cls: sum(entries.shifts),
      ...countTraffic([...transfers.values()], new URL(url).origin),
    };
  });
}
