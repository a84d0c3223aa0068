import { z } from 'zod';
import { entity } from '../entity';
import { sceneText } from '../fields';
import { badge, clock } from '../scenes';

const lastRow = 7;

const slot = entity({ title: sceneText.max(26), detail: sceneText.max(36), badge });
const block = entity({
  column: z.int().min(0).max(3).describe('Counted from 0.'),
  from: z.number().min(0).max(lastRow).multipleOf(0.25).describe('In rows from the top.'),
  to: z.number().min(0).max(lastRow).multipleOf(0.25).describe('In rows from the top.'),
  title: sceneText.max(20).optional(),
  detail: sceneText.max(24).optional(),
});

/** For practices and salons that sell time at a chair or a table: the conversation, the day’s board and the gap it fills. */
export const chairHeroScene = entity({
  family: z.literal('chair'),
  rows: z.array(clock).length(4).describe('The times on the board, from the top. The conversation covers the rest.'),
  columns: z
    .array(entity({ name: sceneText.max(12), kind: sceneText.max(18) }))
    .min(3)
    .max(4)
    .describe('Chairs, tables or people.'),
  blocks: z.array(block).min(5).max(14).describe('What is on the board already.'),
  gap: z.array(slot).length(2).describe('Who takes the gap in the second column, in the third and fourth row.'),
}).superRefine(({ columns, blocks }, context) => {
  const gapAsBlock = { column: 1, from: 2, to: 4 };
  blocks.forEach((entry, index) => {
    const fail = (key: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['blocks', index, key], message });
    if (entry.column >= columns.length) fail('column', `one of the ${columns.length} columns, counted from 0`);
    if (entry.to <= entry.from) fail('to', `a row below ${entry.from}`);
    const overlaps = [gapAsBlock, ...blocks.slice(0, index)].some(
      (other) => other.column === entry.column && entry.from < other.to && other.from < entry.to,
    );
    if (overlaps) fail('from', 'a place that no other block and not the gap takes');
  });
});
export type ChairHeroScene = z.infer<typeof chairHeroScene>;
