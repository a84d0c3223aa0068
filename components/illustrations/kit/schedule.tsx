import type { ScheduleData } from '@/lib/content/schemas/kit';
import './kit.css';

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
