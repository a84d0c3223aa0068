import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';

/** The oldest browsers that the site is built for: `browserslist` in package.json, as the two compilers want it said. */
const browsers = browserslist();

export const browserTargets = {
  esbuild: browsers.map((browser) => browser.replace(/^ios_saf/, 'ios').replace(' ', '')),
  lightningcss: browserslistToTargets(browsers),
};
