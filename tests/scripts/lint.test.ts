/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/* Code that runs in browsers is held to the oldest of `browserslist` in package.json, by the linter and by the compiler. */

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const file of ['.oxlintrc.json', 'package.json']) copyFileSync(file, join(folder, file));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'components'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The lines of code, of those given, that the linter has something against in a component. */
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

it('what one of them lacks is a mistake', () => {
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

it('what all of them have is none', () => {
  expect(
    mistakesIn([
      'new URL(location.href)',
      'structuredClone([1])',
      '[1].toSorted()',
      'new IntersectionObserver(String)',
    ]),
  ).toEqual([]);
});
