import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BuildError } from '../lib/build-error';
import configure, { exportFolder } from '../next.config';
import { run } from './run';
import { expectFolderName } from './tools/folder-name';

/**
 * Builds the site: checks the content, exports the pages, writes the sitemap, and writes what is served
 * (scripts/build/finish-export.ts).
 *
 * `npm run build` writes the production site to `out/`, and what hosts read to `out-hosts/`. With `--host netlify` the export is
 * ready for this host. With `--stand-in` the site goes to `out-stand-in/`, compressed quickly, and all external destinations point
 * to the stand-in provider on this machine; types are left to `npm run check`. `--plain` leaves out the steps that only save bytes.
 */
const { values: options } = parseArgs({
  options: {
    host: { type: 'string' },
    'stand-in': { type: 'boolean' },
    plain: { type: 'boolean' },
  },
});
const standIn = options['stand-in'] ?? false;
const folder = standIn ? 'out-stand-in' : 'out';
const compression = standIn ? 'quick' : 'best';
expectFolderName();
// Modules that read them are imported later.
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', STAND_IN: standIn ? '1' : '0' });

const { checkContent } = await import('./check/check');
const { inLines } = await import('./check/source');
const mistakes = await checkContent();
if (mistakes.length > 0) {
  console.error(inLines(mistakes).join('\n'));
  process.exit(1);
}
const { hosts, isHost } = await import('../deploy/hosts/hosts');
const { host } = options;
if (host !== undefined && !isHost(host)) {
  console.error(`--host: found ${host}, expected one of ${Object.keys(hosts).join(', ')}`);
  process.exit(2);
}
const { basePath } = configure('');
if (basePath) {
  console.error(`next.config.ts › basePath: found ${basePath}, expected none: the site needs the root of its host`);
  process.exit(1);
}
// Types of pages that have gone would be mistakes of the build.
for (const stale of ['.next/types', '.next/dev/types', exportFolder]) rmSync(stale, { recursive: true, force: true });
for (const [program, ...args] of [
  ['next', 'build'],
  // Its configuration imports TypeScript.
  ['tsx', 'node_modules/next-sitemap/bin/next-sitemap.mjs'],
] as const) {
  const status = run(program, args);
  if (status !== 0) process.exit(status);
}
rmSync(folder, { recursive: true, force: true });
const { expectIslands } = await import('./build/client-components');
const { finishExport } = await import('./build/finish-export');
try {
  expectIslands(exportFolder);
  await finishExport(exportFolder, folder, { compression, host, plain: options.plain ?? false });
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
// Rendering an island starts its data client, whose timers would keep the process alive.
process.exit();
