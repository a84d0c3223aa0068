import browserslist from 'browserslist';

/** The oldest supported browsers (`browserslist` in package.json), in esbuild's format. */
export const browserTargets = browserslist().map((browser) => browser.replace(/^ios_saf/, 'ios').replace(' ', ''));
