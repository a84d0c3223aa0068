import lighthouse from 'lighthouse';
import { z } from 'zod';
import type { Load, Scores } from './result';
import { countTraffic } from './traffic';

/** The audits that are measured, and that the score for performance consists of: half the time of a whole category. */
const auditIds = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
  requests: 'network-requests',
};

/** Audits that only Lighthouse's own report uses. */
const skippedAudits = ['screenshot-thumbnails', 'final-screenshot'];

/** Lighthouse's error code if Chromium reported no largest contentful paint. */
const noLcpCode = 'NO_LCP';

const requestsSchema = z.object({
  items: z.array(
    z.object({ url: z.string(), resourceType: z.string().optional(), transferSize: z.number().optional() }),
  ),
});

export interface LighthouseRun {
  load: Load;
  /** The score for performance, 0 to 100. null if nothing was painted. */
  performance: number | null;
  /** The other scores, 0 to 100. null unless all categories were requested. */
  otherScores: Omit<Scores, 'performance'> | null;
}

/**
 * Runs Lighthouse once with its default mobile settings and an empty cache: it loads at full speed, and calculates what the
 * load would be on a slow phone.
 *
 * @param settings.port Chromium's remote debugging port
 * @throws {Error} if Lighthouse reports a failure
 */
export async function runLighthouse(
  url: string,
  { port, allCategories }: { port: number; allCategories: boolean },
): Promise<LighthouseRun> {
  const run = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    disableFullPageScreenshot: true,
    ...(allCategories ? { skipAudits: skippedAudits } : { onlyAudits: Object.values(auditIds) }),
  });
  if (!run) throw new Error('Lighthouse returned no result');
  const { audits, categories, runtimeError } = run.lhr;
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);

  const value = (id: string): number => {
    const { numericValue, errorMessage } = audits[id] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse has no ${id}: ${errorMessage ?? 'no reason given'}`);
    return numericValue;
  };
  const painted = !audits[auditIds.lcp]?.errorMessage?.includes(noLcpCode);
  const score = (id: string): number => {
    const found = categories[id]?.score;
    if (typeof found !== 'number') throw new Error(`Lighthouse has no score for ${id}`);
    return Math.round(found * 100);
  };

  return {
    load: {
      lcp: painted ? value(auditIds.lcp) : null,
      fcp: value(auditIds.fcp),
      tbt: value(auditIds.tbt),
      cls: value(auditIds.cls),
      ...countTraffic(requestsSchema.parse(audits[auditIds.requests]?.details).items, new URL(url).origin),
    },
    performance: painted ? score('performance') : null,
    otherScores: allCategories
      ? {
          accessibility: score('accessibility'),
          'best-practices': score('best-practices'),
          seo: score('seo'),
        }
      : null,
  };
}
