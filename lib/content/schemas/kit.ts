import { z } from 'zod';
import { entity, sceneText } from './fields';
import { entries, list, pattern } from './lists';

/** The parts of pictures of the product (components/illustrations/kit/). People, firms and amounts are examples. */
export const badge = entity({
  text: sceneText.max(28),
  tone: z.enum(['blue', 'leaf', 'sun', 'quiet']).describe('leaf: done, paid, booked. sun: waiting.'),
}).describe('A small colored label.');
export type Badge = z.infer<typeof badge>;

export const amount = pattern(/^-?\$[\d,]+(?:\.\d\d)?$/, 'an amount such as $340 or $340.00', 'An amount in dollars.');
export const clock = sceneText.max(12).describe('A time such as 2:14 PM, or Next day.');

export const message = entity({
  from: z.enum(['customer', 'business']).describe('Who writes it.'),
  text: sceneText,
});
export type MessageData = z.infer<typeof message>;

export const row = entity({
  label: sceneText.max(40),
  detail: sceneText.max(44).optional(),
  value: sceneText.max(28).optional().describe('At its end: an amount, a number, a time.'),
});
export type Row = z.infer<typeof row>;

export const step = entity({
  text: sceneText.max(52),
  detail: sceneText.max(28),
  done: z.boolean().describe('Whether it is checked off.'),
});
export type Step = z.infer<typeof step>;

export const stop = entity({
  title: sceneText.max(32).describe('What happened.'),
  detail: sceneText.max(44).describe('When, or what came of it.'),
});
export type Stop = z.infer<typeof stop>;

export const edit = entity({
  was: sceneText.max(44).describe('What it was before, struck out.'),
  now: sceneText.max(60),
  detail: sceneText.max(44).optional(),
}).describe('Words before and after.');
export type EditData = z.infer<typeof edit>;

export const form = entity({
  fields: list(2, 4, 'What it asks for.', sceneText.max(24)),
  button: sceneText.max(28),
}).describe('The form of a web page.');
export type FormData = z.infer<typeof form>;

export const meter = entity({
  label: sceneText.max(32),
  value: sceneText.max(14),
  share: z.int().min(4).max(100).describe('Length of the bar, 4 to 100.'),
});
export type Meter = z.infer<typeof meter>;

const cell = entity({
  title: sceneText.max(20).optional().describe('Without one, the hour is free.'),
  detail: sceneText.max(24).optional(),
  isNew: z.literal(true).optional().describe('What has just been booked stands out.'),
});

export const schedule = entity({
  hours: list(3, 3, 'From the top.', clock),
  columns: entries(3, 4, 'Chairs, tables or people.', {
    name: sceneText.max(12),
    cells: list(3, 3, 'One for each hour.', cell),
  }),
});
export type ScheduleData = z.infer<typeof schedule>;

export const seats = entity({
  count: z.int().min(6).max(20).describe('How many there are.'),
  freed: entity({
    place: z.int().min(1).describe('Which one it is, counted from 1.'),
    mark: sceneText.max(2).describe('What is on it, such as an initial.'),
  }).describe('The one that came free, or is next.'),
}).refine(({ count, freed }) => freed.place <= count, { path: ['freed', 'place'], message: 'one of the places' });
export type SeatsData = z.infer<typeof seats>;

export const visit = entity({
  day: sceneText.max(9).describe('Such as “Tomorrow” or “Wed”.'),
  hour: sceneText.max(8).describe('Such as “7:30”.'),
  title: sceneText.max(32).describe('What it is for.'),
  detail: sceneText.max(44),
  badge,
}).describe('A visit that gets its day and hour.');
export type MomentData = z.infer<typeof visit>;

export const board = entity({
  columns: entries(3, 3, 'The columns, from left to right.', {
    name: sceneText.max(16),
    count: z.int().min(0).max(99).optional().describe('The number above the column.'),
    cards: entries(0, 3, 'The cards in the column.', { title: sceneText.max(20), detail: sceneText.max(26) }),
  }),
  marked: sceneText.max(20).optional().describe('The title of the card that stands out.'),
}).describe('A board with customers in columns.');
export type BoardData = z.infer<typeof board>;

export const mail = entity({
  from: sceneText.max(36).describe('Who writes it.'),
  subject: sceneText.max(52),
  paragraphs: list(1, 3, 'The text of the email.', sceneText),
  button: sceneText.max(28),
  badge,
});
export type MailData = z.infer<typeof mail>;
