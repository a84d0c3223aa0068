import type { Metric, Observation, Unit } from './metrics';
import { framePages } from './pages';

export interface Target {
  metric: Metric;
  /** The subjects of the target, as a description and as a predicate. */
  where: string;
  applies: (subject: string) => boolean;
  label: string;
  unit: Unit;
  /** In milliseconds, bytes, or the given unit. */
  limit: number;
  /** The limit is a minimum, not a maximum. */
  atLeast?: true;
  source: string;
}

const isContent = (path: string) => !framePages.has(path);
const isIndustry = (path: string) => path.startsWith('/industries/');

const KB = 1_024;

/** The maximum size of the shipped configuration's headers. The HTML targets do not include headers. */
const maxHeaderBytes = 900;

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
  source: `${issue}: interaction with a CPU slowdown of 4`,
} as const;
const scale = { applies: () => true, where: 'every size', source: `${issue}: scale` };

/** The targets. The report shows them next to the values, and `--enforce` requires them. */
export const targets: readonly Target[] = [
  { ...content, metric: 'script', label: 'Script, files and inline', unit: 'KB', limit: 2 * KB },
  {
    ...content,
    metric: 'html',
    where: 'content pages except industries',
    applies: (path) => isContent(path) && !isIndustry(path),
    label: 'HTML',
    unit: 'KB',
    limit: 18 * KB + maxHeaderBytes,
  },
  {
    ...content,
    metric: 'html',
    where: 'industries',
    applies: isIndustry,
    label: 'HTML',
    unit: 'KB',
    limit: 14 * KB + maxHeaderBytes,
  },
  { ...content, metric: 'withoutImages', label: 'All except images', unit: 'KB', limit: 45 * KB },
  { ...content, metric: 'requests', label: 'Requests to the site', unit: 'count', limit: 6 },
  { ...content, metric: 'simulatedTbt', label: 'TBT, simulated', unit: 'ms', limit: 10 },
  { ...content, metric: 'appliedTbt', label: 'TBT, applied', unit: 'ms', limit: 10 },
  { ...content, metric: 'simulatedLcp', label: 'LCP, simulated', unit: 'ms', limit: 950 },
  { ...content, metric: 'simulatedLcpRatio', label: 'LCP, simulated, page : twin', unit: 'ratio', limit: 1.05 },
  { ...content, metric: 'appliedLcpRatio', label: 'LCP, applied, page : twin', unit: 'ratio', limit: 1.05 },
  // Must round to 0 with three decimals: Lighthouse also reports invisible shifts.
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
  { ...scale, metric: 'buildPerPage', label: 'Build, per additional page', unit: 'ms', limit: 15 },
  // Hashed file names compress slightly differently in each build.
  {
    ...scale,
    metric: 'firstLoadGrowth',
    label: 'First load, relative to the original site',
    unit: 'ratio',
    limit: 1.005,
  },
];

/** The target for one number, if there is one. */
export function targetFor(metric: Metric, subject: string): Target | undefined {
  return targets.find((target) => target.metric === metric && target.applies(subject));
}

/** Whether a number meets its target. undefined if it has none. */
export function meets({ metric, subject, value }: Observation): boolean | undefined {
  const target = targetFor(metric, subject);
  return target && (target.atLeast ? value >= target.limit : value <= target.limit);
}
