import { longText } from './long-text';

/*
 * The faster form of scripts/test/test-long-words.ts: the words of an exported page are replaced in the browser. It needs no build,
 * and emoji and foreign names are in pictures, too.
 */

/** Runs in the page. Writes texts in the places of the page's, if there are any, and returns the page's. */
export function exchangeTexts(written: readonly string[]): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  // The build lets a bar with long labels wrap them (components/layout/site-header.tsx).
  if (written.length > 0) document.querySelector('header')?.style.setProperty('overflow-wrap', 'anywhere');
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style, noscript')) continue;
    const text = node.nodeValue ?? '';
    node.nodeValue = written[texts.length] ?? text;
    texts.push(text);
  }
  return texts;
}

/** Units of figures, of which there are no others. */
const units = new Set(['hours', 'seconds']);

/** A text of the length that the content check lets through: short ones twice as long, long ones with some long words. */
export function longTextInPage(text: string): string {
  const { length } = text.trim();
  if (units.has(text.trim())) return text;
  return longText(text, true, text.length - length + Math.min(length * 2, Math.max(length, 70)));
}
