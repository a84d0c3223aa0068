import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { join } from 'node:path';

/** Scripts that node runs: npm's links to them are no programs on Windows. */
const programs = {
  jest: 'jest/bin/jest.js',
  next: 'next/dist/bin/next',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
};

type Options = Pick<SpawnSyncOptions, 'env'> & { folder?: string };

/**
 * Runs a program of node_modules and shows what it prints.
 *
 * @param options.folder the project, or a copy of it
 * @returns its exit code
 */
export function run(program: keyof typeof programs, args: readonly string[], options: Options = {}): number {
  const { env, folder = process.cwd() } = options;
  const script = join(folder, 'node_modules', programs[program]);
  const { status, signal, error } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    env,
    stdio: 'inherit',
  });
  if (status === null) console.error(`${program} ${args.join(' ')}: ${error?.message ?? `ended by ${signal}`}`);
  return status ?? 1;
}
