/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/* The linter and the compiler reject code that the oldest browsers in `browserslist` (package.json) do not support. */

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const file of ['.oxlintrc.json', 'package.json']) copyFileSync(file, join(folder, file));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'components'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Returns those of the given lines that the linter reports in a component. */
function mistakesIn(lines: string[]): string[] {
  writeFileSync(
    join(folder, 'components', 'example.ts'),
    lines.map((line) => `export default () => ${line};`).join('\n'),
  );
  const { stdout } = spawnSync('node_modules/.bin/oxlint', ['--format', 'unix', 'components'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const found = stdout.matchAll(/example\.ts:(\d+):.*\((?:compat|use-baseline)\)/g);
  const numbers = new Set([...found].map(([, number]) => Number(number)));
  return lines.filter((_, index) => numbers.has(index + 1));
}

it('reports features that one of the browsers does not support', () => {
  const lines = [
    'URL.canParse(location.href)',
    'AbortSignal.any([])',
    'Promise.withResolvers()',
    'Object.groupBy([1], String)',
    'Array.fromAsync([1])',
    'Iterator.from([1])',
    'requestIdleCallback(String)',
    'navigation.back()',
    'scheduler.yield()',
  ];
  expect(mistakesIn(lines)).toEqual(lines);
});

it('accepts features that all browsers support', () => {
  expect(
    mistakesIn([
      'new URL(location.href)',
      'structuredClone([1])',
      '[1].toSorted()',
      'new IntersectionObserver(String)',
    ]),
  ).toEqual([]);
});
