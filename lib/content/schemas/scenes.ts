import { z } from 'zod';
import { entity, icon, pictureLabel, sceneText } from './fields';
import { badge, board, clock, mail, message, meter, row, step } from './kit';
import { entries, list } from './lists';

/** Pictures of the product at work, made of the kit. A screen reader hears `label` instead of them. */
export const scene = <Kind extends string>(kind: Kind) => ({ kind: z.literal(kind), label: pictureLabel });

export const momentSchema = entity({
  icon: icon.describe('A star shows five of them.'),
  title: sceneText.max(44).describe('What happened, such as “Missed call · Dana R.”'),
  time: clock.describe('When it begins.'),
  from: message.shape.from.optional().describe('Of a message.'),
  text: sceneText.max(96),
  badge: badge.optional(),
});
export type Moment = z.infer<typeof momentSchema>;

export const storylineSchema = entity({
  ...scene('storyline'),
  moments: list(5, 5, 'The five moments of one customer’s story.', momentSchema),
}).describe('Five moments of one customer’s story.');

export const pipelineSchema = entity({ ...scene('pipeline'), ...board.shape });

export const sheetSchema = entity({
  ...scene('sheet'),
  title: sceneText.max(36).describe('Such as “Invoice 1042” or “Tuesday · Crew 2”.'),
  detail: sceneText.max(44).optional(),
  badge: badge.optional(),
  timed: z.literal(true).optional().describe('The values are times and come first.'),
  rows: list(2, 5, 'What stands on it, from the top.', row),
  total: row.optional().describe('The last line of a bill.'),
}).describe('A bill, a day, or another sheet of paper.');

export const reportSchema = entity({
  ...scene('report'),
  title: sceneText.max(36).describe('What it is about: a week, or the progress of one customer.'),
  period: sceneText.max(36),
  rows: list(3, 5, 'The rows, from the top.', meter),
});

export const listingSchema = entity({
  ...scene('listing'),
  query: sceneText.max(36),
  entries: entries(3, 3, 'The results, from the top.', {
    name: sceneText.max(28),
    detail: sceneText.max(48),
    own: z.boolean().describe('Whether this one is the customer’s own.'),
  }),
});

export const emailSchema = entity({ ...scene('email'), ...mail.shape });

export const checklistSchema = entity({
  ...scene('checklist'),
  title: sceneText.max(40),
  badge,
  items: list(3, 6, 'The lines of the list.', step),
});
