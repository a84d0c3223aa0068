import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  hadRecentInput: boolean;
  value: number;
  sources: { node: Node | null }[];
}

/**
 * Shows pages only once their typefaces are there, as on a second visit, so that a test sees what else moves. How far a late
 * typeface may move a text is in conditions.spec.ts.
 */
export async function showWithTypefaces(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('html { visibility: hidden }');
    document.adoptedStyleSheets = [hidden];
    addEventListener('DOMContentLoaded', async () => {
      await Promise.allSettled(
        ['400 1em "Figtree Variable"', '680 1em "Bricolage Grotesque Variable"'].map((face) =>
          document.fonts.load(face),
        ),
      );
      document.adoptedStyleSheets = [];
    });
  });
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
