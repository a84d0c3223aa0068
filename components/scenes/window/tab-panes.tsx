import type { JSX } from 'react';
import { cx } from '@/components/ui/cx';
import {
  boardColumns,
  calendarDays,
  calendarHours,
  details,
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
import { sumOfDollars } from '@/lib/content/texts';
import { clockOf, type TabName } from '@/lib/content/schemas/product';
import { Bubble } from '../bubble';
import { InvoiceScene } from '../invoice-scene';
import { Meters } from '../meters';

/** The heading of a tab, and what it counts. */
function Head({ tab }: { tab: TabName }) {
  return (
    <p className="window-head">
      <b>{product[tab].title}</b>
      {details[tab]}
    </p>
  );
}

const isOwn = (customer: string) => customer === product.customer.name;

type Row = { customer: string; aside: string; text: string; byAi?: boolean };

/** A list on the left, in which the customer is chosen. */
function List({ rows, foot }: { rows: readonly Row[]; foot: string }) {
  return (
    <ul className="window-list">
      {rows.map(({ customer, aside, text, byAi }) => (
        <li key={customer} className={isOwn(customer) ? 'own' : undefined}>
          <b>{customer}</b>
          <small>{aside}</small>
          <span className={byAi ? 'ai' : undefined}>{text}</span>
        </li>
      ))}
      <li className="ai">{foot}</li>
    </ul>
  );
}

/** Today's messages have a time, earlier ones a day. */
const shortTime = (when: string) => (when.startsWith(product.now.slice(0, 3)) ? clockOf(when) : when.slice(0, 3));

type PaneProps = { compact: boolean };

function InboxPane({ compact }: PaneProps) {
  const { inbox, customer, invoice, record } = product;
  const last = inbox.messages.at(-1);
  return (
    <>
      <Head tab="inbox" />
      {!compact && (
        <List
          rows={[
            {
              customer: customer.name,
              aside: clockOf(ownJob.invoice.paid),
              text: `${invoice.paid} ${exactDollars(ownJob.amount)}`,
            },
            ...inbox.others.map(({ when, ...other }) => ({ ...other, aside: shortTime(when) })),
          ]}
          foot={inbox.foot}
        />
      )}
      <div className="window-thread">
        <p className="event">
          {inbox.missed}, {inbox.messages[0]?.when}
        </p>
        {inbox.messages.map(({ from, text }) => (
          <Bubble key={text} side={from === 'ai' ? 'sent' : 'received'}>
            {text}
          </Bubble>
        ))}
        <p className="booked">
          <b>
            {ownJob.visit.from} · {product.crew}
          </b>
          <span className="ai">{inbox.booked}</span> {last && clockOf(last.when)}
        </p>
        {compact ||
          record.steps
            .filter(({ tab, when }) => (tab === undefined || tab === 'board') && when !== inbox.messages[0]?.when)
            .map(({ text, when }) => (
              <p key={text} className="event later">
                {text}, {when}
              </p>
            ))}
        <p className="draft">
          <b className="ai">{inbox.draft.title}</b> {inbox.draft.when}
          <span>{inbox.draft.text}</span>
          <i>{inbox.draft.button}</i>
        </p>
      </div>
    </>
  );
}

function BoardPane() {
  return (
    <>
      <Head tab="board" />
      <div className="window-columns">
        {boardColumns.map(({ name, jobs, total }) => (
          <div key={name}>
            <p>
              <b>{name}</b> {jobs.length}
            </p>
            <ul>
              {jobs.map((job) => (
                <li key={job.customer} className={isOwn(job.customer) ? 'own' : undefined}>
                  <b>{job.customer}</b>
                  {job.work} <b>{sumOfDollars(job.amount)}</b>
                  <small className={cx(job.byAi && !isOwn(job.customer) && 'ai', job.invoice?.paid && 'paid')}>
                    {noteOf(job)}
                  </small>
                </li>
              ))}
              <li className="total">{total}</li>
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}

function CalendarPane() {
  return (
    <>
      <Head tab="calendar" />
      <div className="window-week">
        <ul>
          {calendarHours.map((hour) => (
            <li key={hour}>{hour}</li>
          ))}
        </ul>
        {calendarDays.map(({ name, date, isToday, entries }) => (
          <div key={name} className={isToday ? 'today' : undefined}>
            <p>
              {name} <b>{date}</b>
            </p>
            <ul>
              {entries.map(({ title, text, clock, start, length, kind }) => (
                <li key={title} className={`${kind} at-${start} for-${length}`}>
                  <b>{title}</b>
                  {text}
                  {kind === 'own' && (
                    <>
                      <small>{clock}</small>
                      <small className="ai">{product.calendar.booked}</small>
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

function InvoicePane({ compact }: PaneProps) {
  const { invoice, customer } = product;
  return (
    <>
      <Head tab="invoice" />
      {!compact && (
        <List
          rows={invoices.map(({ customer: name, number, amount, paid }) => ({
            customer: name,
            aside: paid ? invoice.paid : invoice.waiting,
            text: `${number} · ${amount}`,
          }))}
          foot={invoice.foot}
        />
      )}
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
      <Head tab="report" />
      <div className="window-figures">
        <div>
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
                      {sumOfDollars(amount)}
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
        <div>
          <p>{report.sources}</p>
          <Meters rows={jobsBySource} />
          <p>
            {report.open} <b>{stillOpen}</b>
          </p>
          <p>
            <span className="ai">{report.byAi}</span> <b>{jobsWithAi}</b>
          </p>
        </div>
        <p className="note">
          <b className="ai">{report.note.title}</b>
          {report.note.text}
        </p>
      </div>
    </>
  );
}

/** What each tab shows. */
export const tabPanes: Record<TabName, (props: PaneProps) => JSX.Element> = {
  inbox: InboxPane,
  board: BoardPane,
  calendar: CalendarPane,
  invoice: InvoicePane,
  report: ReportPane,
};
