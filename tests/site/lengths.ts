/* How long pages are: a visitor on a phone decides in a minute. The footer counts. */

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
