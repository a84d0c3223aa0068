import { cx } from '@/components/ui/cx';
import type { BoardData, ScheduleData, SeatsData } from '@/lib/content/schemas/kit';
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

/** A day of chairs, tables or people by the hour. What is new in it stands out. */
export function Schedule({ hours, columns }: ScheduleData) {
  return (
    <div className="kit-schedule">
      {hours.map((hour) => (
        <b key={hour}>{hour}</b>
      ))}
      {columns.map(({ name, cells }) => [
        <b key={name}>{name}</b>,
        ...cells.map(({ title, detail, isNew }, hour) => (
          <i key={`${name} ${hours[hour]}`} className={isNew ? 'kit-new' : undefined}>
            {title}
            {detail && <small> {detail}</small>}
          </i>
        )),
      ])}
    </div>
  );
}

/** The places of a class, of a day or of a program, one of which came free or is next. */
export function Seats({ count, freed }: SeatsData) {
  return (
    <p className={cx('kit-seats', count % 10 === 0 && 'kit-seats-of-10', count % 8 === 0 && 'kit-seats-of-8')}>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} className={index + 1 === freed.place ? 'kit-free' : undefined}>
          {index + 1 === freed.place ? freed.mark : index + 1}
        </i>
      ))}
    </p>
  );
}
