import type { Load, PageLoad, Result } from './result';
import { ratio } from './statistics';

export type Unit = 'ms' | 'KB' | 's' | 'MB' | 'count' | 'ratio' | 'score' | 'shift';
export type VariantName = 'page' | 'twin';

interface LoadMetric {
  id: string;
  label: string;
  /** The heading above a group of columns. */
  group: string;
  unit: Unit;
  /** Whether to plot page and twin. */
  plotted: boolean;
  read: (page: PageLoad, variant: VariantName) => number | null;
}

type Reader = LoadMetric['read'];
type Throttling = 'simulated' | 'applied';

const of =
  (throttling: Throttling, read: (load: Load) => number | null): Reader =>
  (page, variant) => {
    const measured = page[variant][throttling];
    return measured && read(measured.median);
  };

/* For metrics that do not depend on throttling: uses the applied load if the simulated one failed. */
const either =
  (read: (load: Load) => number): Reader =>
  (page, variant) =>
    of('simulated', read)(page, variant) ?? of('applied', read)(page, variant);

const lcpRatio =
  (throttling: Throttling): Reader =>
  (page, variant) => {
    const lcp = of(throttling, (load) => load.lcp);
    return variant === 'twin' ? null : ratio(lcp(page, 'page'), lcp(page, 'twin'));
  };

const scriptFiles = either(({ bytes }) => bytes.script);

/** Script files and inline scripts together, because visitors download both. */
const script: Reader = (page, variant) => {
  const files = scriptFiles(page, variant);
  return files === null ? null : files + (variant === 'page' ? page.inlineScript : 0);
};

const lowestScore: Reader = ({ scores }, variant) => {
  if (scores === null || scores.performance === null || variant === 'twin') return null;
  return Math.min(scores.performance, scores.accessibility, scores['best-practices'], scores.seo);
};

const withoutImages = either(
  ({ bytes }) => bytes.document + bytes.script + bytes.stylesheet + bytes.font + bytes.other,
);

const [transferred, requests] = ['Transferred, KB', 'Requests to'];
const [simulated, applied] = ['Simulated throttling, ms', 'Applied throttling, ms'];

/** The metrics of a load, in the order of the report's columns. */
export const loadMetrics = [
  {
    id: 'html',
    label: 'HTML',
    group: transferred,
    unit: 'KB',
    plotted: true,
    read: either((load) => load.bytes.document),
  },
  { id: 'script', label: 'Script', group: transferred, unit: 'KB', plotted: true, read: script },
  {
    id: 'stylesheet',
    label: 'Styles',
    group: transferred,
    unit: 'KB',
    plotted: false,
    read: either((load) => load.bytes.stylesheet),
  },
  {
    id: 'font',
    label: 'Fonts',
    group: transferred,
    unit: 'KB',
    plotted: false,
    read: either((load) => load.bytes.font),
  },
  {
    id: 'other',
    label: 'Other',
    group: transferred,
    unit: 'KB',
    plotted: false,
    read: either((load) => load.bytes.other),
  },
  {
    id: 'withoutImages',
    label: 'All except images',
    group: transferred,
    unit: 'KB',
    plotted: true,
    read: withoutImages,
  },
  {
    id: 'image',
    label: 'Images',
    group: transferred,
    unit: 'KB',
    plotted: true,
    read: either((load) => load.bytes.image),
  },
  {
    id: 'requests',
    label: 'Site',
    group: requests,
    unit: 'count',
    plotted: true,
    read: either((load) => load.requests),
  },
  {
    id: 'providerRequests',
    label: 'Provider',
    group: requests,
    unit: 'count',
    plotted: false,
    read: either((load) => load.providerRequests),
  },
  {
    id: 'simulatedFcp',
    label: 'FCP',
    group: simulated,
    unit: 'ms',
    plotted: true,
    read: of('simulated', (load) => load.fcp),
  },
  {
    id: 'simulatedLcp',
    label: 'LCP',
    group: simulated,
    unit: 'ms',
    plotted: true,
    read: of('simulated', (load) => load.lcp),
  },
  {
    id: 'simulatedLcpRatio',
    label: 'LCP : twin',
    group: simulated,
    unit: 'ratio',
    plotted: false,
    read: lcpRatio('simulated'),
  },
  {
    id: 'simulatedTbt',
    label: 'TBT',
    group: simulated,
    unit: 'ms',
    plotted: true,
    read: of('simulated', (load) => load.tbt),
  },
  {
    id: 'simulatedCls',
    label: 'CLS',
    group: simulated,
    unit: 'shift',
    plotted: true,
    read: of('simulated', (load) => load.cls),
  },
  {
    id: 'appliedFcp',
    label: 'FCP',
    group: applied,
    unit: 'ms',
    plotted: true,
    read: of('applied', (load) => load.fcp),
  },
  {
    id: 'appliedLcp',
    label: 'LCP',
    group: applied,
    unit: 'ms',
    plotted: true,
    read: of('applied', (load) => load.lcp),
  },
  {
    id: 'appliedLcpRatio',
    label: 'LCP : twin',
    group: applied,
    unit: 'ratio',
    plotted: false,
    read: lcpRatio('applied'),
  },
  {
    id: 'appliedTbt',
    label: 'TBT',
    group: applied,
    unit: 'ms',
    plotted: true,
    read: of('applied', (load) => load.tbt),
  },
  {
    id: 'appliedCls',
    label: 'CLS',
    group: applied,
    unit: 'shift',
    plotted: true,
    read: of('applied', (load) => load.cls),
  },
  { id: 'lowestScore', label: 'Lowest of 4', group: 'Lighthouse', unit: 'score', plotted: false, read: lowestScore },
] as const satisfies readonly LoadMetric[];

export type Metric = (typeof loadMetrics)[number]['id'] | 'frame' | 'interaction' | 'buildPerPage' | 'firstLoadGrowth';

/** One number of a result. `subject` is its page, case or size. */
export interface Observation {
  metric: Metric;
  subject: string;
  value: number;
}

/** The first-load bytes of the enlarged site, relative to the original site. */
export function firstLoadGrowth({ scale }: Result, factor: number): number | null {
  const at = (wanted: number) => scale.find((point) => point.factor === wanted)?.firstLoad ?? null;
  return factor === 1 ? null : ratio(at(factor), at(1));
}

type Reading = { metric: Metric; subject: string; value: number | null };

const withValue = (readings: readonly Reading[]): Observation[] =>
  readings.flatMap(({ metric, subject, value }) => (value === null ? [] : [{ metric, subject, value }]));

/** The numbers of a page's loads. */
export function loadObservations(page: PageLoad): Observation[] {
  return withValue(loadMetrics.map(({ id, read }) => ({ metric: id, subject: page.path, value: read(page, 'page') })));
}

/** All numbers of a result that can be compared with a target or another result. */
export function observations(result: Result): Observation[] {
  const others: Reading[] = [
    ...result.frame.map(({ id, median }) => ({ metric: 'frame' as const, subject: id, value: median })),
    ...result.interaction.map(({ id, median }) => ({ metric: 'interaction' as const, subject: id, value: median })),
    ...result.scale.flatMap(({ factor, perFurtherPage }) => [
      { metric: 'buildPerPage' as const, subject: `${factor}×`, value: perFurtherPage },
      { metric: 'firstLoadGrowth' as const, subject: `${factor}×`, value: firstLoadGrowth(result, factor) },
    ]),
  ];
  return [...result.load.flatMap(loadObservations), ...withValue(others)];
}
