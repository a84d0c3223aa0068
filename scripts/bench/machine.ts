import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { z } from 'zod';
import { chromiumVersion, findChromium } from '../test/find-chromium';
import type { Result } from './result';

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

function lighthouseVersion(): string {
  const file: unknown = JSON.parse(readFileSync('node_modules/lighthouse/package.json', 'utf8'));
  return z.object({ version: z.string() }).parse(file).version;
}

/** The properties of the machine that affect timings. */
export function describeMachine(): Result['machine'] {
  const processors = cpus();
  const commit = git('rev-parse', '--short', 'HEAD') || 'unknown';
  return {
    cores: processors.length,
    processor: processors[0]?.model ?? 'unknown',
    memory: totalmem(),
    system: `${type()} ${release()}`,
    node: process.version,
    chromium: chromiumVersion(findChromium()),
    lighthouse: lighthouseVersion(),
    commit: git('status', '--porcelain') === '' ? commit : `${commit} + changes`,
  };
}
