import type { Page } from '@playwright/test';

/** By how many pixels a page is wider than its window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The most by which a page is wider than its window while it is scrolled through, as its drawings move. */
export async function sidewaysScrollOnTheWay(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { documentElement: root } = document;
    let most = 0;
    for (let top = 0; top < root.scrollHeight; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => {
        setTimeout(() => requestAnimationFrame(resolve), 50);
      });
      most = Math.max(most, root.scrollWidth - root.clientWidth);
    }
    return most;
  });
}
