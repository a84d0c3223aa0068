import type { Browser, Page } from '@playwright/test';
import { medianOf } from './load';

const menuRuns = 9;

/** Milliseconds after which something has no effect. */
const limitMs = 5_000;

/** How long a menu may take to open by hovering before it is pressed instead. */
const hoverLimitMs = 500;

const menuButton = 'header :is(button[aria-expanded], button[popovertarget], summary):visible';
const islandFiles = /\/_next\/static\/islands\//;

/** A page on a device whose processor is 4 times slower. */
async function openSlowly(browser: Browser, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // The name helper of the compiler, for functions that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  return page;
}

type Awaited = { event: 'pointerover' | 'pointerup'; links: string; limit: number };

/**
 * Runs in the page: milliseconds from the next event to the paint in which more of the links are visible. The change is
 * painted at the end of a frame, and the time is taken in the task after it. null if nothing happens.
 */
function timeToPaint({ event, links, limit }: Awaited): Promise<number | null> {
  const seen = { visibilityProperty: true, opacityProperty: true };
  const count = () => [...document.querySelectorAll(links)].filter((link) => link.checkVisibility(seen)).length;
  return new Promise((resolve) => {
    const before = count();
    addEventListener(
      event,
      ({ timeStamp }) => {
        const check = () => {
          if (count() > before) setTimeout(() => resolve(performance.now() - timeStamp));
          else requestAnimationFrame(check);
        };
        requestAnimationFrame(check);
      },
      { capture: true, once: true },
    );
    setTimeout(() => resolve(null), limit);
  });
}

async function timed(page: Page, expected: Awaited, act: () => Promise<void>): Promise<number | null> {
  // Playwright would wait for a promise, and the page has to listen before the event comes.
  await page.evaluate(`globalThis.benchTime = (${timeToPaint.toString()})(${JSON.stringify(expected)}), undefined`);
  await act();
  return page.evaluate('globalThis.benchTime');
}

/** From the press, or where hovering opens the menu, from that. */
async function timeMenu(page: Page): Promise<number> {
  const expected = { links: 'header a' } as const;
  const hover = () => page.hover(menuButton);
  const hovered = await timed(page, { ...expected, event: 'pointerover', limit: hoverLimitMs }, hover);
  const pressed =
    hovered ?? (await timed(page, { ...expected, event: 'pointerup', limit: limitMs }, () => page.click(menuButton)));
  if (pressed === null) throw new Error('The menu does not open');
  return pressed;
}

/** The least that a disclosure can cost on this page. */
async function timeDetails(page: Page): Promise<number> {
  await page.evaluate(() => {
    const details = document.createElement('details');
    details.id = 'bench';
    const summary = Object.assign(document.createElement('summary'), { textContent: 'Menu' });
    details.append(summary, Object.assign(document.createElement('a'), { href: '/', textContent: 'Home' }));
    Object.assign(details.style, { position: 'fixed', inset: '80px auto auto 0', zIndex: '1000', background: 'white' });
    document.body.append(details);
  });
  const expected = { event: 'pointerup', links: '#bench a', limit: limitMs } as const;
  const time = await timed(page, expected, () => page.click('#bench summary'));
  if (time === null) throw new Error('The details element does not open');
  return time;
}

/**
 * How long a menu of the bar takes from the press to the paint, before its island has loaded and after it.
 *
 * @returns medians in milliseconds, and as a ratio to a bare `<details>` on the same page
 */
export async function measureMenu(browser: Browser, address: string) {
  const samples: Record<'before' | 'after' | 'details', number[]> = { before: [], after: [], details: [] };
  for (let run = 0; run < menuRuns; run++) {
    const page = await openSlowly(browser, 1440);
    // Held back forever. If they failed, the page would react to it.
    await page.route(islandFiles, () => undefined);
    await page.goto(address, { waitUntil: 'load' });
    samples.details.push(await timeDetails(page));
    await page.mouse.move(700, 700);
    samples.before.push(await timeMenu(page));
    await page.close();

    const hydrated = await openSlowly(browser, 1440);
    await hydrated.goto(address, { waitUntil: 'load' });
    await hydrated.hover(menuButton);
    await hydrated.locator('header [data-hydrated]').first().waitFor({ state: 'attached', timeout: limitMs });
    await hydrated.mouse.move(700, 700);
    await hydrated.keyboard.press('Escape');
    await hydrated.waitForTimeout(hoverLimitMs);
    samples.after.push(await timeMenu(hydrated));
    await hydrated.close();
  }
  const bare = medianOf(samples.details);
  const summary = (times: readonly number[]) => {
    const median = medianOf(times);
    return { median: Math.round(median), ratio: Number((median / bare).toFixed(2)) };
  };
  return { before: summary(samples.before), after: summary(samples.after), details: Math.round(bare), samples };
}

/**
 * How long after the first paint a page requests its frame, on a slow phone with slow 4G.
 *
 * @returns the median in milliseconds, and all samples
 */
export async function measureFrame(browser: Browser, address: string, runs: number) {
  const samples: number[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await openSlowly(browser, 412);
    const session = await page.context().newCDPSession(page);
    const throughput = (1_600 * 1_000) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: throughput,
      uploadThroughput: throughput / 2,
    });
    await page.goto(address, { waitUntil: 'load' });
    const delay = await page.evaluate(async (limit) => {
      for (const end = performance.now() + limit; performance.now() < end;) {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const frame = performance
          .getEntriesByType('resource')
          .find((entry) => (entry as PerformanceResourceTiming).initiatorType === 'iframe');
        if (paint && frame) return frame.startTime - paint.startTime;
        await new Promise((resolve) => void setTimeout(resolve, 100));
      }
      return null;
    }, limitMs);
    if (delay === null) throw new Error(`${address} requests no frame`);
    samples.push(delay);
    await page.close();
  }
  return { median: Math.round(medianOf(samples)), samples };
}
