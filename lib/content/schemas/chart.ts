import { z } from 'zod';
import { entity, pictureLabel, sceneText } from './fields';
import { list } from './lists';

/** Charts of a trade's day: one invented example, and never a claim. Every shape comes from a number here. */
const chart = <Kind extends string>(kind: Kind) => ({
  kind: z.literal(kind),
  title: sceneText.max(44).describe('What the chart shows, such as “One van’s Tuesday, call by call”.'),
  detail: sceneText.max(52).describe('Where and when, and in which unit.'),
  label: pictureLabel,
});
const legend = sceneText.max(36).describe('What a series counts, without its total: “picked up”.');
const count = z.int().min(0).max(99).describe('A whole number.');

const series = (counts: z.ZodArray<typeof count>, help: string) =>
  entity({ legend, counts: counts.describe('One number for each column.') }).describe(help);

/** Squares stacked per hour: a call each. */
const callsChart = entity({
  ...chart('calls'),
  hours: list(6, 12, 'The columns’ names.', sceneText.max(5)),
  answered: series(z.array(count.max(5)), 'The first series.'),
  texted: series(z.array(count.max(5)), 'The second series.'),
}).refine(({ hours, answered, texted }) => [answered, texted].every(({ counts }) => counts.length === hours.length), {
  message: 'one count for each of the hours in both series',
});

/** Dots in columns: the places of a class each time it took place, booked ahead, filled later or open. */
const attendanceChart = entity({
  ...chart('attendance'),
  places: count.min(6).max(20).describe('How many there are each time.'),
  booked: series(z.array(count).min(6).max(10), 'Places that were booked ahead.'),
  filled: series(z.array(count), 'Places that were filled later.'),
  open: legend,
}).refine(({ booked, filled }) => filled.counts.length === booked.counts.length, {
  path: ['filled', 'counts'],
  message: 'as many counts as booked has',
});

const columnSeries = entity({
  legend,
  total: z.int().min(1).describe('The sum of the counts, which the legend shows.'),
  counts: z.array(z.int().min(0).max(999)).describe('One number for each column.'),
});

export const columns = entity({
  names: list(3, 6, 'The columns’ names.', sceneText.max(8)),
  stacked: list(1, 2, 'The series on top of each other.', columnSeries),
  line: columnSeries.describe('The series drawn as a line.'),
})
  .refine(({ names, stacked, line }) => [...stacked, line].every(({ counts }) => counts.length === names.length), {
    message: 'one count for each of the names in every series',
  })
  .describe('Columns with a line across them.');

const columnsChart = entity({ ...chart('columns'), columns });

export const chartSchema = z
  .discriminatedUnion('kind', [callsChart, attendanceChart, columnsChart])
  .describe('An example, drawn from typed numbers.');
export type Chart = z.infer<typeof chartSchema>;
export type ChartOf<Kind extends Chart['kind']> = Extract<Chart, { kind: Kind }>;
