import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Scripts that node runs: npm's links to them are no programs on Windows. */
const programs = {
  next: 'next/dist/bin/next',
  playwright: '@playwright/test/cli.js',
  tsx: 'tsx/dist/cli.mjs',
};

/** Runs a program of node_modules, shows what it prints, and returns its exit code. */
export function run(program: keyof typeof programs, args: readonly string[], env = process.env): number {
  const script = join('node_modules', programs[program]);
  const { status, signal, error } = spawnSync(process.execPath, [script, ...args], { env, stdio: 'inherit' });
  if (status === null) console.error(`${program} ${args.join(' ')}: ${error?.message ?? `ended by ${signal}`}`);
  return status ?? 1;
}
