import { expect, type Page } from '@playwright/test';
import { documentOf, pagePaths } from './exported-site';
import { labelOf, menuLabels } from './labels';
import { folded } from './page-text';

/* Whether a visitor can still read a page and book, whatever has happened to it. */

const wordy = ':is(h1, h2, h3, p, li, dt, dd, th, td, summary, figcaption)';

/** Unknown paths show the not-found page. */
export const exportedPath = (path: string) => (pagePaths.includes(path) ? path : '/404');

/** The texts of a page's headings, paragraphs, lists and tables. */
function exportedWords(path: string): string[] {
  return documentOf(exportedPath(path))
    .querySelectorAll(`main ${wordy}`)
    .filter((part) => !part.closest('[hidden], noscript, template, [aria-hidden="true"]'))
    .map(({ textContent }) => folded(textContent))
    .filter(Boolean);
}

/** The addresses of the links in a page's text. */
function exportedLinks(path: string): string[] {
  return documentOf(exportedPath(path))
    .querySelectorAll('main a')
    .filter((link) => !link.closest('[hidden], noscript'))
    .map((link) => link.getAttribute('href') ?? '');
}

/** Those texts and links of a page that a visitor can see. Opens questions that are closed. */
async function shownOn(page: Page): Promise<{ words: string[]; links: string[] }> {
  return page.evaluate((selector) => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
    const shown = (wanted: string, options: CheckVisibilityOptions) =>
      [...document.querySelectorAll(wanted)].filter(
        (element) => !element.closest('[aria-hidden="true"]') && element.checkVisibility(options),
      );
    return {
      words: shown(`main ${selector}`, { opacityProperty: true, visibilityProperty: true }).map(({ textContent }) =>
        textContent.replaceAll(/\s+/g, ' ').trim(),
      ),
      // Permalinks of headings appear under the pointer. The campaign and the previous page are for the provider.
      links: shown('main a', { visibilityProperty: true }).map(
        (link) => link.getAttribute('href')?.replace(/\?(?:utm_|from=).*$/, '') ?? '',
      ),
    };
  }, wordy);
}

/** What shows a visitor that something has failed. */
const failures = '[data-sonner-toast][data-type="error"], .provider-panel';

/**
 * Expects all words and links of the export to be visible, and no error.
 *
 * @param path the page's, in the export
 */
export async function expectIntact(page: Page, path: string): Promise<void> {
  const { words, links } = await shownOn(page);
  const expected = exportedWords(path);
  expect(expected.length, path).toBeGreaterThan(1);
  expect(words.filter(Boolean), path).toEqual(expected);
  expect(links, path).toEqual(exportedLinks(path));
  await expect(page.locator(failures), path).toHaveCount(0);
}

/** Opens a menu of a wide screen and closes it, hydrated or not. */
export async function expectMenusToWork(page: Page): Promise<void> {
  const pricing = page.getByRole('banner').getByRole('button', { name: menuLabels.pricing, exact: true });
  const plans = page.getByRole('banner').getByRole('link', { name: labelOf('/pricing') });
  await pricing.click();
  await expect(plans).toBeVisible();
  await pricing.click();
  await expect(plans).toBeHidden();
}
