import { z } from 'zod';
import { entity, label, pictureLabel, prose, sceneText, template, title } from './fields';
import { entries, list, pattern } from './lists';

/**
 * The example in the product window: one plumber's week. Boards, calendars, invoices and reports are drawn from the same
 * jobs, so that their sums and counts agree.
 */

export const tabNames = ['inbox', 'board', 'calendar', 'invoice', 'report'] as const;
export type TabName = (typeof tabNames)[number];

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;

const when = pattern(
  /^(?:Mon|Tue|Wed|Thu|Fri) (?:1[0-2]|[1-9]):[0-5]\d [AP]M$/,
  'a day and a time such as Wed 2:14 PM',
  'A day and a time, such as Wed 2:14 PM.',
);

/** `Thu 9:30 AM` → 3 */
export const dayOf = (moment: string) => weekdays.findIndex((day) => moment.startsWith(day));
/** `Thu 9:30 AM` → `9:30 AM` */
export const clockOf = (moment: string) => moment.slice(4);
/** Minutes since midnight. */
export function minuteOf(moment: string): number {
  const [hour = 0, minute = 0] = clockOf(moment).match(/\d+/g)?.map(Number) ?? [];
  return ((hour % 12) + (moment.endsWith('PM') ? 12 : 0)) * 60 + minute;
}

/** In half hours, which the calendar draws. */
const isOnHalfHour = (moment: string) => minuteOf(moment) % 30 === 0;
const slot = {
  from: when.refine(isOnHalfHour, 'a full or half hour'),
  minutes: z.int().multipleOf(30).min(60).max(240).describe('How long it takes.'),
};

/** The hours that the calendar draws. */
export const opensAt = 8 * 60;

const dollars = z.int().positive().describe('Whole US dollars.');

const job = entity({
  customer: sceneText.max(16),
  work: sceneText.max(16),
  amount: dollars,
  stage: z.enum(['new', 'estimate', 'booked', 'done']).describe('How far it is.'),
  source: z.int().min(0).describe('Which of the sources, counted from 0.'),
  visit: entity(slot).optional().describe('When somebody comes.'),
  invoice: entity({ number: z.int().positive().describe('Each has its own.'), sent: when, paid: when.optional() })
    .optional()
    .describe('Of a job that is done.'),
  note: sceneText.max(18).optional().describe('What happened last.'),
  byAi: z.boolean().default(false).describe('Whether the AI did that, or booked the visit.'),
});
export type Job = z.infer<typeof job>;

const message = entity({ from: z.enum(['ai', 'customer']).describe('Who writes.'), text: sceneText });

const pane = { tab: label.max(10), title: sceneText.max(20), label: pictureLabel };

export const productSchema = entity({
  tabs: label.describe('What screen readers call the tabs.'),
  crew: sceneText.max(20),
  now: when,
  monday: z.int().min(1).max(27).describe('The week’s first day of the month.'),
  customer: entity({
    name: sceneText.max(16),
    phone: sceneText.max(14),
    address: sceneText.max(20),
    since: sceneText.max(28),
  }).describe('The customer whose story is told.'),
  record: entity({
    title: sceneText.max(20),
    label: pictureLabel,
    steps: entries(4, 8, 'What happened, from the first call on.', {
      text: sceneText.max(24),
      when,
      by: z.enum(['customer', 'ai']).describe('Who did it.'),
      tab: z.enum(tabNames).optional().describe('The tab that shows it.'),
    }),
  }).describe('The story of the customer.'),
  sources: list(3, 3, 'Where jobs come from.', sceneText.max(28)),
  stages: entity({
    new: sceneText.max(10),
    estimate: sceneText.max(10),
    booked: sceneText.max(10),
    done: sceneText.max(10),
  }).describe('What the stages of a job are called.'),
  jobs: list(8, 14, 'The jobs of the week, from which the tabs are drawn.', job),
  inbox: entity({
    ...pane,
    detail: sceneText.max(40),
    choose: label.describe('What screen readers call the list of conversations.'),
    missed: sceneText.max(24),
    messages: list(3, 5, 'The messages with the customer.', message.extend({ when })),
    booked: sceneText.max(20),
    draft: entity({
      title: sceneText.max(16),
      when,
      text: sceneText.max(90),
      button: sceneText.max(10),
      sent: sceneText.max(10).describe('The button, once it is pressed.'),
    }).describe('A message that waits for a person.'),
    foot: sceneText.max(32).describe('Below the messages.'),
    others: entries(2, 2, 'The other conversations.', {
      customer: sceneText.max(16),
      when,
      messages: list(2, 4, 'Its messages.', message),
    }),
  }).describe('The tab with messages.'),
  board: entity({
    ...pane,
    detail: template(8, 40, ['open', 'openAmount'], 'How many jobs are open, and their sum.'),
    paid: template(6, 20, ['when'], 'On the card of a paid job.'),
  }).describe('The tab with the jobs.'),
  calendar: entity({
    ...pane,
    detail: template(8, 40, ['crew', 'visits'], 'Whose week it is.'),
    booked: sceneText.max(20),
    free: entity({ ...slot, title: sceneText.max(12), text: sceneText.max(28) }).describe(
      'The time that is offered to callers.',
    ),
  }).describe('The tab with the week.'),
  invoice: entity({
    ...pane,
    detail: template(8, 40, ['paid', 'paidAmount'], 'How many are paid, and their sum.'),
    name: template(6, 24, ['number'], 'The heading of an invoice.'),
    by: sceneText.max(40),
    lines: entries(2, 4, 'What the customer pays for.', { label: sceneText.max(36), amount: dollars }),
    total: sceneText.max(12),
    message: sceneText.max(100),
    sent: template(6, 24, ['when'], 'Below the text message.'),
    paid: sceneText.max(10),
    waiting: sceneText.max(10),
    foot: sceneText.max(32).describe('Below the list.'),
  }).describe('The tab with invoices.'),
  report: entity({
    ...pane,
    detail: template(6, 30, ['now'], 'When it was made.'),
    paid: sceneText.max(24),
    sources: sceneText.max(28),
    open: sceneText.max(20),
    byAi: sceneText.max(28),
    note: entity({ title: sceneText.max(16), text: sceneText.max(160) }).describe('What the AI adds.'),
  }).describe('The tab with the sums.'),
});

export const productTabs = z.array(z.enum(tabNames)).min(1).describe('In their order. The first one is open.');

/** A page's window on the product: its words, and the tabs that it shows. */
export const productWordsSchema = entity({ title, text: prose, tabs: productTabs });
