import type { JSX } from 'react';
import { cx } from '@/components/ui/cx';
import { load } from '@/lib/content';
import { dollars } from '@/lib/content/texts';
import type { TabName } from '@/lib/content/schemas/product';
import { CardHead } from '@/components/illustrations/kit/head';
import { Message } from '@/components/illustrations/kit/message';
import { Bars, Rows } from '@/components/illustrations/kit/rows';
import { list, PaneHead } from './pane-head';

const { board, calendar, customer, invoice, report } = load('product');

const isOwn = (name: string) => name === customer.name;

const noteLooks = { ai: 'ai', paid: 'font-semibold text-leaf' };

function BoardPane() {
  return (
    <>
      <PaneHead pane={board} />
      <div
        className={cx(
          'grid grid-cols-4 grid-rows-[auto_minmax(0,1fr)] gap-y-3 px-4.5 py-3.5 md:[grid-row:2/-1] md:grid-rows-1',
          'md:gap-2.5 lg:col-span-full',
        )}
      >
        {board.columns.map(({ name, cards, total }, index) => (
          <div
            key={name}
            className="contents md:flex md:flex-col md:rounded-tile md:bg-paper-deep md:px-2 md:pt-1 md:pb-3"
          >
            <p
              className={cx(
                'border-b-2 py-2 text-center text-tiny/[1.35] md:border-0 md:px-1 md:text-left',
                index === board.columns.length - 1 ? 'border-brand' : 'border-rule',
              )}
            >
              <b>{name}</b> {cards.length}
            </p>
            {/* Phones show the last column, which has the customer's card. */}
            <ul
              className={cx(
                'md:flex md:flex-col md:gap-2',
                index === board.columns.length - 1 ? 'col-span-full grid content-start gap-2.5' : 'hidden',
              )}
            >
              {cards.map((card) => (
                <li
                  key={card.customer}
                  className={cx(
                    'grid gap-0.5 rounded-button border px-3.5 py-2.5',
                    isOwn(card.customer) ? 'border-leaf bg-leaf-tint' : 'border-rule bg-white',
                  )}
                >
                  <b>{card.customer}</b>
                  <span>
                    {card.job} <b>{card.amount}</b>
                  </span>
                  <small className={card.look && noteLooks[card.look]}>{card.note}</small>
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

/* The places of the calendar, as whole class names, which Tailwind finds. Rows are half hours, of which a visit has two or more. */
const columns = ['md:col-start-2', 'md:col-start-3', 'md:col-start-4', 'md:col-start-5', 'md:col-start-6'];
const dayNames = ['col-start-2', 'col-start-3', 'col-start-4', 'col-start-5', 'col-start-6'];
const starts =
  'row-start-1 row-start-2 row-start-3 row-start-4 row-start-5 row-start-6 row-start-7 row-start-8 row-start-9 row-start-10 row-start-11 row-start-12 row-start-13 row-start-14 row-start-15'.split(
    ' ',
  );
const lengths = 'row-span-2 row-span-3 row-span-4 row-span-5 row-span-6 row-span-7 row-span-8'.split(' ');

const looks = {
  own: 'border-l-3 border-leaf bg-leaf-tint',
  past: 'border-l-3 border-rule-deep bg-paper-deep',
  booked: 'border-l-3 border-brand-soft bg-brand-tint',
  free: 'border-[1.5px] border-dashed border-brand-soft bg-white',
};

function CalendarPane() {
  return (
    <>
      <PaneHead pane={calendar} />
      <div className="row-span-2 grid grid-cols-[3.375rem_repeat(5,1fr)] grid-rows-[auto_minmax(0,1fr)] pt-2 pr-3.5 pb-3.5 lg:col-span-full">
        <ul className="grid auto-rows-fr pr-2 text-right text-tiny/[1.35] text-ink-quiet [grid-area:2/1]">
          {calendar.hours.map((hour) => (
            <li key={hour}>{hour}</li>
          ))}
        </ul>
        {calendar.days.map(({ name, date, today, visits }, index) => (
          <div key={name} className="contents text-tiny/[1.35]">
            <p
              className={cx(
                'row-start-1 mb-2 rounded-chip py-2 text-center',
                dayNames[index],
                today && 'bg-brand-tint',
              )}
            >
              {name} <b>{date}</b>
            </p>
            {/* On phones only today. */}
            <ul
              className={cx(
                'window-slots row-start-2 grid-rows-[repeat(16,minmax(0,1fr))] border-l border-rule',
                columns[index],
                today ? 'grid max-md:[grid-column:2/-1]' : 'hidden md:grid',
              )}
            >
              {visits.map(({ title, text, start, length, look, booked }) => (
                <li
                  key={title}
                  className={cx(
                    'mt-0.5 mb-px ml-0.75 overflow-clip rounded-[6px] px-2 py-1 leading-[1.3]',
                    looks[look],
                    starts[start],
                    lengths[length - 2],
                  )}
                >
                  <b className="md:block">{title}</b> {text}
                  {booked && (
                    <>
                      {' '}
                      <small className="md:block">{booked.time}</small>{' '}
                      <small className="ai md:block">{booked.by}</small>
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
  return (
    <>
      <PaneHead pane={invoice} />
      <ul className={cx('hidden lg:flex', list.frame)}>
        {invoice.list.map(({ customer: name, text, state }) => (
          <li key={name} className={cx(list.entry, isOwn(name) && 'bg-brand-tint')}>
            <b>{name}</b> <small className={list.time}>{state}</small>
            <span className={list.detail}>{text}</span>
          </li>
        ))}
        <li className="ai mt-auto px-4 py-3.5 text-tiny/[1.35]">{invoice.foot}</li>
      </ul>
      <div
        className={cx(
          '[grid-row:2/-1] grid gap-3 self-center px-4.5 py-3.5 md:w-[min(27rem,100%-3rem)] md:justify-self-center',
          'lg:[grid-area:2/2]',
        )}
      >
        <p className="ai">{invoice.by}</p>
        <div className="kit-card">
          <CardHead title={invoice.name} detail={invoice.to} badge={{ text: invoice.paid, tone: 'leaf' }} />
          <Rows {...invoice} />
        </div>
        <Message from="business" text={invoice.message} />
        <p className="text-center text-tiny/[1.35] text-ink-quiet">{invoice.sent}</p>
      </div>
    </>
  );
}

/** Sizes of the columns of the report: a day’s width, a column’s, and the height of the highest. */
const [dayWidth, columnWidth, highest] = [60, 38, 100];

function ReportPane() {
  const most = Math.max(...report.days.map(({ amount }) => amount));
  return (
    <>
      <PaneHead pane={report} />
      <div
        className={cx(
          '[grid-row:2/-1] grid content-between gap-x-8 gap-y-2 px-4.5 py-2.5 md:grid-cols-[1.2fr_1fr]',
          'md:grid-rows-[1fr_auto] md:p-5 lg:col-span-full',
        )}
      >
        <div className="md:flex md:flex-col md:justify-between">
          <p>{report.paid.label}</p>
          <b className="font-display text-[2.25rem]/[1.1] tracking-tight">{report.paid.amount}</b>
          <svg
            viewBox={`0 0 ${dayWidth * report.days.length} ${highest + 50}`}
            className="max-h-33 w-full md:my-auto md:max-h-72"
          >
            {report.days.map(({ name, amount, today }, index) => {
              const height = Math.max(3, Math.round((highest * amount) / most));
              const x = dayWidth * index + dayWidth / 2;
              const top = highest + 22 - height;
              return (
                <g key={name} textAnchor="middle" className={today ? 'fill-brand' : 'fill-brand-soft'}>
                  <rect x={x - columnWidth / 2} y={top} width={columnWidth} height={height} rx={height > 3 ? 6 : 0} />
                  {amount > 0 && (
                    <text x={x} y={top - 7} className="fill-ink-soft text-[14px]">
                      {dollars(amount)}
                    </text>
                  )}
                  <text x={x} y={highest + 42} className="fill-ink-soft text-[14px]">
                    {name}
                  </text>
                </g>
              );
            })}
          </svg>
        </div>
        <div className="md:flex md:flex-col md:justify-between">
          <p>{report.sources.title}</p>
          <div className="my-2">
            <Bars rows={report.sources.rows} />
          </div>
          <p className="flex justify-between border-t border-rule py-3 max-md:hidden">
            {report.open.label} <b>{report.open.value}</b>
          </p>
          <p className="flex justify-between border-t border-rule py-3 max-md:hidden">
            <span className="ai">{report.byAi.label}</span> <b>{report.byAi.value}</b>
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
