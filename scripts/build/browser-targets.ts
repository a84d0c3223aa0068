import manifest from '../../package.json' with { type: 'json' };

/** The oldest supported browsers (`browserslist` in package.json), in esbuild's format. */
export const browserTargets = manifest.browserslist.map((browser) =>
  browser.replace(/^ios_saf/, 'ios').replace(' ', ''),
);
