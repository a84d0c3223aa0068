import { z } from 'zod';
import { entity, icon, pictureLabel, sceneText } from './fields';
import { badge, board, clock, mail, message, meter, step } from './kit';
import { entries, list, pattern } from './lists';

/**
 * Product scenes: small pictures of the product at work, drawn on the server from this data. People, firms and amounts
 * in them are examples. `label` is what a screen reader hears instead of the picture's fragments.
 */
export const scene = <Kind extends string>(kind: Kind) => ({ kind: z.literal(kind), label: pictureLabel });

export const momentSchema = entity({
  icon,
  title: sceneText.max(44).describe('What happened, such as “Missed call · Dana R.”'),
  time: clock.describe('When it begins.'),
  style: z.enum(['sent', 'received', 'event', 'stars']).describe('sent and received are speech bubbles.'),
  text: sceneText.max(96),
  badge: badge.optional(),
});
export type Moment = z.infer<typeof momentSchema>;

export const storylineSchema = entity({
  ...scene('storyline'),
  moments: list(5, 5, 'The five moments of one customer’s story.', momentSchema),
}).describe('Five moments of one customer’s story.');
export type Storyline = z.infer<typeof storylineSchema>;

export const conversationSchema = entity({
  ...scene('conversation'),
  inbox: sceneText.max(40).describe('The inbox’s name, such as “Ridge Plumbing · Inbox”.'),
  badge,
  messages: list(2, 5, 'The texts, from the top.', message),
  outcome: entity({ icon, title: sceneText.max(40), detail: sceneText.max(60), badge }).describe('What comes of it.'),
});

export const pipelineSchema = entity({ ...scene('pipeline'), ...board.shape });

export const callSchema = entity({
  ...scene('call'),
  speaker: sceneText.max(32),
  duration: pattern(/^\d:\d\d$/, 'a duration such as 0:42', 'How long the call took.'),
  quote: sceneText.max(120).describe('What the AI receptionist says, without quotation marks.'),
  badge,
}).describe('A call that the AI answers.');

export const workflowSchema = entity({
  ...scene('workflow'),
  steps: entries(3, 5, 'The steps, from the top.', { icon, title: sceneText.max(24), detail: sceneText.max(36) }),
}).describe('Steps that run by themselves.');

export const calendarSchema = entity({
  ...scene('calendar'),
  day: sceneText.max(36).describe('The day and whose it is, such as “Tuesday · Crew 2”.'),
  badge,
  slots: entries(3, 5, 'The appointments of the day, in their order.', {
    time: pattern(/^\d{1,2}:\d\d$/, 'a time such as 7:30', 'When it begins.'),
    title: sceneText.max(32),
    detail: sceneText.max(44),
    state: z.enum(['done', 'booked', 'waiting', 'open']).describe('How it is marked.'),
  }),
});

export const reportSchema = entity({
  ...scene('report'),
  title: sceneText.max(36).describe('What it is about: a week, or the progress of one customer.'),
  period: sceneText.max(36),
  rows: list(3, 5, 'The rows, from the top.', meter),
  note: sceneText.max(80).optional().describe('A sentence below the rows.'),
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

export const sceneSchema = z
  .discriminatedUnion('kind', [
    conversationSchema,
    pipelineSchema,
    callSchema,
    workflowSchema,
    calendarSchema,
    reportSchema,
    listingSchema,
    emailSchema,
    checklistSchema,
  ])
  .describe('A drawn picture of the product at work.');
export type Scene = z.infer<typeof sceneSchema>;
export type SceneOf<Kind extends Scene['kind']> = Extract<Scene, { kind: Kind }>;
