import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import redirects from './content/redirects';

/**
 * The site is a static export: `next build` writes HTML files and no code runs on a server.
 *
 * - `STAND_IN=1` (set by scripts/build.ts) exports to `out-stand-in/`, so that a local build cannot be mistaken for the
 *   production build in `out/`. With a custom `distDir`, Next writes the export there and still uses `.next`
 *   internally.
 * - `subset-font` loads a WebAssembly file from its own folder, so it must not be bundled.
 * - `redirects()` has no effect on an export and causes a warning, so only the dev server gets it. Hosts and the
 *   fallback pages use the same list from content/redirects.ts.
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
