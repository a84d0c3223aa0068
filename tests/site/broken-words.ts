/* oxlint-disable unicorn/consistent-function-scoping -- the page gets these functions without their module */
import type { Page } from '@playwright/test';

/** A longer word of a headline may break at its hyphens, and any other word may (scripts/build/markup.ts). */
const longestCompound = 13;

/**
 * The words that are on two lines, because they are longer than their place or break at a hyphen, and the markers of
 * headlines. Slashes and dashes may end a line, and below 360 px hyphens, too.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isBroken = (part: Range | Element) => {
      const lines = [...part.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
      return new Set(lines).size > 1;
    };
    const isNarrow = window.innerWidth < 360;
    const markers = isNarrow ? [] : [...document.querySelectorAll('h1 mark')];
    const found = markers.filter(isBroken).map(({ textContent }) => textContent);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text.parentElement?.closest('.sr-only, script, style, noscript')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s/·–—“”(),.:;?!]{2,}/g)) {
        const isKept = !isNarrow && word.length <= longest && text.parentElement?.closest('h1, h2');
        if (word.includes('-') && !isKept) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (isBroken(range)) found.push(word);
      }
    }
    return found;
  }, longestCompound);
}
