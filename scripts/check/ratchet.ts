import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * A step of our CI: what was measured in this code stays as it is. A number may fall, and rises only in the commit that
 * says why. Content, its registry and app/ are not counted: owners add to them. It is no part of `npm run check`, because no
 * owner should have to raise a number of ours for three lines of his.
 */
const most = {
  'lines of components': 14_113,
  'lines of lib': 4_290,
  'lines of scripts': 2_973,
  'lines of deploy': 732,
  'lines of tests': 8_196,
  'lines of packages/edit': 4_277,
};

const code = /\.(?:tsx?|css|mjs)$/;
const prose = /\.(?:tsx?|css|mjs|md|yml)$/;
/** A file of the project in a comment, a message or a guide. Examples name files of content. */
const named = /(?<![\w/.@$}-])(?:components|lib|scripts|tests|deploy|packages)\/[\w./-]*\.(?:tsx?|css|mjs|md)\b/g;

// A download without Git has nothing to hold to.
const files = spawnSync('git', ['ls-files'], { encoding: 'utf8' })
  .stdout.split('\n')
  .filter((file) => prose.test(file) && existsSync(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const sources = files.filter(({ file }) => code.test(file));
const linesOf = (text: string) => text.split('\n').length - 1;

const found: Record<string, number> = {};
for (const { file, text } of sources.filter((one) => one.file !== 'lib/content/registry.ts')) {
  const folder = Object.keys(most).find((name) => file.startsWith(`${name.replace('lines of ', '')}/`));
  if (folder) found[folder] = (found[folder] ?? 0) + linesOf(text);
}

const mistakes = Object.entries(most)
  .filter(([name, limit]) => (found[name] ?? 0) > limit)
  .map(
    ([name, limit]) =>
      `scripts/check/ratchet.ts › ${name}: found ${found[name]}, expected at most ${limit}, or a commit that raises it and says why`,
  );
for (const { file, text } of files) {
  for (const [path] of text.matchAll(named)) {
    if (!existsSync(path)) mistakes.push(`${file}: found ${path}, expected a file that exists`);
  }
}
if (mistakes.length > 0) {
  console.error(mistakes.join('\n'));
  process.exitCode = 1;
}
