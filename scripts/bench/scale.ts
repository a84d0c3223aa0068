import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../test/copy-project';
import { bestBrotli } from './compression';
import type { Failures } from './failures';
import { fileOf, findPages } from './pages';
import { watchMemory } from './process-memory';
import { createProgress } from './progress';
import type { ScalePoint } from './result';

/** The page whose first load is measured. */
const sample = '/industries/plumbers';

const industries = 'app/industries';

/** The number of lines shown of a failed build's output. */
const shownLines = 20;

function copyToMultiply(): string {
  const copy = copyProject('bench-scale-');
  // The content check would reject the copied pages, which have no content of their own.
  writeFileSync(join(copy, 'scripts/check-content.ts'), '');
  return copy;
}

/** Copies every industry page under new names, until there are `factor` of each. */
function multiplyIndustries(copy: string, originals: readonly string[], from: number, factor: number): void {
  const folder = join(copy, industries);
  for (const slug of originals) {
    for (let count = from + 1; count <= factor; count += 1) {
      cpSync(join(folder, slug), join(folder, `${slug}-${count}`), { recursive: true });
    }
  }
}

interface Build {
  seconds: number;
  /** Bytes. */
  peakMemory: number;
}

/** Runs a clean production build. */
async function build(copy: string): Promise<Build> {
  for (const name of ['.next', 'out', 'out-hosts']) rmSync(join(copy, name), { recursive: true, force: true });
  const started = performance.now();
  const child = spawn('node_modules/.bin/tsx', ['scripts/build.ts'], { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  const peakMemory = child.pid === undefined ? () => 0 : watchMemory(child.pid);
  try {
    const code = await ended;
    if (code !== 0) throw new Error(`the build failed:\n${output.trim().split('\n').slice(-shownLines).join('\n')}`);
    return { seconds: (performance.now() - started) / 1000, peakMemory: peakMemory() };
  } finally {
    peakMemory();
  }
}

/** The transferred bytes of a page and of all hashed files that it references. */
async function firstLoad(out: string): Promise<number> {
  const html = readFileSync(fileOf(out, sample));
  const asked = html.toString().matchAll(/(?:(?:href|src)="|url\()(\/_next\/static\/[\w./~-]+\.\w+)/g);
  const named = new Set([...asked].map(([, name]) => name ?? ''));
  const sizes = [...named]
    .map((name) => join(out, name))
    .filter((file) => existsSync(file))
    .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size);
  return sizes.reduce((sum, size) => sum + size, (await bestBrotli(html)).length);
}

/**
 * Builds the original site and enlarged ones, in a temporary copy of the project.
 *
 * @param settings.factors how many times to include the industry pages, in ascending order
 */
export async function measureScale({
  factors,
  failures,
}: {
  factors: readonly number[];
  failures: Failures;
}): Promise<ScalePoint[]> {
  const progress = createProgress('Scale', factors.length + 1);
  progress.begin('copying the project');
  const copy = copyToMultiply();
  const originals = readdirSync(join(copy, industries));
  const points: ScalePoint[] = [];
  try {
    let present = 1;
    for (const factor of [1, ...factors]) {
      const what = `Build with ${factor} times the industry pages`;
      progress.begin(what);
      multiplyIndustries(copy, originals, present, factor);
      present = factor;
      const built = await failures.guard(what, () => build(copy));
      progress.done();
      if (!built) break;
      const out = join(copy, 'out');
      const pages = findPages(out).length;
      const [base] = points;
      const difference = base ? ((built.seconds - base.seconds) * 1000) / (pages - base.pages) : null;
      // More pages cannot take less time, so the machine was busy during the smaller build.
      const perFurtherPage = difference !== null && difference < 0 ? null : difference;
      if (perFurtherPage !== difference) {
        failures.add(
          `Milliseconds per additional page, ${factor} times`,
          'the machine was busy during the smaller build',
        );
      }
      points.push({ factor, pages, ...built, firstLoad: await firstLoad(out), perFurtherPage });
    }
    return points;
  } finally {
    rmSync(copy, { recursive: true, force: true });
    progress.end();
  }
}
