import { expect, test } from '@playwright/test';
import { documentOf, files, htmlFiles, pagePaths, pathOf } from './exported-site';

const exportedFiles = new Set(files.map((file) => `/${file}`));
const paths = new Set(htmlFiles.map(pathOf));

/** Describes the problem with a link. Returns undefined if there is none. */
function problem(from: string, href: string): string | undefined {
  if (/^(?:https?:|mailto:|data:)/.test(href)) return undefined;
  const { pathname, hash } = new URL(href, `http://site${from}`);
  if (!paths.has(pathname)) return exportedFiles.has(pathname) ? undefined : `${href} has no page`;
  if (hash === '') return undefined;
  return documentOf(pathname).querySelector(`[id="${decodeURIComponent(hash.slice(1))}"]`)
    ? undefined
    : `${href} has no target`;
}

for (const path of [...pagePaths, '/404']) {
  test(`every internal link, fragment and file of ${path} exists`, () => {
    const document = documentOf(path);
    const addresses = [
      ...document.querySelectorAll('[href]').map((element) => element.getAttribute('href') ?? ''),
      ...document.querySelectorAll('[src]').map((element) => element.getAttribute('src') ?? ''),
      ...document.querySelectorAll('[srcset]').map((element) => element.getAttribute('srcset')?.split(' ')[0] ?? ''),
    ];
    expect(addresses.length).toBeGreaterThan(60);
    expect(addresses.map((href) => problem(path, href)).filter(Boolean)).toEqual([]);
  });

  test(`every external link of ${path} opens in a new tab without access to this page`, () => {
    const outside = documentOf(path)
      .querySelectorAll('a[href^="http"]')
      .filter((link) => link.getAttribute('target') !== '_blank' || !link.getAttribute('rel')?.includes('noopener'));
    expect(outside.map((link) => link.outerHTML)).toEqual([]);
  });
}
