import lighthouse from 'lighthouse';

/**
 * The middle value.
 *
 * @throws {Error} if there are no values
 */
export function medianOf(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('A median needs at least one value');
  return middle;
}

type Settings = {
  /** Chromium's remote debugging port. */
  port: number;
  runs: number;
};

type Request = { url: string; resourceType?: string; transferSize?: number };

async function loadOnce(url: string, { port }: Settings) {
  const run = await lighthouse(url, { port, output: 'json', logLevel: 'silent' });
  if (!run || run.lhr.runtimeError) throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits, categories } = run.lhr;
  const value = (id: string): number => {
    const found = audits[id]?.numericValue;
    if (found === undefined) throw new Error(`${url}: Lighthouse has no ${id}: ${audits[id]?.errorMessage ?? ''}`);
    return found;
  };
  const details = audits['network-requests']?.details as { items?: Request[] } | undefined;
  const own = (details?.items ?? []).filter((request) => request.url.startsWith(new URL(url).origin));
  const bytes = (requests: readonly Request[]) => requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    ownBytes: bytes(own),
    ownRequests: own.length,
    scriptBytes: bytes(own.filter(({ resourceType }) => resourceType === 'Script')),
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
  };
}

/**
 * Loads an address in Lighthouse with its settings for a slow phone and an empty cache.
 *
 * @returns medians and samples: times in milliseconds, sizes in bytes of this site's own files, scores of 0 to 100
 */
export async function measureLoad(url: string, settings: Settings) {
  const samples: Awaited<ReturnType<typeof loadOnce>>[] = [];
  for (let run = 0; run < settings.runs; run++) samples.push(await loadOnce(url, settings));
  const numbers = ['fcp', 'lcp', 'tbt', 'cls', 'ownBytes', 'ownRequests', 'scriptBytes'] as const;
  const median = Object.fromEntries(
    numbers.map((name) => [name, medianOf(samples.map((sample) => sample[name]))]),
  ) as Record<(typeof numbers)[number], number>;
  const names = Object.keys(samples[0]?.scores ?? {});
  const scores = Object.fromEntries(
    names.map((name) => [name, medianOf(samples.map((sample) => sample.scores[name] ?? 0))]),
  );
  return { median, scores, samples };
}
