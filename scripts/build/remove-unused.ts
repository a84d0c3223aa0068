import { nextFontNote, nextMetadataPlaces, nextScripts, startsNext } from '../../lib/framework-internals';
import type { Page } from './pages';

/**
 * Removes what a page does not need from its markup: Next's scripts and what goes with them, because interactive parts are
 * islands, which have their own; and `twitter:` tags that repeat an `og:` tag, which X uses if its own is missing.
 */
export function removeUnused({ document }: Page): void {
  const scripts = document.querySelectorAll(nextScripts);
  const starts = document.querySelectorAll('script:not([src])').filter(({ rawText }) => startsNext.test(rawText));
  const places = document.querySelectorAll(nextMetadataPlaces).filter(({ innerHTML }) => innerHTML === '');
  const notes = document.querySelectorAll(nextFontNote);
  const repeated = document.querySelectorAll('meta[name^="twitter:"]').filter((tag) => {
    const property = tag.getAttribute('name')?.replace('twitter:', 'og:');
    const original = document.querySelector(`meta[property="${property}"]`);
    return original?.getAttribute('content') === tag.getAttribute('content');
  });
  for (const element of [...scripts, ...starts, ...places, ...notes, ...repeated]) element.remove();
}
