import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Builds the site: checks the content, exports the pages, writes the sitemap and finishes the exported files
 * (scripts/finish-export.ts).
 *
 * `npm run build` writes the production site to `out/`. With `--stand-in` the export goes to `out-stand-in/`, and every
 * destination outside the site is the stand-in provider on this machine; it is compressed quickly, unless
 * `--best-compression` asks for the production build's bytes.
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
if (!existsSync(folder)) throw new Error(`next build wrote no ${folder}/`);
// next-sitemap reads its configuration with a plain import(); the loader lets that configuration read typed content.
run(process.execPath, '--import', 'tsx', 'node_modules/next-sitemap/bin/next-sitemap.mjs');
run(bin('tsx'), 'scripts/finish-export.ts');
