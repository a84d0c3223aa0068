import type { Metric, Observation, Unit } from './metrics';
import { framePages } from './pages';

export interface Target {
  metric: Metric;
  /** What has to keep it, in words and as a test. */
  where: string;
  applies: (subject: string) => boolean;
  label: string;
  unit: Unit;
  /** Milliseconds, bytes, or what the unit says. */
  limit: number;
  /** Whether the limit is the least, not the most, that is allowed. */
  atLeast?: true;
  source: string;
}

const isContent = (path: string) => !framePages.has(path);
const isIndustry = (path: string) => path.startsWith('/industries/');

const KB = 1_024;

/** Bytes that the headers of the shipped configuration add to a page, at most. The targets for HTML are for the page. */
const headers = 900;

const issue = 'the issue “A benchmark”';
const content = {
  where: 'content pages',
  applies: isContent,
  source: `${issue}: a content page before any interaction`,
};
const frames = {
  where: 'frame pages',
  applies: (path: string) => framePages.has(path),
  source: `${issue}: frame pages`,
};
const interaction = {
  metric: 'interaction',
  unit: 'ms',
  source: `${issue}: interaction at a quarter of the processor’s speed`,
} as const;
const scale = { applies: () => true, where: 'every size', source: `${issue}: scale` };

/** What is aimed at. The report shows each beside the values, and `--enforce` holds to it. */
export const targets: readonly Target[] = [
  { ...content, metric: 'script', label: 'Script, in files and in the page', unit: 'KB', limit: 2 * KB },
  {
    ...content,
    metric: 'html',
    where: 'content pages but industries',
    applies: (path) => isContent(path) && !isIndustry(path),
    label: 'HTML',
    unit: 'KB',
    limit: 18 * KB + headers,
  },
  {
    ...content,
    metric: 'html',
    where: 'industries',
    applies: isIndustry,
    label: 'HTML',
    unit: 'KB',
    limit: 14 * KB + headers,
  },
  { ...content, metric: 'withoutImages', label: 'All but pictures', unit: 'KB', limit: 45 * KB },
  { ...content, metric: 'requests', label: 'Requests to the site', unit: 'count', limit: 6 },
  { ...content, metric: 'simulatedTbt', label: 'TBT, simulated', unit: 'ms', limit: 10 },
  { ...content, metric: 'appliedTbt', label: 'TBT, applied', unit: 'ms', limit: 10 },
  { ...content, metric: 'simulatedLcp', label: 'LCP, simulated', unit: 'ms', limit: 950 },
  { ...content, metric: 'simulatedLcpRatio', label: 'LCP, simulated, page : twin', unit: 'ratio', limit: 1.05 },
  { ...content, metric: 'appliedLcpRatio', label: 'LCP, applied, page : twin', unit: 'ratio', limit: 1.05 },
  // Three decimals count: Lighthouse gives more, of shifts that nobody sees.
  { ...content, metric: 'simulatedCls', label: 'CLS, simulated', unit: 'shift', limit: 0.000_49 },
  { ...content, metric: 'appliedCls', label: 'CLS, applied', unit: 'shift', limit: 0.000_49 },
  {
    ...content,
    metric: 'lowestScore',
    label: 'Lowest of Lighthouse’s four scores',
    unit: 'score',
    limit: 100,
    atLeast: true,
  },
  { ...frames, metric: 'frame', label: 'Frame’s request after first paint', unit: 'ms', limit: 100 },
  { ...frames, metric: 'simulatedTbt', label: 'TBT, simulated', unit: 'ms', limit: 100 },
  { ...frames, metric: 'appliedTbt', label: 'TBT, applied', unit: 'ms', limit: 100 },
  {
    ...interaction,
    where: 'menu, hydrated or not',
    applies: (id) => id === 'menu-before' || id === 'menu-after',
    label: 'Menu opens',
    limit: 50,
  },
  {
    ...interaction,
    where: 'prerendered navigation',
    applies: (id) => id === 'navigation',
    label: 'Navigation shows',
    limit: 100,
  },
  { ...scale, metric: 'buildPerPage', label: 'Build, per further page', unit: 'ms', limit: 15 },
  // Names of files are part of the page and compress differently from build to build, by a few bytes.
  { ...scale, metric: 'firstLoadGrowth', label: 'First load : that of the site as it is', unit: 'ratio', limit: 1.005 },
];

/** The target for one number, if there is one. */
export function targetFor(metric: Metric, subject: string): Target | undefined {
  return targets.find((target) => target.metric === metric && target.applies(subject));
}

/** Whether a number keeps its target; undefined when there is none. */
export function meets({ metric, subject, value }: Observation): boolean | undefined {
  const target = targetFor(metric, subject);
  return target && (target.atLeast ? value >= target.limit : value <= target.limit);
}
