import { Check } from 'lucide';
import { ProviderFrame } from '@/components/embeds/provider-frame';
import { PageHeaderSection } from '@/components/sections/page-header-section';
import { Section } from '@/components/ui/section';
import type { Booking } from '@/lib/content/schemas/booking';
import { Lucide } from '@/components/ui/lucide';

/** The layout of a page with a provider frame. */
export function BookingPage({ booking }: { booking: Booking }) {
  return (
    <>
      <PageHeaderSection title={booking.title} lede={booking.lede} />
      <Section label={booking.frame.title} continued>
        <div className="mx-auto max-w-4xl">
          <ProviderFrame frame={booking.frame} />
        </div>
      </Section>
      <Section background="white" labelledBy="expect">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
          <h2 id="expect" className="text-headline">
            {booking.expect.title}
          </h2>
          <ul className="grid border-t border-rule">
            {booking.expect.points.map((point) => (
              <li key={point} className="flex gap-3 border-b border-rule py-4">
                <Lucide icon={Check} className="mt-1 size-5 shrink-0 text-leaf" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </>
  );
}
