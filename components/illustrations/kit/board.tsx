import { cx } from '@/components/ui/cx';
import type { BoardData } from '@/lib/content/schemas/kit';
import './kit.css';

/** Customers or jobs in columns, from the first word to the last payment. */
export function Board({ columns, marked }: BoardData) {
  return (
    <ul className="kit-board">
      {columns.map(({ name, count, cards }) => (
        <li key={name}>
          <p>
            <b>{name}</b> {count}
          </p>
          {cards.map(({ title, detail }) => (
            <p key={title} className={cx('kit-board-card', title === marked && 'kit-marked')}>
              <b>{title}</b> {detail}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
