import { ProviderFrame } from '@/components/embeds/provider-frame';
import { PageHeaderSection } from '@/components/sections/page-header-section';
import { cx } from '@/components/ui/cx';
import { LinkedText } from '@/components/ui/linked-text';
import { Section } from '@/components/ui/section';
import type { Booking } from '@/lib/content/schemas/booking';

/** The layout of a page with a provider frame. */
export function BookingPage({ booking }: { booking: Booking }) {
  const isForm = booking.frame.kind === 'form';
  return (
    <>
      <PageHeaderSection title={booking.title} lede={booking.lede} />
      <Section label={booking.frame.title} continued>
        <div className="grid grid-cols-1 gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="max-w-4xl">
            <ProviderFrame frame={booking.frame} />
          </div>
          <aside aria-labelledby="expect">
            <h2 id="expect" className="text-title">
              {booking.expect.title}
            </h2>
            {/* What happens is along a line, with a full disc for the last. What helps is no order. */}
            <ol className={isForm ? 'mt-4' : 'mt-7'}>
              {booking.expect.points.map((point) => (
                <li
                  key={point}
                  className={cx(
                    'relative pl-10 before:absolute before:top-1 before:left-0 before:z-1 before:size-5 before:rounded-full',
                    'before:border-[2.5px] before:border-brand before:bg-white',
                    isForm
                      ? 'pb-3'
                      : 'pb-7 not-last:after:absolute not-last:after:top-2 not-last:after:-bottom-2 not-last:after:left-2.25 not-last:after:border-l-[2.5px] not-last:after:border-brand last:before:border-sun last:before:bg-sun',
                  )}
                >
                  {point}
                </li>
              ))}
            </ol>
            <LinkedText text={booking.seeAlso} className="mt-8 border-t border-rule pt-5 text-small text-ink-soft" />
          </aside>
        </div>
      </Section>
    </>
  );
}
