import type { Page } from '@playwright/test';

/** The words that are on two lines, because they are longer than their place. Hyphens and slashes may end a line. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text.parentElement?.closest('.sr-only, script, style, noscript')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s/·–—-]{2,}/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
        if (new Set(lines).size > 1) found.push(word);
      }
    }
    return found;
  });
}
