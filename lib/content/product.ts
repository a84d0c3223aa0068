import { sum } from '@/lib/sum';
import { fact } from './load';
import { clockOf, dayOf, minuteOf, opensAt, weekdays, type Job } from './schemas/product';
import { dollars, filled } from './texts';

/** The example in the product window, and what follows from its jobs: every sum and count of it is computed here. */
export const product = fact('product');

const { jobs, now, monday } = product;

/** `$340.00`, as on an invoice. */
export const exactDollars = (amount: number) => `${dollars(amount)}.00`;

const totalOf = (some: readonly Job[]) => sum(some.map(({ amount }) => amount));

const paidJobs = jobs.filter(({ invoice }) => invoice?.paid);
const openJobs = jobs.filter(({ invoice }) => !invoice?.paid);

/**
 * The customer’s job, which every tab shows.
 *
 * @throws {Error} if it is not there, done and paid
 */
function customersJob() {
  const own = jobs.find(({ customer }) => customer === product.customer.name);
  if (!own?.visit || !own.invoice?.paid) throw new Error('content/product.ts has no paid job of its customer');
  return { ...own, visit: own.visit, invoice: { ...own.invoice, paid: own.invoice.paid } };
}
export const ownJob = customersJob();

/** The board’s columns: each with its jobs, and their sum. */
export const boardColumns = (['new', 'estimate', 'booked', 'done'] as const).map((stage) => {
  const stageJobs = jobs.filter((job) => job.stage === stage);
  return { stage, name: product.stages[stage], jobs: stageJobs, total: dollars(totalOf(stageJobs)) };
});

export const calendarHours = ['8 AM', '9', '10', '11', '12 PM', '1', '2', '3'];

type CalendarEntry = { title: string; text: string; clock: string; start: number; length: number; kind: string };

const placeOf = ({ from, minutes }: { from: string; minutes: number }) => ({
  clock: clockOf(from),
  start: (minuteOf(from) - opensAt) / 30,
  length: minutes / 30,
});

/** What is in the calendar on each day, with its place in half hours. */
export const calendarDays = weekdays.map((name, day) => {
  const { free } = product.calendar;
  const visits = jobs.flatMap((job): CalendarEntry[] => {
    if (!job.visit || dayOf(job.visit.from) !== day) return [];
    const kind = job.customer === ownJob.customer ? 'own' : job.stage;
    return [{ title: job.customer, text: job.work, ...placeOf(job.visit), kind }];
  });
  const offered = dayOf(free.from) === day ? [{ ...free, ...placeOf(free), kind: 'free' }] : [];
  return {
    name,
    date: monday + day,
    isToday: day === dayOf(now),
    entries: [...visits, ...offered].toSorted((one, other) => one.start - other.start),
  };
});

/** The invoices, the newest first. */
export const invoices = jobs
  .flatMap(({ customer, amount, invoice }) => (invoice ? [{ customer, amount: exactDollars(amount), ...invoice }] : []))
  .toSorted((one, other) => other.number - one.number);

/** What was paid on each day of the week. */
export const paidByDay = weekdays.map((day, index) => ({
  day,
  isToday: index === dayOf(now),
  amount: totalOf(paidJobs.filter(({ invoice }) => dayOf(invoice?.paid ?? '') === index)),
}));

/** By which way the jobs came in, as meters. */
export const jobsBySource = product.sources.map((label, source) => {
  const count = jobs.filter((job) => job.source === source).length;
  return { label, value: `${count} of ${jobs.length}`, share: Math.round((100 * count) / jobs.length) };
});

export const stillOpen = dollars(totalOf(openJobs));
/** How many jobs the AI did something for. */
export const jobsWithAi = `${jobs.filter(({ byAi }) => byAi).length} of ${jobs.length}`;

export const paidThisWeek = dollars(totalOf(paidJobs));

/** The line beside the heading of each tab. */
export const details = {
  inbox: product.inbox.detail,
  board: filled(product.board.detail, { open: String(openJobs.length), openAmount: stillOpen }),
  calendar: filled(product.calendar.detail, {
    crew: product.crew,
    visits: String(jobs.filter(({ visit }) => visit).length),
  }),
  invoice: filled(product.invoice.detail, { paid: String(paidJobs.length), paidAmount: paidThisWeek }),
  report: filled(product.report.detail, { now }),
};

/** What stands on a job's card below it. */
export const noteOf = ({ invoice, note }: Job) =>
  invoice?.paid
    ? filled(product.board.paid, {
        when: ownJob.invoice.paid === invoice.paid ? clockOf(invoice.paid) : invoice.paid.slice(0, 3),
      })
    : note;

export const invoiceName = filled(product.invoice.name, { number: String(ownJob.invoice.number) });
export const invoiceSent = filled(product.invoice.sent, { when: clockOf(ownJob.invoice.sent) });
