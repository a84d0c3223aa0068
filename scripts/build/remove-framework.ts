import { expectPlaces } from './build-error';
import type { Page } from './pages';

const step = 'Removing the framework';

/**
 * Takes Next's runtime out of a page: its script files, their preloads, and the page's content in the framework's own
 * notation. What is interactive is an island, with files of its own.
 */
export function removeFramework({ document, file }: Page): void {
  const files = document.querySelectorAll('script[src^="/_next/"]');
  expectPlaces(step, file, 'script files of the framework', files.length, 'some');
  const preloads = document.querySelectorAll('link[rel="preload"][as="script"]');
  expectPlaces(step, file, 'preloads of script files', preloads.length, 1);
  const inline = document.querySelectorAll('script').filter((script) => !script.hasAttribute('src'));
  const payload = inline.filter((script) => script.rawText.includes('__next_f'));
  expectPlaces(step, file, 'inline scripts with the payload', payload.length, 'some');
  const loader = inline.filter((script) => script.rawText.includes('globalThis["TURBOPACK"]'));
  expectPlaces(step, file, 'inline scripts that load the framework', loader.length, 1);
  // Next tells its own font code something with it.
  const sizeAdjust = document.querySelectorAll('meta[name="next-size-adjust"]');
  for (const element of [...files, ...preloads, ...payload, ...loader, ...sizeAdjust]) element.remove();

  const left = document.querySelectorAll('script').filter((script) => !script.getAttribute('type')?.endsWith('json'));
  expectPlaces(step, file, 'scripts that are not known', left.length, 0);
}
