import { ProviderFrame } from '@/components/embeds/provider-frame';
import { PageHeaderSection } from '@/components/sections/page-header-section';
import { LinkedText } from '@/components/ui/linked-text';
import { Section } from '@/components/ui/section';
import type { Booking } from '@/lib/content/schemas/booking';

/** The layout of a page with a provider frame. */
export function BookingPage({ booking }: { booking: Booking }) {
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
            <ol className="expect-line">
              {booking.expect.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ol>
            <LinkedText text={booking.seeAlso} className="mt-8 border-t border-rule pt-5 text-small text-ink-soft" />
          </aside>
        </div>
      </Section>
    </>
  );
}
