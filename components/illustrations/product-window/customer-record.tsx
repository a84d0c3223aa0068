import { cx } from '@/components/ui/cx';
import { initials } from '@/components/ui/initials';
import { load } from '@/lib/content';

const { customer, inbox, record } = load('product');

const frame =
  '-order-2 px-4.5 py-3 text-brand-soft md:col-start-2 lg:border-l lg:border-rule lg:bg-paper lg:text-ink-soft lg:[grid-area:1/3]';

/** Who it is, on phones all that there is room for. */
function RecordHead({ name, detail }: { name: string; detail: string }) {
  return (
    <p className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
      <i className="row-span-2 grid size-9 place-items-center rounded-full bg-brand-tint text-tiny font-semibold text-brand-deep not-italic">
        {initials(name)}
      </i>
      <b className="text-white lg:text-ink">{name}</b> <small className="col-start-2">{detail}</small>
    </p>
  );
}

/**
 * The one record behind all tabs: who the customer is, and what happened. The step that the chosen tab shows stands out. Beside
 * a conversation with somebody else is that customer's record.
 */
export function CustomerRecord() {
  return (
    <>
      <div role="img" aria-label={record.label} className={cx(frame, 'record-1')}>
        <div aria-hidden="true">
          <RecordHead name={customer.name} detail={customer.since} />
          <ul className="mt-3 leading-[1.7] max-lg:hidden">
            <li>{customer.phone}</li>
            <li>{customer.address}</li>
            <li>{customer.job}</li>
            <li>
              <b>{record.title}</b>
            </li>
          </ul>
          <ol className="window-steps max-lg:hidden">
            {record.steps.map(({ text, when, by, tab, ahead }) => (
              <li key={text} className={cx(tab && `window-step of-${tab}`, by === 'ai' && 'by-ai', ahead && 'ahead')}>
                {text}
                <small>{when}</small>
              </li>
            ))}
          </ol>
        </div>
      </div>
      {inbox.others.map(({ customer: name, source, job, note, when }, index) => (
        <div key={name} className={cx(frame, `record-${index + 2}`)}>
          <RecordHead name={name} detail={source} />
          <ul className="mt-3 leading-[1.7] max-lg:hidden">
            <li>{job}</li>
            <li>
              <b>{record.title}</b>
            </li>
            <li>{source}</li>
            <li>
              {note} <small>{when}</small>
            </li>
          </ul>
        </div>
      ))}
    </>
  );
}
