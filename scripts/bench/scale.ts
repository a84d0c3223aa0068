import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bestBrotli } from './compression';
import type { Failures } from './failures';
import { fileOf, findPages } from './pages';
import { watchMemory } from './process-memory';
import { createProgress } from './progress';
import type { ScalePoint } from './result';

/** The page whose first load is weighed. */
const sample = '/industries/plumbers';

const industries = 'app/industries';

/** Lines of a failed build that are shown. */
const tail = 20;

/** What git has, or would take; node_modules as hard links, because Turbopack follows no link out of the project. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-scale-'));
  const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const name of names.split('\0').filter((one) => one !== '' && existsSync(one))) cpSync(name, join(copy, name));
  const modules = join(copy, 'node_modules');
  // Between file systems there are no hard links.
  if (spawnSync('cp', ['-al', 'node_modules', modules], { stdio: 'ignore' }).status !== 0) {
    rmSync(modules, { recursive: true, force: true });
    execFileSync('cp', ['-a', 'node_modules', modules]);
  }
  // The content check knows of no page that only stands in app/, which is all that a multiplied page is.
  writeFileSync(join(copy, 'scripts/check-content.ts'), '');
  return copy;
}

/** Adds copies of every industry page under other names, until there are `factor` of each. */
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

/** A production build from nothing. */
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
    if (code !== 0) throw new Error(`the build failed:\n${output.trim().split('\n').slice(-tail).join('\n')}`);
    return { seconds: (performance.now() - started) / 1000, peakMemory: peakMemory() };
  } finally {
    peakMemory();
  }
}

/** Bytes of a page and of every hashed file that it asks for by itself, as they travel. */
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
 * Builds the site as it is and with its industry pages multiplied, in a temporary copy.
 *
 * @param settings.factors how many times the industry pages, rising
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
  const copy = copyProject();
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
      // More pages cannot take less time: something else had the processor while the smaller site was built.
      const perFurtherPage = difference !== null && difference < 0 ? null : difference;
      if (perFurtherPage !== difference) {
        failures.add(`Milliseconds per further page, ${factor} times`, 'the machine was busy during the smaller build');
      }
      points.push({ factor, pages, ...built, firstLoad: await firstLoad(out), perFurtherPage });
    }
    return points;
  } finally {
    rmSync(copy, { recursive: true, force: true });
    progress.end();
  }
}
