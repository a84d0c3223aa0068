import { z } from 'zod';
import { sum } from '@/lib/sum';
import { entity } from './entity';
import { label, pictureLabel, prose, sceneText, template, title } from './fields';

/**
 * The example in the product window: one plumber's week. Boards, calendars, invoices and reports are drawn from the same
 * jobs, so that their sums and counts agree. What is typed beside them is checked here.
 */

export const tabNames = ['inbox', 'board', 'calendar', 'invoice', 'report'] as const;
export type TabName = (typeof tabNames)[number];

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;

const when = z
  .string()
  .regex(/^(?:Mon|Tue|Wed|Thu|Fri) (?:1[0-2]|[1-9]):[0-5]\d [AP]M$/, 'a day and a time such as Wed 2:14 PM')
  .describe('A day and a time, such as Wed 2:14 PM.');

/** Minutes since midnight: `9:30 AM`, or `9:30` in a working day. */
function minutesOfClock(clock: string): number {
  const [, hour = '0', minute = '0', half] = /^(\d+):(\d+)(?: ([AP])M)?/.exec(clock) ?? [];
  const isAfternoon = half ? half === 'P' : Number(hour) < 7;
  return ((Number(hour) % 12) + (isAfternoon ? 12 : 0)) * 60 + Number(minute);
}

const dayLength = 24 * 60;

/** `Thu 9:30 AM` → 3 */
export const dayOf = (moment: string) => weekdays.findIndex((day) => moment.startsWith(day));
/** `Thu 9:30 AM` → `9:30 AM` */
export const clockOf = (moment: string) => moment.slice(4);
/** Minutes since midnight of a moment. */
export const minuteOf = (moment: string) => minutesOfClock(clockOf(moment));
const weekMinuteOf = (moment: string) => dayOf(moment) * dayLength + minuteOf(moment);

/** In half hours, which the calendar draws. */
const isOnHalfHour = (moment: string) => minuteOf(moment) % 30 === 0;
const slot = {
  from: when.refine(isOnHalfHour, 'a full or half hour'),
  minutes: z.int().multipleOf(30).min(60).max(240).describe('How long it takes.'),
};
type Slot = { from: string; minutes: number };

/** The hours that the calendar draws. */
export const opensAt = 8 * 60;
const closesAt = 16 * 60;
const hours = 'a time from 8 AM, over by 4 PM';

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

const pane = { tab: label.max(10), title: sceneText.max(20), label: pictureLabel };

const shape = entity({
  mark: label,
  tabs: label.describe('What screen readers call the tabs.'),
  business: sceneText.max(24),
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
    steps: z
      .array(
        entity({
          text: sceneText.max(24),
          when,
          by: z.enum(['customer', 'ai']).describe('Who did it.'),
          tab: z.enum(tabNames).optional().describe('The tab that shows it.'),
        }),
      )
      .min(4)
      .max(8)
      .describe('What happened, from the first call on.'),
  }).describe('The story of the customer.'),
  sources: z.array(sceneText.max(28)).length(3).describe('Where jobs come from.'),
  stages: entity({
    new: sceneText.max(10),
    estimate: sceneText.max(10),
    booked: sceneText.max(10),
    done: sceneText.max(10),
  }).describe('What the stages of a job are called.'),
  jobs: z.array(job).min(8).max(14).describe('The jobs of the week, from which the tabs are drawn.'),
  inbox: entity({
    ...pane,
    detail: sceneText.max(40),
    missed: sceneText.max(24),
    messages: z
      .array(entity({ from: z.enum(['ai', 'customer']).describe('Who writes.'), when, text: sceneText }))
      .min(3)
      .max(5)
      .describe('The messages with the customer.'),
    booked: sceneText.max(20),
    draft: entity({ title: sceneText.max(16), when, text: sceneText.max(90), button: sceneText.max(10) }).describe(
      'A message that waits for a person.',
    ),
    foot: sceneText.max(32).describe('Below the list.'),
    others: z
      .array(
        entity({
          customer: sceneText,
          when,
          text: sceneText.max(40),
          byAi: z.boolean().default(false).describe('Whether the AI answered.'),
        }),
      )
      .min(3)
      .max(5)
      .describe('Other conversations.'),
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
    lines: z
      .array(entity({ label: sceneText.max(36), amount: dollars }))
      .min(2)
      .max(4)
      .describe('What the customer pays for.'),
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

type Shape = z.infer<typeof shape>;
type Mistake = { path: (string | number)[]; message: string };

const endOf = ({ from, minutes }: Slot) => weekMinuteOf(from) + minutes;
const overlap = (one: Slot, other: Slot) =>
  weekMinuteOf(one.from) < endOf(other) && weekMinuteOf(other.from) < endOf(one);

/** One van is at one place at a time, also in the time that is offered to callers. */
function visitMistakes({ jobs, calendar }: Shape): Mistake[] {
  const visits = [
    ...jobs.flatMap(({ visit, customer }, index) =>
      visit ? [{ ...visit, name: customer, path: ['jobs', index, 'visit', 'from'] }] : [],
    ),
    { ...calendar.free, name: calendar.free.title, path: ['calendar', 'free', 'from'] },
  ];
  return visits.flatMap((visit, index) => {
    const begin = minuteOf(visit.from);
    if (begin < opensAt || begin + visit.minutes > closesAt) return [{ path: visit.path, message: hours }];
    const other = visits.slice(0, index).find((earlier) => overlap(earlier, visit));
    return other
      ? [{ path: visit.path, message: `a time at which the van is free (${other.name}: ${other.from})` }]
      : [];
  });
}

/** A job's stage says what has happened: a visit to come, one that is over with an invoice, a payment after it. */
function jobMistakes({ jobs, now, sources }: Shape): Mistake[] {
  return jobs.flatMap(({ stage, visit, invoice, source }, index) => {
    const at = (...path: (string | number)[]) => ['jobs', index, ...path];
    const isOver = visit !== undefined && endOf(visit) <= weekMinuteOf(now);
    const isAhead = visit !== undefined && weekMinuteOf(visit.from) > weekMinuteOf(now);
    const rules: (false | Mistake)[] = [
      source >= sources.length && { path: at('source'), message: `less than ${sources.length}, the number of sources` },
      stage === 'booked' && !isAhead && { path: at('visit'), message: `a visit after ${now}, as the job is booked` },
      stage === 'done' &&
        !isOver && { path: at('visit'), message: `a visit that is over at ${now}, as the job is done` },
      stage === 'estimate' && !isOver && { path: at('visit'), message: `a visit before ${now}, for the estimate` },
      (stage === 'done') !== (invoice !== undefined) && {
        path: at('invoice'),
        message: stage === 'done' ? 'an invoice, as the job is done' : 'none before the job is done',
      },
      invoice !== undefined &&
        visit !== undefined &&
        weekMinuteOf(invoice.sent) <= weekMinuteOf(visit.from) && {
          path: at('invoice', 'sent'),
          message: `a time after the visit of ${visit.from}`,
        },
      invoice?.paid !== undefined &&
        (weekMinuteOf(invoice.paid) <= weekMinuteOf(invoice.sent) ||
          weekMinuteOf(invoice.paid) > weekMinuteOf(now)) && {
          path: at('invoice', 'paid'),
          message: `a time after ${invoice.sent} and until ${now}`,
        },
    ];
    return rules.filter((rule) => rule !== false);
  });
}

/** Lists in the order of time. */
function orderMistakes({ record, inbox }: Shape): Mistake[] {
  const late = (list: readonly { when: string }[], path: string[]) =>
    list.flatMap((entry, index): Mistake[] => {
      const before = list[index - 1];
      return before && weekMinuteOf(entry.when) < weekMinuteOf(before.when)
        ? [{ path: [...path, index, 'when'], message: `a time after ${before.when}, the entry before` }]
        : [];
    });
  return [...late(record.steps, ['record', 'steps']), ...late(inbox.messages, ['inbox', 'messages'])];
}

/** The customer is the same one with the same job, times and sum in every tab. */
function customerMistakes({ customer, jobs, record, inbox, invoice }: Shape): Mistake[] {
  const index = jobs.findIndex((one) => one.customer === customer.name);
  const own = jobs[index];
  if (!own?.visit || !own.invoice?.paid) {
    return [{ path: ['customer', 'name'], message: 'the customer of a job with a visit and a paid invoice' }];
  }
  const expected: Record<string, string | undefined> = {
    inbox: inbox.messages.find(({ from }) => from === 'ai')?.when,
    calendar: inbox.messages.at(-1)?.when,
    invoice: own.invoice.sent,
    board: own.invoice.paid,
    report: inbox.draft.when,
  };
  const steps = record.steps.flatMap(({ tab, when: stated }, step): Mistake[] => {
    const right = tab && expected[tab];
    return right && right !== stated
      ? [{ path: ['record', 'steps', step, 'when'], message: `${right}, as in the tab ${tab}` }]
      : [];
  });
  const missing = tabNames.filter((tab) => !record.steps.some((step) => step.tab === tab));
  const named = inbox.messages.flatMap(({ text }, message): Mistake[] =>
    [...text.matchAll(/\b\d{1,2}:\d\d(?: [AP]M)?/g)].flatMap(([clock]) => {
      const asked = { from: `${own.visit?.from.slice(0, 3)} ${clock}`, minutes: 30 };
      const taken = jobs.find(({ visit }, other) => other !== index && visit && overlap(visit, asked));
      return taken
        ? [
            {
              path: ['inbox', 'messages', message, 'text'],
              message: `a time at which the van is free (${taken.customer})`,
            },
          ]
        : [];
    }),
  );
  const answer = inbox.messages.at(-1)?.text ?? '';
  const agreed = /\b\d{1,2}:\d\d(?: [AP]M)?/.exec(answer)?.[0];
  const total = sum(invoice.lines.map(({ amount }) => amount));
  const others = inbox.others.flatMap(({ customer: name }, other): Mistake[] =>
    jobs.some((one) => one.customer === name)
      ? []
      : [{ path: ['inbox', 'others', other, 'customer'], message: 'the customer of a job' }],
  );
  return [
    ...missing.map((tab) => ({ path: ['record', 'steps'], message: `a step with the tab ${tab}` })),
    ...steps,
    ...named,
    ...others,
    ...(agreed !== undefined && minutesOfClock(agreed) !== minuteOf(own.visit.from)
      ? [
          {
            path: ['inbox', 'messages', inbox.messages.length - 1, 'text'],
            message: `${clockOf(own.visit.from)}, the time of the visit`,
          },
        ]
      : []),
    ...(total === own.amount
      ? []
      : [{ path: ['jobs', index, 'amount'], message: `${total}, the sum of the invoice’s lines` }]),
  ];
}

/** What screen readers hear names no time and no amount that the tabs do not show. */
function labelMistakes(all: Shape): Mistake[] {
  const paid = sum(all.jobs.map(({ amount, invoice }) => (invoice?.paid ? amount : 0)));
  const clocks = new Set(
    [
      ...all.record.steps.map((step) => step.when),
      ...all.jobs.flatMap(({ visit }) => visit?.from ?? []),
      ...all.inbox.messages.map((message) => message.when),
    ].map(clockOf),
  );
  const amounts = new Set([paid, ...all.jobs.map(({ amount }) => amount)]);
  return [...tabNames, 'record' as const].flatMap((name): Mistake[] => {
    const text = all[name].label;
    const clock = (text.match(/\b\d{1,2}:\d\d [AP]M/g) ?? []).find((found) => !clocks.has(found));
    const amount = (text.match(/\$[\d,]+/g) ?? []).find((found) => !amounts.has(Number(found.replaceAll(/[$,]/g, ''))));
    const wrong = clock ?? amount;
    return wrong ? [{ path: [name, 'label'], message: `only times and amounts of the tab, and not ${wrong}` }] : [];
  });
}

/** What is wrong first: other mistakes may only follow from it. */
const rules = [visitMistakes, jobMistakes, orderMistakes, customerMistakes, labelMistakes];

export const productSchema = shape.superRefine((value, context) => {
  const mistakes = rules.map((rule) => rule(value)).find((found) => found.length > 0) ?? [];
  for (const { path, message } of mistakes) context.addIssue({ code: 'custom', path, message });
});

export const productTabs = z.array(z.enum(tabNames)).min(1).describe('In their order. The first one is open.');

/** A page's window on the product: its words, and the tabs that it shows. */
export const productWordsSchema = entity({ title, text: prose, tabs: productTabs });
export type ProductWords = z.infer<typeof productWordsSchema>;
