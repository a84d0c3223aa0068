import { cx } from '@/components/ui/cx';
import type { Row } from '@/lib/content/schemas/kit';
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
