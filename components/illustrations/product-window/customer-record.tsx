import { cx } from '@/components/ui/cx';
import { initials } from '@/components/ui/initials';
import { ownJob, product } from '@/lib/content/product';
import { dollars } from '@/lib/content/texts';

/** The one record behind all tabs: who the customer is, and what happened. The step that the chosen tab shows stands out. */
export function CustomerRecord() {
  const { customer, record } = product;
  const done = record.steps.findLastIndex(({ tab }) => tab === 'board');
  return (
    <div role="img" aria-label={record.label} className="window-record">
      <div aria-hidden="true">
        <p className="window-customer">
          <i className="row-span-2 grid size-9 place-items-center rounded-full bg-brand-tint text-tiny font-semibold text-brand-deep not-italic">
            {initials(customer.name)}
          </i>
          <b>{customer.name}</b>
          <small>{customer.since}</small>
        </p>
        <ul className="window-facts">
          <li>{customer.phone}</li>
          <li>{customer.address}</li>
          <li>
            {ownJob.work} · {dollars(ownJob.amount)}
          </li>
          <li>
            <b>{record.title}</b>
          </li>
        </ul>
        <ol className="window-steps">
          {record.steps.map(({ text, when, by, tab }, index) => (
            <li key={text} className={cx(tab && `window-at-${tab}`, by === 'ai' && 'by-ai', index > done && 'ahead')}>
              {text}
              <small>{when}</small>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
