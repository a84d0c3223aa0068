import type { Page } from '@playwright/test';

/* How long pages are: a visitor on a phone decides in a minute. The footer counts. */

/** The number, address and hours of the company, its customers, where visitors hear the product, and a customer's words at the end. */
const owners =
  '[aria-labelledby=listen], [aria-labelledby=customers], [aria-labelledby=closing] figure, footer span:has(> span > :is([href^="tel:"], [href^="mailto:"]))';

/** How high the page is, in px. */
export const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

/** The same without what only its owner can add. */
export const heightWithoutOwners = (page: Page): Promise<number> =>
  page.evaluate((selector) => {
    const height = [...document.querySelectorAll(selector)].reduce((sum, one) => {
      const { marginTop, marginBottom } = getComputedStyle(one);
      return sum + one.getBoundingClientRect().height + parseFloat(marginTop) + parseFloat(marginBottom);
    }, 0);
    return document.documentElement.scrollHeight - height;
  }, owners);

/** Screens of a phone that a page may take, by its path. The first entry that fits counts. */
export const phoneScreens: readonly (readonly [RegExp, number])[] = [
  [/^\/$/, 7.4],
  [/^\/industries\/(service-based|healthcare|marketing-agencies)$/, 6.5],
  [/^\/industries\//, 7],
  [/^\/(pricing|ai)$/, 7],
  [/^\/demo$/, 4],
  [/^\/(about\/company|contact|testimonials)$/, 3.3],
  [/^\/about\/founder$/, 2.3],
  [/^\/(schedule|coaching|book-coaching)$/, 3],
  [/^\/add-on-pricing$/, 5],
  // The text of the law is as long as it is.
  [/^\/terms-of-service$/, 18],
  [/./, 6],
];

/** Screens of a desktop that a page may take. Pages that are not named are short enough if they are on a phone. */
export const desktopScreens: readonly (readonly [RegExp, number])[] = [
  [/^\/$/, 5.2],
  [/^\/industries\//, 5],
];

/** Screens that a page may take. */
export const limitOf = (limits: readonly (readonly [RegExp, number])[], path: string) =>
  limits.find(([pattern]) => pattern.test(path))?.[1] ?? Infinity;
