import type { BoardData } from '@/lib/content/schemas/kit';
import './kit.css';

/** Customers or jobs in columns, from the first word to the last payment. The last column's cards are marked. */
export function Board({ columns }: BoardData) {
  return (
    <ul className="kit-board">
      {columns.map(({ name, count, cards }) => (
        <li key={name}>
          <p>
            <b>{name}</b> {count}
          </p>
          {cards.map(({ title, detail }) => (
            <p key={title} className="kit-board-card">
              <b>{title}</b> {detail}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
