import { cx } from '@/components/ui/cx';
import { initials } from '@/components/ui/initials';
import { ownJob, product } from '@/lib/content/product';
import { sumOfDollars } from '@/lib/content/texts';

/** The one record behind all tabs: who the customer is, and what happened. The step that the chosen tab shows stands out. */
export function CustomerRecord() {
  const { customer, record, mark } = product;
  const done = record.steps.findLastIndex(({ tab }) => tab === 'board');
  return (
    <div role="img" aria-label={record.label} className="window-record">
      <div aria-hidden="true">
        <i className="window-face">{initials(customer.name)}</i>
        <p>
          <b>{customer.name}</b>
          <small>{customer.since}</small>
        </p>
        <mark>{mark}</mark>
        <ul>
          <li>{customer.phone}</li>
          <li>{customer.address}</li>
          <li>
            {ownJob.work} · {sumOfDollars(ownJob.amount)}
          </li>
        </ul>
        <b>{record.title}</b>
        <ol>
          {record.steps.map(({ text, when, by, tab }, index) => (
            <li key={text} className={cx(tab && `step-${tab}`, by, index > done && 'ahead')}>
              {text}
              <small>{when}</small>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
