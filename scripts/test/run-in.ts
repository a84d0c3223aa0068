import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { browserEnvironment } from './find-chromium';

/** The port of a copy's site, beside the one that the project's own may have. */
const port = '3907';

/**
 * Runs a program of node_modules in a copy of the project and shows what it prints.
 *
 * @returns its exit code
 */
export function runIn(copy: string, program: string, ...args: string[]): number {
  const env = { ...browserEnvironment(), SITE_PORT: port };
  return spawnSync(join(copy, 'node_modules/.bin', program), args, { cwd: copy, env, stdio: 'inherit' }).status ?? 1;
}
