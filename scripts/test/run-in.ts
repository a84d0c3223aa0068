import { run } from '../run';
import { browserEnvironment } from './find-chromium';

/** The port of a copy's site, beside the one that the project's own may have. */
const port = '3907';

/**
 * Runs a program of node_modules in a copy of the project and shows what it prints.
 *
 * @returns its exit code
 */
export function runIn(copy: string, program: Parameters<typeof run>[0], ...args: string[]): number {
  return run(program, args, { folder: copy, env: { ...browserEnvironment(), SITE_PORT: port } });
}
