import { cx } from '@/components/ui/cx';
import type { Meter, Row, Step, Stop } from '@/lib/content/schemas/kit';
import './kit.css';

type RowsProps = {
  rows: readonly Row[];
  total?: Row;
  /** The values are times and come first. */
  timed?: boolean;
};

function Words({ label, detail }: Row) {
  return (
    <span>
      {label} {detail && <small>{detail}</small>}
    </span>
  );
}

/** Rows of a bill, of a sheet or of a day, with the sum of a bill below them. */
export function Rows({ rows, total, timed = false }: RowsProps) {
  return (
    <ul className={cx('kit-rows', timed && 'kit-timed')}>
      {rows.map((row) => (
        <li key={row.label}>
          <Words {...row} /> {row.value && <b>{row.value}</b>}
        </li>
      ))}
      {total && (
        <li className="kit-total">
          <Words {...total} /> <b>{total.value}</b>
        </li>
      )}
    </ul>
  );
}

/** A checklist in progress. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ul className="kit-steps">
      {steps.map(({ text, detail, done }) => (
        <li key={text} className={done ? 'kit-done' : undefined}>
          <span>{text}</span> <small>{detail}</small>
        </li>
      ))}
    </ul>
  );
}

/** What happened, from the top, with a stop each. The last one is where it stands. */
export function Track({ stops }: { stops: readonly Stop[] }) {
  return (
    <ol className="kit-track">
      {stops.map(({ title, detail }) => (
        <li key={title}>
          <b>{title}</b> <small>{detail}</small>
        </li>
      ))}
    </ol>
  );
}

/** Figures with a bar each. The bar is an SVG, because the content security policy blocks style attributes. */
export function Bars({ rows }: { rows: readonly Meter[] }) {
  return (
    <ul className="kit-bars">
      {rows.map(({ label, value, share }) => (
        <li key={label}>
          <span>{label}</span> <b>{value}</b>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none">
            <path d={`M0 0h${share}v4H0z`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
