import { readFileSync } from 'node:fs';
import { measureAppliedLoad } from './applied-load';
import { launchBrowserWithPort } from './browser';
import { bestBrotli } from './compression';
import type { Failures } from './failures';
import { runLighthouse, type LighthouseRun } from './lighthouse-run';
import { fileOf } from './pages';
import { createProgress } from './progress';
import type { Load, Measured, PageLoad, Scores } from './result';
import { median } from './statistics';
import { inlineScripts } from './twins';

interface Settings {
  folder: string;
  paths: readonly string[];
  runs: number;
  /** The origins that serve the export and its script-free twin. */
  origins: { page: string; twin: string };
  failures: Failures;
}

const variants = ['page', 'twin'] as const;
const throttlings = ['simulated', 'applied'] as const;
type Throttling = (typeof throttlings)[number];

type Samples = Record<(typeof variants)[number], Record<Throttling, Load[]>>;

function medianLoad(samples: readonly Load[]): Load {
  const largest = samples.flatMap(({ lcp }) => lcp ?? []);
  const of = (read: (load: Load) => number) => median(samples.map(read));
  return {
    lcp: largest.length > 0 ? median(largest) : null,
    fcp: of(({ fcp }) => fcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    bytes: {
      document: of(({ bytes }) => bytes.document),
      script: of(({ bytes }) => bytes.script),
      stylesheet: of(({ bytes }) => bytes.stylesheet),
      font: of(({ bytes }) => bytes.font),
      image: of(({ bytes }) => bytes.image),
      other: of(({ bytes }) => bytes.other),
    },
    requests: of(({ requests }) => requests),
    providerRequests: of(({ providerRequests }) => providerRequests),
  };
}

/** The samples with their median. */
export const measured = (samples: Load[]): Measured =>
  samples.length === 0 ? null : { median: medianLoad(samples), samples };

/**
 * The scores of a page's loads. Performance is the median; the others do not depend on time, so one load has them.
 *
 * @returns null if no load has them
 */
export function scoresOf(runs: readonly LighthouseRun[]): Scores | null {
  const others = runs.find(({ otherScores }) => otherScores)?.otherScores;
  const performances = runs.flatMap(({ performance }) => performance ?? []);
  return others ? { ...others, performance: performances.length > 0 ? median(performances) : null } : null;
}

/** The size of a page's inline scripts if compressed separately. In the page they are compressed with the HTML. */
export async function inlineScriptBytes(html: string): Promise<number> {
  const source = inlineScripts(html).join('\n');
  return source === '' ? 0 : (await bestBrotli(Buffer.from(source))).length;
}

/**
 * Loads every page and its script-free twin alternately in one Chromium, so that other load on the machine affects both
 * equally.
 */
export async function measureLoads({ folder, paths, runs, origins, failures }: Settings): Promise<PageLoad[]> {
  const { browser, port } = await launchBrowserWithPort();
  const progress = createProgress('Load', paths.length * runs * variants.length * throttlings.length);

  async function once(url: string, what: string, throttling: Throttling, allCategories: boolean) {
    const run = async (): Promise<LighthouseRun> =>
      throttling === 'simulated'
        ? runLighthouse(url, { port, allCategories })
        : { load: await measureAppliedLoad(browser, url), performance: null, otherScores: null };
    return failures.guard<LighthouseRun>(what, () => run().catch(run));
  }

  async function measurePage(path: string): Promise<PageLoad> {
    const samples: Samples = { page: { simulated: [], applied: [] }, twin: { simulated: [], applied: [] } };
    const runsOfPage: LighthouseRun[] = [];
    for (const throttling of throttlings) {
      for (let run = 1; run <= runs; run += 1) {
        for (const variant of variants) {
          const what = `${path} ${variant === 'twin' ? 'without scripts, ' : ''}${throttling}, run ${run} of ${runs}`;
          progress.begin(what);
          const allCategories = variant === 'page' && throttling === 'simulated' && scoresOf(runsOfPage) === null;
          const found = await once(origins[variant] + path, `Load of ${what}`, throttling, allCategories);
          if (found) samples[variant][throttling].push(found.load);
          if (found?.load.lcp === null)
            failures.add(`LCP of ${what}`, new Error('Chromium reported no largest contentful paint (NO_LCP)'));
          if (found && variant === 'page') runsOfPage.push(found);
          progress.done();
        }
      }
    }
    return {
      path,
      page: { simulated: measured(samples.page.simulated), applied: measured(samples.page.applied) },
      twin: { simulated: measured(samples.twin.simulated), applied: measured(samples.twin.applied) },
      inlineScript: await inlineScriptBytes(readFileSync(fileOf(folder, path), 'utf8')),
      scores: scoresOf(runsOfPage),
    };
  }

  try {
    const [first] = paths;
    // Warm up: the first load of a new browser also fills shared caches.
    if (first !== undefined) {
      await runLighthouse(origins.page + first, { port, allCategories: false }).catch(() => {});
    }
    const results: PageLoad[] = [];
    for (const path of paths) results.push(await measurePage(path));
    return results;
  } finally {
    await browser.close();
    progress.end();
  }
}
