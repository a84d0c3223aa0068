import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import redirects from './content/redirects';

/**
 * The site is a static export: `next build` writes HTML files and nothing runs on a server.
 *
 * - `STAND_IN=1` (set by scripts/build.ts) exports to `out-stand-in/`, so that a local build can never be taken for the
 *   production one in `out/`. A custom `distDir` is where an export is written; `.next` stays the work folder.
 * - `subset-font` brings a WebAssembly file that it looks for beside itself, so it is not bundled.
 * - `redirects()` has no effect on an export and makes the build warn, so it is given to the dev server only; hosts and
 *   the fallback page get the same list from content/redirects.ts.
 */
export default function config(phase: string): NextConfig {
  return {
    output: 'export',
    ...(process.env.STAND_IN === '1' && phase !== PHASE_DEVELOPMENT_SERVER && { distDir: 'out-stand-in' }),
    typedRoutes: true,
    poweredByHeader: false,
    images: { unoptimized: true },
    serverExternalPackages: ['subset-font'],
    ...(phase === PHASE_DEVELOPMENT_SERVER && {
      redirects: async () => redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
    }),
  };
}
