import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireBestCompression } from './bench/compression';
import { createFailures, type Failures } from './bench/failures';
import { measureFrames } from './bench/frame';
import { measureInteractions } from './bench/interaction';
import { measureLoads } from './bench/load';
import { describeMachine } from './bench/machine';
import { observations } from './bench/metrics';
import { readOptions, type Options } from './bench/options';
import { UsageError } from './usage-error';
import { choosePages, findPages, htmlFiles } from './bench/pages';
import { renderReport } from './bench/report';
import { readResult, schemaVersion, type Result } from './bench/result';
import { measureScale } from './bench/scale';
import { serveExport, serveProvider } from './bench/serve';
import { meets } from './bench/targets';
import { writeTwins } from './bench/twins';

/**
 * `npm run bench`: measures the load of every page in nginx with the shipped configuration, compared with the same page
 * without scripts; the response times of interactions; and the build time as the site grows. `npm run bench -- --help`
 * lists the options.
 *
 * Exits with 1 if a measurement failed. Missed targets are reported; with `--enforce` they also exit with 1.
 */
function build(): void {
  const args = ['scripts/build.ts', '--stand-in', '--best-compression'];
  const { status } = spawnSync('node_modules/.bin/tsx', args, { stdio: 'inherit' });
  if (status !== 0) throw new UsageError('The build failed');
}

const signals = ['SIGINT', 'SIGTERM'] as const;

type Measurements = Pick<Result, 'load' | 'frame' | 'interaction'>;

/** Serves the export and runs all measurements that need a browser. */
async function measureInBrowser(options: Options, failures: Failures): Promise<Measurements> {
  const { folder, hosts, only, runs } = options;
  const nothing: Measurements = { load: [], frame: [], interaction: [] };
  if (!only.has('load') && !only.has('frame') && !only.has('interaction')) return nothing;
  if (!existsSync(folder)) throw new UsageError(`${folder}/ does not exist`);
  const [first] = htmlFiles(folder);
  if (first !== undefined) await requireBestCompression(folder, first);
  const all = findPages(folder);
  const paths = choosePages(all, options.pages, options.quick);
  const cleanups: (() => Promise<void>)[] = [];
  const cleanUpAll = async () => {
    for (const cleanUp of cleanups.toReversed()) await cleanUp();
  };
  // The servers run in their own process groups, so SIGINT does not reach them.
  const onSignal = () => void cleanUpAll().finally(() => process.exit(130));
  for (const signal of signals) process.once(signal, onSignal);
  try {
    const provider = await serveProvider();
    cleanups.push(provider.stop);
    const site = await serveExport(folder, hosts);
    cleanups.push(site.stop);
    const measured = { ...nothing };
    if (only.has('load')) {
      console.log('Writing the pages without scripts');
      const twins = await writeTwins(folder);
      cleanups.push(async () => rmSync(twins, { recursive: true, force: true }));
      const twin = await serveExport(twins, hosts);
      cleanups.push(twin.stop);
      const origins = { page: site.origin, twin: twin.origin };
      measured.load = await measureLoads({ folder, paths, runs, origins, failures });
    }
    const { origin } = site;
    if (only.has('frame')) measured.frame = await measureFrames({ paths, runs, origin, failures });
    if (only.has('interaction')) {
      measured.interaction = await measureInteractions({ folder, paths: all, runs, origin, failures });
    }
    return measured;
  } finally {
    for (const signal of signals) process.off(signal, onSignal);
    await cleanUpAll();
  }
}

/** @returns the exit code */
async function main(options: Options): Promise<number> {
  const before = options.compare === undefined ? undefined : readResult(options.compare);
  if (options.build) build();
  const failures = createFailures();
  const date = new Date().toISOString();
  const measured = await measureInBrowser(options, failures);
  const factors = options.quick ? [10] : [10, 50];
  const scale = options.only.has('scale') ? await measureScale({ factors, failures }) : [];
  const result: Result = {
    schemaVersion,
    date,
    folder: options.folder,
    quick: options.quick,
    runs: options.runs,
    machine: describeMachine(),
    ...measured,
    scale,
    failures: [...failures.list],
  };

  mkdirSync(options.out, { recursive: true });
  const file = join(options.out, date.replaceAll(':', '-'));
  writeFileSync(`${file}.json`, `${JSON.stringify(result, null, 2)}\n`);
  writeFileSync(`${file}.html`, renderReport({ now: result, before }));

  const judged = observations(result).flatMap((one) => meets(one) ?? []);
  const missed = judged.filter((met) => !met).length;
  for (const { what, why } of result.failures) console.error(`Measurement failed: ${what}: ${why}`);
  console.log(`${judged.length - missed} of ${judged.length} values meet their target.\n${file}.html`);
  return result.failures.length > 0 || (options.enforce && missed > 0) ? 1 : 0;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options) process.exitCode = await main(options);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
