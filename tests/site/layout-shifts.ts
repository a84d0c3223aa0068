import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  hadRecentInput: boolean;
  value: number;
  sources: { node: Node | null }[];
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
