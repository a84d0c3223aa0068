import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { launchDevTools } from './devtools-pipe';
import { openTab } from './devtools-tab';
import { inPage } from './in-page';

/** Milliseconds that the pointer rests on a link before the click. */
const hoverTime = 1_000;

/** Milliseconds to wait for what a page has to do by itself. */
const timeoutMs = 15_000;

/** Milliseconds for what a page does after its load event. */
const settleTime = 500;

declare global {
  /** Reaches this program from a page, as an event of the DevTools protocol. */
  function benchNote(text: string): void;
}

const noteSchema = z.object({ name: z.literal('benchNote'), payload: z.string() });
const pointSchema = z.object({ x: z.number(), y: z.number(), url: z.string() });
const shownSchema = z.object({ at: z.number(), prerendered: z.boolean() });

const settled =
  'document.readyState === "complete" && performance.getEntriesByName("first-contentful-paint").length > 0';

/** Scrolls to the last link that leads to one of the paths, which is the footer's, and says where it is. */
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
 * Notes when the click comes and, should the site then change the document instead of leaving it, when another headline is
 * there. Times are milliseconds since 1970, which documents share.
 */
function watchClick(): void {
  const { pathname } = location;
  const headline = document.querySelector('h1')?.textContent;
  const look = () => {
    const same = location.pathname === pathname || document.querySelector('h1')?.textContent === headline;
    if (same) requestAnimationFrame(look);
    else
      requestAnimationFrame(() => setTimeout(() => benchNote(`shown ${performance.timeOrigin + performance.now()}`)));
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      benchNote(`clicked ${performance.timeOrigin + timeStamp}`);
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

/** When a document other than the one that was clicked in has been painted for the visitor; null until it has. */
function otherDocument(clickedOrigin: number): z.infer<typeof shownSchema> | null {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  if (performance.timeOrigin === clickedOrigin || !paint || !navigation) return null;
  const activated = 'activationStart' in navigation ? Number(navigation.activationStart) : 0;
  return { at: performance.timeOrigin + Math.max(paint.startTime, activated), prerendered: activated > 0 };
}

export interface Navigation {
  /** From the click to the first frame of the page behind the link. */
  milliseconds: number;
  /** undefined when the page had been rendered in advance, else why it had not. */
  notPrerendered: string | undefined;
}

/**
 * Lets the pointer rest on a link of a page, clicks, and waits for the page behind it.
 *
 * @param settings.to where the link may lead; the first that the page has
 * @returns null when the page has no such link
 */
export async function measureNavigation({
  from,
  to,
  slowdown,
}: {
  from: string;
  to: readonly string[];
  slowdown: number;
}): Promise<Navigation | null> {
  const devTools = launchDevTools();
  try {
    const tab = await openTab(devTools, { slowdown, width: 1440, height: 900 });
    const notes = new Map<string, number>();
    devTools.listen(({ method, params }) => {
      if (method !== 'Runtime.bindingCalled') return;
      const [name = '', time] = noteSchema.parse(params).payload.split(' ');
      notes.set(name, Number(time));
    });
    const note = async (name: string): Promise<number> => {
      const deadline = Date.now() + timeoutMs;
      while (!notes.has(name) && Date.now() < deadline) await wait(20);
      const time = notes.get(name);
      if (time === undefined) throw new Error(`The page was not ${name} within ${timeoutMs / 1000} s`);
      return time;
    };

    await tab.send('Runtime.enable');
    await tab.send('Runtime.addBinding', { name: 'benchNote' });
    await tab.send('Page.navigate', { url: from });
    await tab.until(`location.href === ${JSON.stringify(from)} && ${settled}`, timeoutMs);
    await wait(settleTime);
    const point = pointSchema.nullable().parse(await tab.evaluate(inPage(findLink, to)));
    if (!point) return null;
    const { x, y, url } = point;
    const origin = z.number().parse(await tab.evaluate('performance.timeOrigin'));
    await tab.evaluate(inPage(watchClick));

    await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    await wait(hoverTime);
    const prerender = tab.prerenderOf(url);
    const button = { x, y, button: 'left', clickCount: 1 };
    // The page may be gone before it has answered.
    const press = (type: string) => tab.send('Input.dispatchMouseEvent', { type, ...button }).catch(() => {});
    await press('mousePressed');
    await press('mouseReleased');
    const clicked = await note('clicked');

    const replaced = tab.until(inPage(otherDocument, origin), timeoutMs).then((value) => shownSchema.parse(value));
    // Whichever comes second fails, or waits for nothing.
    const changed = note('shown').then((at) => ({ at, prerendered: false }));
    const { at, prerendered } = await Promise.any([replaced, changed]);
    return { milliseconds: at - clicked, notPrerendered: prerendered ? undefined : reasonOf(prerender) };
  } finally {
    await devTools.close();
  }
}

function reasonOf(prerender: { status: string; reason: string | undefined } | undefined): string {
  if (!prerender) return 'nothing asked Chromium to render the page in advance';
  return `Chromium’s state of the page in advance was ${prerender.status}${prerender.reason ? ` (${prerender.reason})` : ''}`;
}
