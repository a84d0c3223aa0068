import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { launchDevTools } from './devtools-pipe';
import { openTab } from './devtools-tab';
import { inPage } from './in-page';

/** How long the pointer hovers over a link before the click. */
const hoverMs = 1_000;

/** How long to wait for a page. */
const timeoutMs = 15_000;

/** How long to wait for a page's activity after its load event. */
const settleMs = 500;

declare global {
  /** Sends a message from the page to this process, as a DevTools event. */
  function benchNote(text: string): void;
}

const messageSchema = z.object({ name: z.literal('benchNote'), payload: z.string() });
const pointSchema = z.object({ x: z.number(), y: z.number(), url: z.string() });
const shownSchema = z.object({ at: z.number(), prerendered: z.boolean() });

const settled =
  'document.readyState === "complete" && performance.getEntriesByName("first-contentful-paint").length > 0';

/** Scrolls to the last link to one of the paths (the one in the footer) and returns its position. */
function findLink(paths: readonly string[]): z.infer<typeof pointSchema> | null {
  const link = [...document.querySelectorAll('a')].findLast(
    (one) =>
      one.origin === location.origin &&
      paths.includes(one.pathname) &&
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  if (!link) return null;
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = link.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, url: link.href };
}

/**
 * Reports the time of the click. If the site navigates within the document, also reports when the headline has changed.
 * Times are milliseconds since the epoch, which are comparable across documents.
 */
function watchClick(): void {
  const { pathname } = location;
  const headline = document.querySelector('h1')?.textContent;
  const poll = () => {
    const same = location.pathname === pathname || document.querySelector('h1')?.textContent === headline;
    if (same) requestAnimationFrame(poll);
    else
      requestAnimationFrame(() => setTimeout(() => benchNote(`shown ${performance.timeOrigin + performance.now()}`)));
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      benchNote(`clicked ${performance.timeOrigin + timeStamp}`);
      requestAnimationFrame(poll);
    },
    { capture: true, once: true },
  );
}

/** The time at which the new document was painted for the visitor, or null if it has not been painted yet. */
function newDocument(clickedOrigin: number): z.infer<typeof shownSchema> | null {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  if (performance.timeOrigin === clickedOrigin || !paint || !navigation) return null;
  const activated = 'activationStart' in navigation ? Number(navigation.activationStart) : 0;
  return { at: performance.timeOrigin + Math.max(paint.startTime, activated), prerendered: activated > 0 };
}

export interface Navigation {
  /** From the click to the first paint of the linked page. */
  milliseconds: number;
  /** Why the page was not prerendered. undefined if it was. */
  notPrerendered: string | undefined;
}

/**
 * Hovers over a link, clicks it, and waits for the linked page.
 *
 * @param settings.to the accepted targets of the link
 * @returns null if the page has no such link
 */
export async function measureNavigation({
  from,
  to,
  cpuSlowdown,
}: {
  from: string;
  to: readonly string[];
  cpuSlowdown: number;
}): Promise<Navigation | null> {
  const devTools = launchDevTools();
  try {
    const tab = await openTab(devTools, { cpuSlowdown, width: 1440, height: 900 });
    const messages = new Map<string, number>();
    devTools.listen(({ method, params }) => {
      if (method !== 'Runtime.bindingCalled') return;
      const [name = '', time] = messageSchema.parse(params).payload.split(' ');
      messages.set(name, Number(time));
    });
    const waitForMessage = async (name: string): Promise<number> => {
      const deadline = Date.now() + timeoutMs;
      while (!messages.has(name) && Date.now() < deadline) await wait(20);
      const time = messages.get(name);
      if (time === undefined) throw new Error(`The page was not ${name} within ${timeoutMs / 1000} s`);
      return time;
    };

    await tab.send('Runtime.enable');
    await tab.send('Runtime.addBinding', { name: 'benchNote' });
    await tab.send('Page.navigate', { url: from });
    await tab.waitFor(`location.href === ${JSON.stringify(from)} && ${settled}`, timeoutMs);
    await wait(settleMs);
    const point = pointSchema.nullable().parse(await tab.evaluate(inPage(findLink, to)));
    if (!point) return null;
    const { x, y, url } = point;
    const origin = z.number().parse(await tab.evaluate('performance.timeOrigin'));
    await tab.evaluate(inPage(watchClick));

    await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    await wait(hoverMs);
    const prerender = tab.prerenderOf(url);
    const button = { x, y, button: 'left', clickCount: 1 };
    // The page may be closed before it responds.
    const press = (type: string) => tab.send('Input.dispatchMouseEvent', { type, ...button }).catch(() => {});
    await press('mousePressed');
    await press('mouseReleased');
    const clicked = await waitForMessage('clicked');

    const replaced = tab.waitFor(inPage(newDocument, origin), timeoutMs).then((value) => shownSchema.parse(value));
    // Only one of the two happens. The other one times out.
    const changed = waitForMessage('shown').then((at) => ({ at, prerendered: false }));
    const { at, prerendered } = await Promise.any([replaced, changed]);
    return { milliseconds: at - clicked, notPrerendered: prerendered ? undefined : describeReason(prerender) };
  } finally {
    await devTools.close();
  }
}

function describeReason(prerender: { status: string; reason: string | undefined } | undefined): string {
  if (!prerender) return 'Chromium did not try to prerender the page';
  return `Chromium’s prerender status was ${prerender.status}${prerender.reason ? ` (${prerender.reason})` : ''}`;
}
