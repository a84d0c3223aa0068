import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Builds the site: checks the content, exports the pages, writes the sitemap and finishes the exported files
 * (scripts/build/finish-export.ts).
 *
 * `npm run build` writes the production site to `out/`. With `--stand-in` the export goes to `out-stand-in/`, and all
 * external destinations point to the stand-in provider on this machine. That build uses fast compression, unless
 * `--best-compression` is given.
 */
const standIn = process.argv.includes('--stand-in');
const folder = standIn ? 'out-stand-in' : 'out';
const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  STAND_IN: standIn ? '1' : '0',
  EXPORT_FOLDER: folder,
  COMPRESSION: standIn && !process.argv.includes('--best-compression') ? 'quick' : 'best',
};

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

const bin = (name: string) => `node_modules/.bin/${name}`;

run(bin('tsx'), 'scripts/check-content.ts');
run(bin('next'), 'build');
if (!existsSync(folder)) throw new Error(`next build did not write ${folder}/`);
// next-sitemap loads its configuration with import(), and the configuration imports TypeScript.
run(process.execPath, '--import', 'tsx', 'node_modules/next-sitemap/bin/next-sitemap.mjs');
run(bin('tsx'), 'scripts/build/finish-export.ts');
