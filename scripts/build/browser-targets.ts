import browserslist from 'browserslist';

/** The oldest browsers that the site is built for: `browserslist` in package.json, as the compiler wants it said. */
export const browserTargets = browserslist().map((browser) => browser.replace(/^ios_saf/, 'ios').replace(' ', ''));
