import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, chromiumVersion, findChromium } from './test/find-chromium';
import { freePort } from './test/free-port';
import { framePages, layoutPages } from './bench/pages';
import { measureLoad } from './bench/load';
import { serveExport } from './bench/serve';
import { measureFrame, measureMenu, measureWork } from './bench/visit';

/**
 * `npm run bench`: how fast the site is on a slow phone. It builds the export, loads one page of each layout in Lighthouse,
 * and counts what the page costs the main thread, with and without its scripts. Then it measures what visitors feel: how long
 * a menu takes from the press to the paint, and how long after the first paint a calendar is requested. Prints tables of
 * medians, and writes them with all samples to `bench-results/`.
 *
 * `npm run bench -- /pricing /schedule` chooses pages, `--runs=5` the number of loads (default: 3), and `--no-build`
 * measures the export that there is.
 */
const folder = 'out-stand-in';
const results = 'bench-results';
const tsx = ['--import', 'tsx'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, 'no-build': { type: 'boolean', default: false } },
});
const runs = Number(values.runs);

if (!values['no-build']) {
  const build = [...tsx, 'scripts/build.ts', '--stand-in', '--best-compression'];
  const { status } = spawnSync(process.execPath, build, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}

const executablePath = findChromium();
const port = await freePort();
const provider = spawn(process.execPath, [...tsx, 'tests/provider/server.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
// It prints its address when it listens.
await once(provider.stdout, 'data');
const site = await serveExport(folder);
const browser: Browser = await chromium.launch({
  executablePath,
  // Frames of other sites run in a process of their own, as in Chrome. Otherwise their work would count as the page's.
  args: [...chromiumArguments, '--site-per-process', `--remote-debugging-port=${port}`],
});

try {
  const paths = positionals.length > 0 ? positionals : layoutPages;
  const loads = [];
  for (const path of paths) {
    const page = await measureLoad(site.origin + path, { port, runs });
    const work = await measureWork(browser, site.origin + path, { runs, scripts: true });
    const plainWork = await measureWork(browser, site.origin + path, { runs, scripts: false });
    loads.push({ path, page, work, plainWork });
    console.log(`${path}: LCP ${Math.round(page.median.lcp)} ms`);
  }
  const [first = '/'] = paths;
  const delays: Record<string, number> = {
    'a menu: press to paint': await measureMenu(browser, site.origin + first, runs),
  };
  for (const path of paths.filter((one) => framePages.includes(one))) {
    delays[`${path}: paint to frame`] = await measureFrame(browser, site.origin + path, runs);
  }

  console.table(
    Object.fromEntries(
      loads.map(({ path, page }) => [
        path,
        {
          'FCP ms': Math.round(page.median.fcp),
          'LCP ms': Math.round(page.median.lcp),
          'TBT ms': Math.round(page.median.tbt),
          CLS: page.median.cls.toFixed(3),
          'own KB': (page.median.ownBytes / 1024).toFixed(1),
          requests: page.median.ownRequests,
          'script KB': (page.median.scriptBytes / 1024).toFixed(1),
          scores: Object.values(page.scores).join(' '),
        },
      ]),
    ),
  );
  console.table(
    Object.fromEntries(
      loads.map(({ path, work, plainWork }) => [
        path,
        {
          'tasks ms': work.TaskDuration,
          'without scripts': plainWork.TaskDuration,
          recalculations: work.RecalcStyleCount,
          'those without scripts': plainWork.RecalcStyleCount,
          layouts: work.LayoutCount,
          nodes: work.Nodes,
        },
      ]),
    ),
  );
  console.table(Object.fromEntries(Object.entries(delays).map(([what, ms]) => [what, { 'median ms': ms }])));

  mkdirSync(results, { recursive: true });
  const date = new Date().toISOString();
  const file = `${results}/${date.replaceAll(':', '-')}.json`;
  const machine = { chromium: chromiumVersion(executablePath), cpu: cpus()[0]?.model, cores: cpus().length };
  writeFileSync(file, `${JSON.stringify({ date, machine, runs, loads, delays }, null, 2)}\n`);
  console.log(file);
} finally {
  await browser.close();
  provider.kill();
  site.close();
}
