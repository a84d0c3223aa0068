/* oxlint-disable unicorn/consistent-function-scoping -- the page gets these functions without their module */
import type { Page } from '@playwright/test';

/**
 * The words that are on two lines, because they are longer than their place, and the markers of headlines. Slashes, dashes and
 * hyphens may end a line.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isBroken = (part: Range | Element) => {
      const lines = [...part.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
      return new Set(lines).size > 1;
    };
    const markers = window.innerWidth < 360 ? [] : [...document.querySelectorAll('h1 mark')];
    const found = markers.filter(isBroken).map(({ textContent }) => textContent);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text.parentElement?.closest('.sr-only, script, style, noscript')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s/·–—“”(),.:;?!]{2,}/g)) {
        if (word.includes('-')) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (isBroken(range)) found.push(word);
      }
    }
    return found;
  });
}
