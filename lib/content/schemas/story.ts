import { z } from 'zod';
import { sum } from '@/lib/sum';
import { chartSchema } from './chart';
import { entity, rules, sceneText, title } from './fields';
import { entries, list } from './lists';
import { amount, badge, visit } from './kit';
import {
  checklistSchema,
  emailSchema,
  pipelineSchema,
  reportSchema,
  scene,
  sheetSchema,
  storylineSchema,
} from './scenes';

const moment = z.int().min(1).max(5).describe('Which moment of the story, counted from 1.');

/** The picture of a stop: moments of the story, or data of its own, of its customer or the whole business. */
export const stopPictureSchema = z
  .discriminatedUnion('kind', [
    entity({
      kind: z.literal('talk'),
      moments: list(1, 3, 'Which moments, counted from 1.', moment),
    }).describe('What was said, and what came of it.'),
    entity({ kind: z.literal('note'), moment }).describe('A moment in large words, with its badge.'),
    entity({ kind: z.literal('review'), moment }).describe('Five stars and what the customer writes.'),
    entity({ kind: z.literal('visit'), ...visit.shape }),
    entity({
      kind: z.literal('sum'),
      name: sceneText.max(28).optional().describe('Whose it is, if the amount is the large word already.'),
      text: sceneText.max(44).describe('What it is for.'),
      amount,
      badge,
    }).describe('An amount that is paid or agreed.'),
    entity({
      ...scene('plan'),
      title: sceneText.max(36),
      badge,
      unit: z.enum(['Week', 'Day', 'Month']).describe('What is counted. Days start on Monday.'),
      total: z.int().min(5).max(12).describe('How many there are.'),
      now: z.int().min(1).max(12).describe('Which one it is, counted from 1.'),
      rows: entries(3, 4, 'What is done, from the top.', {
        text: sceneText.max(28),
        value: sceneText.max(12).optional().describe('An amount or a number at the end of the row.'),
        from: z.number().min(0).max(12).describe('When it begins, counted from 0.'),
        to: z.number().min(0).max(12).describe('When it ends.'),
      }),
    })
      .refine(({ total, now, rows }) => now <= total && rows.every(({ from, to }) => from < to && to <= total), {
        path: ['rows'],
        message: 'rows that end after they begin, and like `now` within the total',
      })
      .describe('What is done when, over all periods of a project.'),
    sheetSchema,
    checklistSchema,
    emailSchema,
    pipelineSchema,
    reportSchema,
    chartSchema,
  ])
  .describe('What shows the stop.');
export type StopPictureData = z.infer<typeof stopPictureSchema>;

const stopSchema = entity({
  large: sceneText.max(9).describe('What changed, in one word, amount or time: “6:48”, “Booked”, “$540”.'),
  small: sceneText.max(9).optional().describe('Small beside it: “PM”, “Week 2”.'),
  event: sceneText.max(44).describe('What happened, in a line.'),
  picture: stopPictureSchema,
  wide: z.literal(true).optional().describe('The stop at which the story turns, once on a page: its picture is large.'),
  drawing: z
    .enum(['driveway', 'clipboards'])
    .optional()
    .describe('What stands beside the picture of a wide stop: a van before a house, or papers on a desk.'),
  features: z.int().min(0).max(2).describe('How many of the page’s features, in their order, do their work here.'),
});
export type Stop = z.infer<typeof stopSchema>;

export const storySchema = entity({
  title,
  scene: storylineSchema,
  stops: list(4, 4, 'The story along the line, each with the features that do their work there.', stopSchema),
})
  .superRefine(
    rules(({ stops }, fail) => {
      const placed = sum(stops.map(({ features }) => features));
      if (placed !== 6) fail(['stops'], `six features at the four stops (now: ${placed})`);
      const wide = stops.filter((one) => one.wide).length;
      if (wide !== 1) fail(['stops'], `one stop with wide (now: ${wide})`);
      stops.slice(0, 3).forEach(({ features }, index) => {
        if (features === 0) fail(['stops', index, 'features'], 'a feature; only the last stop may have none');
      });
    }),
  )
  .describe('The story of one customer in four stops.');
export type Story = z.infer<typeof storySchema>;

/** The longest story that has a ruler. */
const longest = 12;

function periodOf({ large, small = '' }: Stop): { unit: string; number: number } | undefined {
  const [, unit, number] = [large, small].map((words) => /^(Week|Month|Visit) (\d+)$/.exec(words)).find(Boolean) ?? [];
  return unit && number ? { unit, number: Number(number) } : undefined;
}

/** Where a stop is in a story that runs over weeks: “Week 5” of the eight that end with the last stop. */
export function rulerOf(stop: Stop, { stops }: Story): { now: number; total: number } | undefined {
  const own = periodOf(stop);
  const last = stops.map(periodOf).at(-1);
  if (!own || own.unit !== last?.unit || last.number > longest) return undefined;
  return { now: own.number, total: last.number };
}
