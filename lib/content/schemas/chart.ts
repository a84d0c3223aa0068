import { z } from 'zod';
import { entity } from './entity';
import { sceneText } from './fields';

/**
 * Charts beside a page's figures. They show one invented example, are labeled as such, and never draw a claim: every
 * shape comes from a number here.
 */
const shared = {
  title: sceneText.max(44).describe('What the chart shows, such as “One van’s Tuesday, call by call”.'),
  detail: sceneText.max(52).describe('Where and when, and in which unit.'),
  label: sceneText.min(30).max(200).describe('One sentence that describes the chart to someone who cannot see it.'),
};
const legend = sceneText.max(36).describe('What a series counts, without its total: “picked up”.');
const count = z.int().min(0).max(99);

/** Squares stacked per hour: a call each. */
const callsChart = entity({
  kind: z.literal('calls'),
  ...shared,
  hours: z.array(sceneText.max(5)).min(6).max(12).describe('The columns’ names.'),
  answered: entity({ legend, counts: z.array(count.max(5)) }),
  texted: entity({ legend, counts: z.array(count.max(5)) }),
}).superRefine(({ hours, answered, texted }, context) => {
  for (const [key, series] of Object.entries({ answered, texted })) {
    if (series.counts.length === hours.length) continue;
    const message = `${hours.length} counts, one for each hour`;
    context.addIssue({ code: 'custom', path: [key, 'counts'], message });
  }
});

const columnSeries = entity({
  legend,
  total: z.int().min(1).describe('The sum of the counts, which the legend shows.'),
  counts: z.array(z.int().min(0).max(999)),
});

/** Stacked columns with a line across them. All series share a scale. */
export const columns = entity({
  names: z.array(sceneText.max(8)).min(3).max(6).describe('The columns’ names.'),
  stacked: z.array(columnSeries).min(1).max(2),
  line: columnSeries,
}).superRefine(({ names, stacked, line }, context) => {
  const fail = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  const check = ({ counts, total }: z.infer<typeof columnSeries>, path: PropertyKey[]) => {
    if (counts.length !== names.length) fail([...path, 'counts'], `${names.length} counts, one for each column`);
    const sum = counts.reduce((part, next) => part + next, 0);
    if (sum !== total) fail([...path, 'total'], `${sum}, the sum of the counts`);
  };
  stacked.forEach((series, index) => check(series, ['stacked', index]));
  check(line, ['line']);
});
export type Columns = z.infer<typeof columns>;

const columnsChart = entity({ kind: z.literal('columns'), ...shared, columns });

export const chartSchema = z.discriminatedUnion('kind', [callsChart, columnsChart]);
export type Chart = z.infer<typeof chartSchema>;
export type ChartOf<Kind extends Chart['kind']> = Extract<Chart, { kind: Kind }>;
