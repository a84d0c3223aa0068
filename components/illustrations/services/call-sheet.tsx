import { CardHead } from '@/components/illustrations/kit/head';
import { Rows } from '@/components/illustrations/kit/rows';
import { SceneFrame } from '@/components/illustrations/scenes/scene-frame';
import { cx } from '@/components/ui/cx';
import type { ServicePictures } from '@/lib/content/schemas/service-pictures';
import './services.css';

/** A phone call to read, line by line, and the calendar that it ends on. */
export function CallSheet({ call }: { call: ServicePictures['call'] }) {
  const { outcome } = call;
  return (
    <div className="service-sheet pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b-3 border-ink pb-3 tabular">
        <b className="font-display text-card font-heading tracking-[-0.02em]">{call.name}</b> {call.end}
      </p>
      <dl className="grid gap-2.5 sm:gap-2">
        {call.lines.map(({ at, from, text }) => (
          <div
            key={at}
            className={cx(
              'leading-[1.4] sm:grid sm:grid-cols-[7.75rem_minmax(0,1fr)] sm:gap-2',
              from === 'customer' && 'max-sm:-mx-2 max-sm:w-fit max-sm:rounded-chip max-sm:bg-sun-tint max-sm:px-2',
            )}
          >
            <dt className="text-tiny/[1.7] tabular max-sm:mr-1.5 max-sm:inline">
              <span className="sm:inline-block sm:min-w-9">{at}</span>{' '}
              {from === 'customer' ? call.customer : call.assistant}
            </dt>
            <dd
              className={cx(
                'max-sm:inline',
                from === 'customer'
                  ? 'font-medium sm:-mx-2 sm:w-fit sm:rounded-chip sm:bg-sun-tint sm:px-2'
                  : 'font-normal',
              )}
            >
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <SceneFrame
        label={outcome.label}
        className="-mx-4.5 border-t-3 border-ink bg-leaf-tint px-4.5 pt-4 pb-5 text-ink sm:-mx-8 sm:px-8 sm:pb-6 xl:-mx-11 xl:px-11"
      >
        <CardHead {...outcome} />
        <Rows {...outcome} />
      </SceneFrame>
    </div>
  );
}
