import type { JSX } from 'react';
import { cx } from '@/components/ui/cx';
import {
  boardColumns,
  calendarDays,
  calendarHours,
  exactDollars,
  invoiceName,
  invoiceSent,
  invoices,
  jobsBySource,
  jobsWithAi,
  noteOf,
  ownJob,
  paidByDay,
  paidThisWeek,
  product,
  stillOpen,
} from '@/lib/content/product';
import { dollars } from '@/lib/content/texts';
import type { TabName } from '@/lib/content/schemas/product';
import { InvoiceScene } from '@/components/illustrations/scenes/talk-scenes';
import { Meters } from '@/components/illustrations/scenes/report-scene';
import { PaneHead } from './pane-head';

const isOwn = (customer: string) => customer === product.customer.name;

function BoardPane() {
  return (
    <>
      <PaneHead tab="board" />
      <div className="window-columns">
        {boardColumns.map(({ stage, name, jobs, total }) => (
          <div key={name} className={`window-column column-${stage}`}>
            <p className="window-stage">
              <b>{name}</b> {jobs.length}
            </p>
            <ul>
              {jobs.map((job) => (
                <li key={job.customer} className={cx('window-card', isOwn(job.customer) && 'own')}>
                  <b>{job.customer}</b>
                  <span>
                    {job.work} <b>{dollars(job.amount)}</b>
                  </span>
                  <small className={cx(job.byAi && !isOwn(job.customer) && 'ai', job.invoice?.paid && 'paid')}>
                    {noteOf(job)}
                  </small>
                </li>
              ))}
            </ul>
            <p className="mt-auto px-1 pt-3 font-semibold text-ink max-md:hidden">{total}</p>
          </div>
        ))}
      </div>
    </>
  );
}

/* The places of the calendar, as whole class names, which Tailwind finds. Rows are half hours. */
const columns = ['md:col-start-2', 'md:col-start-3', 'md:col-start-4', 'md:col-start-5', 'md:col-start-6'];
const dayNames = ['col-start-2', 'col-start-3', 'col-start-4', 'col-start-5', 'col-start-6'];
const starts =
  'row-start-1 row-start-2 row-start-3 row-start-4 row-start-5 row-start-6 row-start-7 row-start-8 row-start-9 row-start-10 row-start-11 row-start-12 row-start-13 row-start-14 row-start-15'.split(
    ' ',
  );
const lengths = [
  '',
  '',
  'row-span-2',
  'row-span-3',
  'row-span-4',
  'row-span-5',
  'row-span-6',
  'row-span-7',
  'row-span-8',
];

function CalendarPane() {
  return (
    <>
      <PaneHead tab="calendar" />
      <div className="window-week">
        <ul className="window-hours">
          {calendarHours.map((hour) => (
            <li key={hour}>{hour}</li>
          ))}
        </ul>
        {calendarDays.map(({ name, date, isToday, entries }, index) => (
          <div key={name} className={cx('window-day', isToday && 'today')}>
            <p className={dayNames[index]}>
              {name} <b>{date}</b>
            </p>
            <ul className={columns[index]}>
              {entries.map(({ title, text, clock, start, length, kind }) => (
                <li key={title} className={cx(kind, starts[start], lengths[length])}>
                  <b>{title}</b> {text}
                  {kind === 'own' && (
                    <>
                      {' '}
                      <small>{clock}</small> <small className="ai">{product.calendar.booked}</small>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}

function InvoicePane() {
  const { invoice, customer } = product;
  return (
    <>
      <PaneHead tab="invoice" />
      <ul className="window-list">
        {invoices.map(({ customer: name, number, amount, paid }) => (
          <li key={name} className={isOwn(name) ? 'own' : undefined}>
            <b>{name}</b> <small>{paid ? invoice.paid : invoice.waiting}</small>
            <span>
              {number} · {amount}
            </span>
          </li>
        ))}
        <li className="window-foot ai">{invoice.foot}</li>
      </ul>
      <div className="window-paper">
        <p className="ai">{invoice.by}</p>
        <InvoiceScene
          embedded="titled"
          scene={{
            kind: 'invoice',
            label: invoice.label,
            title: invoiceName,
            customer: `${customer.name}, ${customer.address}`,
            lines: invoice.lines.map(({ label, amount }) => ({ label, amount: exactDollars(amount) })),
            total: exactDollars(ownJob.amount),
            message: invoice.message,
            badge: { text: invoice.paid, tone: 'leaf' },
          }}
        />
        <p className="event">{invoiceSent}</p>
      </div>
    </>
  );
}

/** Sizes of the columns of the report: a day’s width, a column’s, and the height of the highest. */
const [dayWidth, columnWidth, highest] = [60, 38, 100];

function ReportPane() {
  const { report } = product;
  const most = Math.max(...paidByDay.map(({ amount }) => amount));
  return (
    <>
      <PaneHead tab="report" />
      <div className="window-figures">
        <div className="window-paid">
          <p>{report.paid}</p>
          <b className="figure">{paidThisWeek}</b>
          <svg viewBox={`0 0 ${dayWidth * paidByDay.length} ${highest + 50}`}>
            {paidByDay.map(({ day, amount, isToday }, index) => {
              const height = Math.max(3, Math.round((highest * amount) / most));
              const x = dayWidth * index + dayWidth / 2;
              const top = highest + 22 - height;
              return (
                <g key={day} className={isToday ? 'today' : undefined}>
                  <rect x={x - columnWidth / 2} y={top} width={columnWidth} height={height} rx={height > 3 ? 6 : 0} />
                  {amount > 0 && (
                    <text x={x} y={top - 7}>
                      {dollars(amount)}
                    </text>
                  )}
                  <text x={x} y={highest + 42}>
                    {day}
                  </text>
                </g>
              );
            })}
          </svg>
        </div>
        <div className="window-sources">
          <p>{report.sources}</p>
          <Meters rows={jobsBySource} />
          <p className="flex justify-between border-t border-rule py-3 max-md:hidden">
            {report.open} <b>{stillOpen}</b>
          </p>
          <p className="flex justify-between border-t border-rule py-3 max-md:hidden">
            <span className="ai">{report.byAi}</span> <b>{jobsWithAi}</b>
          </p>
        </div>
        <p className="rounded-tile bg-brand-tint px-4 py-3 text-ink md:col-span-2">
          <b className="ai block">{report.note.title}</b>
          {report.note.text}
        </p>
      </div>
    </>
  );
}

/** What each tab shows. The inbox is the only one that can be used, and has a file of its own. */
export const tabPanes: Record<Exclude<TabName, 'inbox'>, () => JSX.Element> = {
  board: BoardPane,
  calendar: CalendarPane,
  invoice: InvoicePane,
  report: ReportPane,
};
