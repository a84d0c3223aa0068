import { launchBrowserWithPort } from '../../bench/browser';
import { formatWithUnit } from '../../bench/format';
import { runLighthouse, type LighthouseRun } from '../../bench/lighthouse-run';
import { inlineScriptBytes, measured, scoresOf } from '../../bench/load';
import { loadObservations } from '../../bench/metrics';
import type { PageLoad } from '../../bench/result';
import { meets, targetFor } from '../../bench/targets';
import { browserArguments } from '../browser';
import type { CheckResult, Finding } from '../finding';
import type { LiveSite } from '../live-site';
import type { Options } from '../options';

/** An odd number, so that the median is a real load. */
const runs = 3;

/** Measures pages with the throttling that Lighthouse simulates, so that the line in between matters little. */
export async function checkLighthouse(options: Options, site: LiveSite): Promise<CheckResult> {
  const { browser, port } = await launchBrowserWithPort(browserArguments(options));
  async function measure(path: string): Promise<PageLoad> {
    const samples: LighthouseRun[] = [];
    for (let run = 0; run < runs; run += 1) {
      const settings = { port, throttling: 'simulated', allCategories: run === 0 } as const;
      samples.push(await runLighthouse(options.origin + path, settings));
    }
    return {
      path,
      page: { simulated: measured(samples.map(({ load }) => load)), applied: null },
      twin: { simulated: null, applied: null },
      inlineScript: await inlineScriptBytes(site.pages.get(path)?.text ?? ''),
      scores: scoresOf(samples),
    };
  }
  try {
    const findings: Finding[] = [];
    for (const path of options.lighthousePages) {
      for (const observation of loadObservations(await measure(path))) {
        const target = targetFor(observation.metric, path);
        if (!target || meets(observation) !== false) continue;
        findings.push({
          where: `${target.label} of ${path}`,
          found: formatWithUnit(observation.value, target.unit),
          expected: `${target.atLeast ? 'at least' : 'at most'} ${formatWithUnit(target.limit, target.unit)}`,
        });
      }
    }
    return { looked: `${options.lighthousePages.join(', ')}: medians of ${runs}`, findings };
  } finally {
    await browser.close();
  }
}
