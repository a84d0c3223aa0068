import lighthouse from 'lighthouse';
import { z } from 'zod';
import type { Bytes, Load, Scores } from './result';

export type Throttling = 'simulated' | 'applied';

/** Lighthouse's own names. Simulated loads at full speed and calculates; applied slows the browser down. */
const methods = { simulated: 'simulate', applied: 'devtools' } as const satisfies Record<Throttling, string>;

/** How Chromium names the kinds that are counted by themselves. */
const kinds: Record<string, keyof Bytes> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'stylesheet',
  Font: 'font',
  Image: 'image',
};

/** What is read. Lighthouse gathers no more than that, which takes half the time of a whole category. */
const audited = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  requests: 'network-requests',
};

/** What only its own report shows. */
const pictures = ['screenshot-thumbnails', 'final-screenshot'];

/** Lighthouse's word for a page in which Chromium saw no largest paint. */
const noLargestPaint = 'NO_LCP';

const requestsSchema = z.object({
  items: z.array(
    z.object({ url: z.string(), resourceType: z.string().optional(), transferSize: z.number().optional() }),
  ),
});

/** Splits what was requested into the site's own answers and everybody else's. Data URLs are not requests. */
function traffic(details: unknown, origin: string): Pick<Load, 'bytes' | 'requests' | 'providerRequests'> {
  const requests = requestsSchema.parse(details).items.filter(({ url }) => /^https?:/.test(url));
  const own = requests.filter(({ url }) => new URL(url).origin === origin);
  const bytes: Bytes = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, other: 0 };
  for (const { resourceType = '', transferSize = 0 } of own) bytes[kinds[resourceType] ?? 'other'] += transferSize;
  return { bytes, requests: own.length, providerRequests: requests.length - own.length };
}

export interface LighthouseRun {
  load: Load;
  /** The four scores, 0 to 100, when all categories were asked for. */
  scores: Scores | null;
}

/**
 * One load in Lighthouse's default mobile setting, with an empty cache.
 *
 * @param settings.port where Chromium listens for DevTools
 * @throws {Error} when Lighthouse says that the run failed
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
    ...(allCategories ? { skipAudits: pictures } : { onlyAudits: Object.values(audited) }),
  });
  if (!run) throw new Error('Lighthouse gave no result');
  const { audits, categories, runtimeError } = run.lhr;
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);

  const value = (id: string): number => {
    const { numericValue, errorMessage } = audits[id] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse has no ${id}: ${errorMessage ?? 'no reason given'}`);
    return numericValue;
  };
  const painted = !audits[audited.lcp]?.errorMessage?.includes(noLargestPaint);
  const score = (id: string): number => {
    const found = categories[id]?.score;
    if (typeof found !== 'number') throw new Error(`Lighthouse has no score for ${id}`);
    return Math.round(found * 100);
  };

  return {
    load: {
      lcp: painted ? value(audited.lcp) : null,
      fcp: value(audited.fcp),
      tbt: value(audited.tbt),
      cls: value(audited.cls),
      ...traffic(audits[audited.requests]?.details, new URL(url).origin),
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
