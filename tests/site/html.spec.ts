import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { isBlockedName } from '../../lib/content/schemas/terms';
import { site } from '../../lib/content';
import { attributesIn, documentOf, files, folder, htmlFiles, pathOf, source } from './exported-site';

const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'heading-level': 'error' } });

const allPaths = htmlFiles.map(pathOf);

test('every page is valid HTML, with one h1 and no heading level left out', async () => {
  test.slow();
  for (const path of allPaths) {
    const { results } = await validator.validateString(source(path));
    const messages = results.flatMap((result) => result.messages);
    const found = messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`);
    expect.soft(found, path).toEqual([]);
  }
});

/** Describes the problem with a link. Returns undefined if there is none. */
function problem(from: string, href: string): string | undefined {
  if (/^(?:https?:|mailto:|tel:|data:)/.test(href)) return undefined;
  const { pathname, hash } = new URL(href, `http://site${from}`);
  if (!allPaths.includes(pathname)) return files.includes(pathname.slice(1)) ? undefined : `${href} has no page`;
  if (hash === '') return undefined;
  const target = documentOf(pathname).querySelector(`[id="${decodeURIComponent(hash.slice(1))}"]`);
  return target ? undefined : `${href} has no target`;
}

test('every internal link, fragment, file and picture exists', () => {
  for (const path of allPaths) {
    const values = attributesIn(documentOf(path), 'href', 'src', 'srcset');
    const problems = values.map((value) => problem(path, value.split(' ')[0] ?? ''));
    expect.soft(problems.filter(Boolean), path).toEqual([]);
  }
});

test('links to other sites open in a new tab without access to this page, and links to a new tab are marked', () => {
  for (const path of allPaths) {
    const links = documentOf(path).querySelectorAll('a');
    const wrong = links.filter((link) => {
      const isNewTab = link.getAttribute('target') === '_blank';
      const isOutside = link.getAttribute('href')?.startsWith('http');
      // The arrow to the upper right means nothing else.
      const marks = [link.querySelector('svg path[d^="M7 7h10v10"]') !== null, link.text.includes('in a new tab')];
      return (
        (isOutside && !(isNewTab && link.getAttribute('rel')?.includes('noopener'))) ||
        marks.some((isMarked) => isMarked !== isNewTab)
      );
    });
    expect.soft(wrong.map(String), path).toEqual([]);
  }
});

test('every card, tile, entry of a list and paragraph has words or a picture', () => {
  const boxes =
    ':is(a, article, b, dd, dt, figure, h1, h2, h3, h4, li, p, section, td, th, .rounded-card, .rounded-tile):not(svg, img, [role="status"], [aria-live])';
  for (const path of allPaths) {
    const empty = documentOf(path)
      .querySelectorAll(`body ${boxes}`)
      // Bars of a drawing are `i`.
      .filter((box) => box.text.trim() === '' && !box.querySelector('svg, img, video, audio, iframe, input, i'));
    expect.soft(empty.map(String), path).toEqual([]);
  }
});

/** Pictures are read by their label, which replaces all that is in them. */
test('every picture of the product has a label of its own, and nothing in it is read or gets the focus', () => {
  for (const path of allPaths) {
    const pictures = documentOf(path).querySelectorAll('main [role="img"]');
    const labels = pictures.map((picture) => picture.getAttribute('aria-label') ?? '');
    expect.soft(new Set(labels).size, path).toBe(labels.length);
    // The label says so to those who hear it, and words beside it to those who see it.
    const isMarked = documentOf(path).querySelector('main')?.text.includes(site.exampleMark);
    if (labels.some((label) => label.startsWith(site.exampleMark))) expect.soft(isMarked, path).toBe(true);
    const short = labels.filter(({ length }) => length < 20);
    expect.soft(short, path).toEqual([]);
    for (const picture of pictures) {
      const read = picture.childNodes.filter(
        (child) => child.text.trim() !== '' && !/^<\w+[^>]* aria-hidden="true"/.test(child.toString()),
      );
      expect.soft(read.map(String), path).toEqual([]);
      expect.soft(picture.querySelectorAll('a, button, input, [tabindex]').map(String), path).toEqual([]);
    }
  }
});

/** The words of all matches in files of a type. */
const wordsIn = (ending: string, pattern: RegExp) =>
  files
    .filter((file) => file.endsWith(ending))
    .flatMap((file) =>
      Array.from(readFileSync(join(folder, file), 'utf8').matchAll(pattern), ([, names = '']) => names),
    )
    .flatMap((names) => names.split(/\s+/));

test('no class and no id has a name that ad blockers hide', () => {
  const inMarkup = htmlFiles.map(pathOf).flatMap((path) =>
    documentOf(path)
      .querySelectorAll('[class], [id]')
      .flatMap(({ classNames, id }) => classNames.split(/\s+/).concat(id)),
  );
  const inStyles = wordsIn('.css', /[.#]([a-z][\w-]*)/gi);
  const inScripts = wordsIn('.js', /class(?:Name|List)[^"'`]{0,20}["'`]([^"'`]*)/g);
  expect(inStyles.length).toBeGreaterThan(100);
  expect([...new Set([...inMarkup, ...inStyles, ...inScripts])].filter(isBlockedName)).toEqual([]);
  const blocked = ['ad', 'ADS', 'adv', 'top-banner', 'promo', 'sponsor', 'social-media', 'share', 'cookie', 'popup'];
  expect(blocked.filter((name) => !isBlockedName(name))).toEqual([]);
});

test('every icon has a size for where there are no styles: otherwise it is as wide as a printed or saved page', () => {
  for (const path of allPaths) {
    const icons = documentOf(path).querySelectorAll('svg[viewBox="0 0 24 24"]');
    const unsized = icons.filter((svg) => !svg.hasAttribute('width') || !svg.hasAttribute('height'));
    expect.soft(unsized.map(String), path).toEqual([]);
  }
});
