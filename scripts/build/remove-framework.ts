import { expectCount } from './build-error';
import type { Page } from './pages';

const step = 'Removing the framework';

/**
 * Removes Next's runtime from a page: its scripts, their preloads, and the serialized page content. Interactive parts
 * are islands, which have their own scripts.
 */
export function removeFramework({ document, file }: Page): void {
  const files = document.querySelectorAll('script[src^="/_next/"]');
  expectCount(step, file, 'framework script files', files.length, 'some');
  const preloads = document.querySelectorAll('link[rel="preload"][as="script"]');
  expectCount(step, file, 'preloads of script files', preloads.length, 1);
  const inline = document.querySelectorAll('script').filter((script) => !script.hasAttribute('src'));
  const payload = inline.filter((script) => script.rawText.includes('__next_f'));
  expectCount(step, file, 'inline payload scripts', payload.length, 'some');
  const loader = inline.filter((script) => script.rawText.includes('globalThis["TURBOPACK"]'));
  expectCount(step, file, 'inline framework loaders', loader.length, 1);
  // Only used by Next's font code.
  const sizeAdjust = document.querySelectorAll('meta[name="next-size-adjust"]');
  // Next puts it before the page for metadata that arrives late.
  const boundary = document.querySelectorAll('body > div[hidden]').filter((element) => element.innerHTML === '');
  for (const element of [...boundary, ...files, ...preloads, ...payload, ...loader, ...sizeAdjust]) element.remove();

  const unknown = document
    .querySelectorAll('script')
    .filter((script) => !script.getAttribute('type')?.endsWith('json'));
  expectCount(step, file, 'unknown scripts', unknown.length, 0);
}
