import { availableParallelism } from 'node:os';
import createMdx from '@next/mdx';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';

/** Where Next exports to. The build writes what is served from it (scripts/build/). */
export const exportFolder = '.next/export';

const withMdx = createMdx({ options: { remarkPlugins: ['remark-gfm'] } });

/**
 * The site is a static export: `next build` writes HTML files and no code runs on a server.
 *
 * - With a custom `distDir`, Next writes the export there and still uses `.next` internally.
 * - Next writes to a configuration of TypeScript of its own, so that scripts, tests and editors keep theirs.
 * - A local build leaves types to `npm run check`, which takes ten seconds less until the site can be looked at.
 * - Next would leave one processor idle while it makes the pages.
 * - With Turbopack's fast refresh of the server, a page that is first opened after a change still shows what was there before.
 * - The gallery of components is a page of the preview only.
 * - Pages that are text are MDX, with the tables of GitHub's Markdown.
 * - `subset-font` and `lightningcss` load compiled code from their own folders, so they must not be bundled.
 */
export default function config(phase: string): NextConfig {
  return withMdx({
    pageExtensions: ['tsx', 'ts', 'mdx', ...(phase === PHASE_DEVELOPMENT_SERVER ? ['gallery.tsx'] : [])],
    output: 'export',
    ...(phase !== PHASE_DEVELOPMENT_SERVER && { distDir: exportFolder }),
    typescript: { tsconfigPath: 'tsconfig.next.json', ignoreBuildErrors: process.env.STAND_IN === '1' },
    typedRoutes: true,
    poweredByHeader: false,
    images: { unoptimized: true },
    serverExternalPackages: ['subset-font', 'lightningcss'],
    // The editing layer previews what has no mistake (packages/edit/preview-content.ts).
    ...(process.env.PREVIEW_CONTENT && {
      turbopack: { resolveAlias: { '@/content/*': `./${process.env.PREVIEW_CONTENT}/*` } },
    }),
    experimental: { cpus: availableParallelism(), turbopackServerFastRefresh: false },
  });
}
