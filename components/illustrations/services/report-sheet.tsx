import { TradeObject } from '@/components/illustrations/objects/trade-object';
import { cx } from '@/components/ui/cx';
import { dollars } from '@/lib/content/texts';
import type { ServicePictures } from '@/lib/content/schemas/service-pictures';
import { ServiceSheet, sheetObject } from './service-sheet';

/** The curve in units of its view box: where its weeks are, its ground, and the height of one booking. */
const places = [24, 112, 200, 288];
const ground = 72;
const perBooking = 5.5;

/** Bookings by week as a curve. On wide screens the page’s line runs into it from the window’s left edge. */
function Curve({ counts }: { counts: readonly number[] }) {
  const points = places.map((x, week) => ({ x, y: ground - perBooking * (counts[week] ?? 0) }));
  const [first, ...others] = points;
  let from = first;
  const curve = others.map((to) => {
    const middle = ((from?.x ?? 0) + to.x) / 2;
    const part = `C${middle} ${from?.y} ${middle} ${to.y} ${to.x} ${to.y}`;
    from = to;
    return part;
  });
  return (
    <svg viewBox="0 0 320 78" className="drawn-line w-full">
      <path
        d={`M-1600 ${first?.y}H${first?.x}`}
        vectorEffect="non-scaling-stroke"
        className="@max-[86rem]/page:hidden"
      />
      <path d={`M${first?.x} ${first?.y}${curve.join('')}`} vectorEffect="non-scaling-stroke" />
      {points.map(({ x, y }, week) => (
        <g key={x}>
          <circle cx={x} cy={y} r="4.5" className={week === places.length - 1 ? 'fill-brand' : 'fill-white'} />
          <text
            x={x}
            y={y - 11}
            textAnchor="middle"
            className="fill-ink stroke-none font-display text-[13px] font-heading"
          >
            {counts[week]}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A month’s report. Its bars have one scale. */
export function ReportSheet({ report }: { report: ServicePictures['report'] }) {
  const { figures, channels, weeks } = report;
  const most = Math.max(...channels.map(({ paid }) => paid));
  return (
    <ServiceSheet label={report.label} className="report-sheet pl-10 sm:pl-19 xl:pt-10 xl:pb-7">
      <p className="sheet-title">{report.title}</p>
      <dl className="flex flex-wrap items-end gap-x-[min(2.75rem,6vw)]">
        {figures.map(({ name, value }, index) => (
          <div key={name}>
            <dt className="text-small/[1.4]">{name}</dt>
            <dd
              className={cx(
                'font-display font-heading tracking-[-0.03em] tabular',
                index === figures.length - 1 ? 'text-[min(3.75rem,10.5vw)]/none' : 'text-[min(2.25rem,7.5vw)]/[1.1]',
              )}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <ul className="border-y border-rule ruled">
        {channels.map(({ name, detail, paid }) => (
          <li
            key={name}
            className={cx(
              'grid grid-cols-[5.25rem_minmax(0,1fr)_4rem] items-center gap-3 py-1.5',
              'sm:grid-cols-[6.5rem_minmax(0,1fr)_5.5rem] sm:py-2',
            )}
          >
            <p className="text-tiny/[1.4]">
              <b className="block text-small/[1.4]">{name}</b> {detail}
            </p>
            <svg className="h-7 w-full fill-brand-deep">
              <rect width={`${((100 * paid) / most).toFixed(1)}%`} height="100%" rx="5" />
            </svg>
            <b className="text-right font-display tabular sm:text-[1.375rem]">{dollars(paid)}</b>
          </li>
        ))}
      </ul>
      <div>
        <p className="mb-2 w-fit [rotate:-0.6deg] rounded-[3px] bg-sun-soft px-3 py-1.5 text-small/[1.4] text-ink">
          {report.note}
        </p>
        <p className="text-small/[1.4]">{report.weeksTitle}</p>
        <Curve counts={weeks.map(({ booked }) => booked)} />
      </div>
      <ol className="-mt-4 -mr-[3.75%] -ml-[6.25%] grid grid-cols-4 text-center text-tiny/[1.4]">
        {weeks.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <TradeObject name="tent" className={cx(sheetObject, 'xl:top-7 xl:right-9 xl:bottom-auto xl:w-24')} />
    </ServiceSheet>
  );
}
