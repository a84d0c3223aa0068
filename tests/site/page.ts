import { EventEmitter, once } from 'node:events';
import { expect, type Page } from '@playwright/test';
import { typefaces } from '../../lib/typefaces';

/* What tests do with a page, and ask of it. */

/** Waits for the styles that a page asks for after its first frame. */
export async function styled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('head > link[rel="stylesheet"]')?.sheet);
}

/** Lays out and paints everything, also what is far below the first screen (`offscreen-…` in app/utilities.css). */
export async function layOutAll(page: Page): Promise<void> {
  await styled(page);
  await page.evaluate(async () => {
    document.documentElement.style.setProperty('--offscreen', 'visible');
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/** Collects a page's uncaught errors and console errors, except the browser's messages about failed requests. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const isRequestError = /^Failed to load (?:resource|module script)/.test(message.text());
    if (message.type() === 'error' && !isRequestError) errors.push(message.text());
  });
  return errors;
}

export type Violation = { directive: string; blocked: string; source: string };

/** Records what the policy of pages blocks. */
export async function watchViolations(page: Page): Promise<Violation[]> {
  const found: Violation[] = [];
  await page.exposeFunction('reportViolation', (violation: Violation) => found.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      Reflect.get(
        window,
        'reportViolation',
      )({ directive: effectiveDirective, blocked: blockedURI, source: sourceFile });
    });
  });
  return found;
}

/** By how many pixels a page is wider than its window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Waits until a page has drawn what is so far, with its styles, and what follows from that. */
export async function drawn(page: Page): Promise<void> {
  await styled(page);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

/** Lets the clock of a page, which the test has installed, run until something is so. */
export async function runUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await page.clock.runFor(250);
}

/** Holds a page's requests until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(pattern, async (route) => {
    await opened;
    // The page may have been closed.
    await route.fallback().catch(() => undefined);
  });
  return () => gate.emit('open');
}

interface LayoutShift extends PerformanceEntry {
  hadRecentInput: boolean;
  value: number;
  sources: { node: Node | null }[];
}

/** The site's typefaces, as the `font` of a style names them. */
export const fonts = Object.values(typefaces).map(({ name, weight }) => {
  const smallest = typeof weight === 'number' ? weight : weight.min;
  return `${smallest} 1em "${name} Variable"`;
});

/**
 * Shows pages only once their typefaces are there, as on a second visit, so that a test sees what else moves. How far a late
 * typeface may move a text is in conditions.spec.ts.
 */
export async function showWithTypefaces(page: Page): Promise<void> {
  await page.addInitScript((needed) => {
    if (window !== window.top) return;
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('html { visibility: hidden }');
    document.adoptedStyleSheets = [hidden];
    addEventListener('DOMContentLoaded', async () => {
      await Promise.allSettled(needed.map((face) => document.fonts.load(face)));
      document.adoptedStyleSheets = [];
    });
  }, fonts);
}

/** All unexpected layout shifts on a page so far: their values and elements. */
export async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) {
            if (entry.hadRecentInput) continue;
            const elements = entry.sources.map(({ node }) =>
              node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName,
            );
            shifts.push(`${entry.value}: ${elements.join(' | ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(shifts), 100));
      }),
  );
}

/** How high the page is, in px. */
export const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

/** The files of all islands. */
export const islandFiles = '**/_next/static/islands/**';

export const island = (page: Page, name: string) => page.locator(`[data-component="${name}"]`);

export async function expectHydrated(page: Page, name: string): Promise<void> {
  await expect(island(page, name)).toHaveAttribute('data-hydrated', '', { timeout: 10_000 });
}
