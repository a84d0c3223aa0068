import lighthouse from 'lighthouse';
import { z } from 'zod';
import type { Bytes, Load, Scores } from './result';

export type Throttling = 'simulated' | 'applied';

/** Lighthouse's names. `simulate` loads at full speed and calculates; `devtools` throttles the browser. */
const methods = { simulated: 'simulate', applied: 'devtools' } as const satisfies Record<Throttling, string>;

/** Chromium's names of the resource types that are counted separately. */
const kinds: Record<string, keyof Bytes> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'stylesheet',
  Font: 'font',
  Image: 'image',
};

/** The audits to run. This takes half the time of a whole category. */
const auditIds = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
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

/** Counts requests and bytes, separately for the site and other origins. Data URLs are not requests. */
function countTraffic(details: unknown, origin: string): Pick<Load, 'bytes' | 'requests' | 'providerRequests'> {
  const requests = requestsSchema.parse(details).items.filter(({ url }) => /^https?:/.test(url));
  const own = requests.filter(({ url }) => new URL(url).origin === origin);
  const bytes: Bytes = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, other: 0 };
  for (const { resourceType = '', transferSize = 0 } of own) bytes[kinds[resourceType] ?? 'other'] += transferSize;
  return { bytes, requests: own.length, providerRequests: requests.length - own.length };
}

export interface LighthouseRun {
  load: Load;
  /** The four scores, 0 to 100. null unless all categories were requested. */
  scores: Scores | null;
}

/**
 * Runs Lighthouse once with its default mobile settings and an empty cache.
 *
 * @param settings.port Chromium's remote debugging port
 * @throws {Error} if Lighthouse reports a failure
 */
export async function runLighthouse(
  url: string,
  { port, throttling, allCategories }: { port: number; throttling: Throttling; allCategories: boolean },
): Promise<LighthouseRun> {
  const run = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    throttlingMethod: methods[throttling],
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
      ...countTraffic(audits[auditIds.requests]?.details, new URL(url).origin),
    },
    scores: allCategories
      ? {
          performance: painted ? score('performance') : null,
          accessibility: score('accessibility'),
          'best-practices': score('best-practices'),
          seo: score('seo'),
        }
      : null,
  };
}
