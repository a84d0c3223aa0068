import manifest from '../../package.json' with { type: 'json' };

/** How esbuild bundles what runs in browsers. The targets are `browserslist` in package.json, in its format. */
export const bundled = {
  bundle: true,
  minify: true,
  target: manifest.browserslist.map((browser) => browser.replace(/^ios_saf/, 'ios').replace(' ', '')),
} as const;
