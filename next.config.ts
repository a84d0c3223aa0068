import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';

/**
 * The site is a static export: `next build` writes HTML files and no code runs on a server.
 *
 * - `STAND_IN=1` (set by scripts/build.ts) exports to `out-stand-in/`, so that a local build cannot be mistaken for the
 *   production build in `out/`. With a custom `distDir`, Next writes the export there and still uses `.next`
 *   internally.
 * - The preview runs modules again after a change (scripts/preview.ts). With fast refresh on the server, a page that was asked
 *   for during a change could stay as it was.
 * - `subset-font` loads a WebAssembly file from its own folder, so it must not be bundled.
 */
export default function config(phase: string): NextConfig {
  return {
    output: 'export',
    ...(process.env.STAND_IN === '1' && phase !== PHASE_DEVELOPMENT_SERVER && { distDir: 'out-stand-in' }),
    typedRoutes: true,
    poweredByHeader: false,
    images: { unoptimized: true },
    serverExternalPackages: ['subset-font'],
    experimental: { turbopackServerFastRefresh: false },
  };
}
