import { cx } from '@/components/ui/cx';
import { initials } from '@/components/ui/initials';
import { ownJob, product } from '@/lib/content/product';
import { dollars } from '@/lib/content/texts';

/** The one record behind all tabs: who the customer is, and what happened. The step that the chosen tab shows stands out. */
export function CustomerRecord() {
  const { customer, record } = product;
  const done = record.steps.findLastIndex(({ tab }) => tab === 'board');
  return (
    <div
      role="img"
      aria-label={record.label}
      className="-order-2 px-4.5 py-3 text-brand-soft md:col-start-2 lg:border-l lg:border-rule lg:bg-paper lg:text-ink-soft lg:[grid-area:1/3]"
    >
      <div aria-hidden="true">
        <p className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
          <i className="row-span-2 grid size-9 place-items-center rounded-full bg-brand-tint text-tiny font-semibold text-brand-deep not-italic">
            {initials(customer.name)}
          </i>
          <b className="text-white lg:text-ink">{customer.name}</b>
          <small className="col-start-2">{customer.since}</small>
        </p>
        <ul className="mt-3 leading-[1.7] max-lg:hidden">
          <li>{customer.phone}</li>
          <li>{customer.address}</li>
          <li>
            {ownJob.work} · {dollars(ownJob.amount)}
          </li>
          <li>
            <b>{record.title}</b>
          </li>
        </ul>
        <ol className="window-steps max-lg:hidden">
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
