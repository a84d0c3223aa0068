/* oxlint-disable unicorn/consistent-function-scoping -- pages get `findShown` without its module */
import { expect, type Page } from '@playwright/test';
import { documentOf, folded, pagePaths } from './exported-site';
import { labelOf, menuLabels } from './labels';

/* Whether a visitor can still read a page and book, whatever has happened to it. */

export const wordy = ':is(h1, h2, h3, p, li, dt, dd, th, td, summary, figcaption)';

type Content = { words: string[]; links: string[] };

/**
 * The texts of a page's headings, paragraphs, lists and tables, and the addresses of the links in its text, without answers
 * to choose from. The bar at the bottom of phones only repeats some.
 */
export function exportedContent(path: string): Content {
  // Unknown paths show the not-found page.
  const document = documentOf(pagePaths.includes(path) ? path : '/404');
  const all = (selector: string) =>
    document
      .querySelectorAll(`main ${selector}`)
      .filter(
        (part) =>
          !part.closest('[hidden], noscript, template, [aria-hidden="true"], .booking-bar, section:has(fieldset)'),
      );
  return {
    words: all(wordy)
      .map(({ textContent }) => folded(textContent))
      .filter(Boolean),
    links: all('a').map((link) => link.getAttribute('href') ?? ''),
  };
}

/**
 * Runs in a page. Finds those texts and links that a visitor can see, without what is said if the provider does not answer.
 * Opens questions that are closed.
 */
export function findShown(selector: string): Content {
  for (const details of document.querySelectorAll('main details:not(:has(fieldset))')) {
    // Of those with a common name, only one can be open.
    details.removeAttribute('name');
    details.setAttribute('open', '');
  }
  const shown = (wanted: string, options: CheckVisibilityOptions) =>
    [...document.querySelectorAll(`main ${wanted}`)].filter(
      (element) =>
        !element.closest('[aria-hidden="true"], .frame-failure, .booking-bar, section:has(fieldset)') &&
        element.checkVisibility(options),
    );
  return {
    words: shown(selector, { opacityProperty: true, visibilityProperty: true })
      .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean),
    // Permalinks of headings appear under the pointer. The campaign is for the provider.
    links: shown('a', { visibilityProperty: true }).map(
      (link) => link.getAttribute('href')?.replace(/\?utm_.*$/, '') ?? '',
    ),
  };
}

/** What shows a visitor that something has failed. */
export const failures = '[data-sonner-toast], .frame-failure > :not([hidden])';

/**
 * Expects all words and links of the export to be visible.
 *
 * @param path the page's, in the export
 */
export async function expectContent(page: Page, path: string): Promise<void> {
  const content = exportedContent(path);
  expect(content.words.length, path).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(findShown, wordy), path).toEqual(content);
}

/** Also expects no error. */
export async function expectIntact(page: Page, path: string): Promise<void> {
  await expectContent(page, path);
  await expect(page.locator(failures), path).toHaveCount(0);
}

/** Opens a menu of a wide screen and closes it. */
export async function expectMenusToWork(page: Page): Promise<void> {
  const pricing = page.getByRole('banner').getByRole('button', { name: menuLabels.pricing, exact: true });
  const plans = page.getByRole('banner').getByRole('link', { name: labelOf('/pricing') });
  await pricing.click();
  await expect(plans).toBeVisible();
  await pricing.click();
  await expect(plans).toBeHidden();
}
