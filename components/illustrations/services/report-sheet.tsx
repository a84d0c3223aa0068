import { cx } from '@/components/ui/cx';
import { inDigits, dollars } from '@/lib/content/texts';
import type { ServicePictures } from '@/lib/content/schemas/service-pictures';
import { sum } from '@/lib/sum';
import { Tent } from './objects';
import { Panes, ServiceSheet, SheetChoices } from './service-sheet';

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
    <svg aria-hidden="true" viewBox="0 0 320 78" className="drawn-line report-curve">
      <path d={`M-1600 ${first?.y}H${first?.x}`} className="report-line" />
      <path d={`M${first?.x} ${first?.y}${curve.join('')}`} />
      {points.map(({ x, y }, week) => (
        <g key={x}>
          <circle cx={x} cy={y} r="4.5" className={cx(week === places.length - 1 && 'report-last')} />
          <text x={x} y={y - 11}>
            {counts[week]}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A month’s report that can be read by channel. Bars have one scale, and so have the curves. */
export function ReportSheet({ report }: { report: ServicePictures['report'] }) {
  const { whole, channels, words, weeks } = report;
  const all = { ...whole, weeks: weeks.map((_, week) => sum(channels.map((channel) => channel.weeks[week] ?? 0))) };
  const views = [all, ...channels];
  const most = Math.max(...channels.map(({ paid }) => paid));
  return (
    <ServiceSheet label={report.label} className="report-sheet">
      <p className="sheet-title">{report.title}</p>
      <SheetChoices question={report.question} choices={views.map(({ name }) => ({ label: name }))} initial={0} />
      <Panes
        initial={0}
        panes={views.map((view) => ({
          name: view.name,
          content: (
            <dl className="report-figures">
              {(['asked', 'booked', 'paid'] as const).map((figure) => (
                <div key={figure} className={`report-${figure}`}>
                  <dt>{words[figure]}</dt>
                  <dd>{figure === 'paid' ? dollars(view.paid) : inDigits(view[figure])}</dd>
                </div>
              ))}
            </dl>
          ),
        }))}
      />
      <ul className="report-rows">
        {channels.map(({ name, booked, paid }, index) => (
          <li key={name} className={`report-row report-row-${index + 1}`}>
            <p>
              <b>{name}</b> {inDigits(booked)} {words.booked.toLowerCase()}
            </p>
            <svg aria-hidden="true">
              <rect width={`${((100 * paid) / most).toFixed(1)}%`} height="100%" rx="5" />
            </svg>
            <b>{dollars(paid)}</b>
          </li>
        ))}
      </ul>
      <Panes
        initial={0}
        panes={views.map((view) => ({
          name: view.name,
          content: (
            <>
              <p className="report-note">{view.note}</p>
              <p className="report-words">{words.weeks}</p>
              <Curve counts={view.weeks} />
            </>
          ),
        }))}
      />
      <ol className="report-weeks">
        {weeks.map((week) => (
          <li key={week}>{week}</li>
        ))}
      </ol>
      <Tent />
    </ServiceSheet>
  );
}
