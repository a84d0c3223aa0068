import { ProviderFrame } from '@/components/embeds/provider-frame';
import { WaysOnSection } from '@/components/sections/closing-section';
import { CheckList } from '@/components/ui/check-list';
import { Ground, type GroundName } from '@/components/ui/ground';
import { MarkedHeadline } from '@/components/ui/marked-headline';
import { Container } from '@/components/ui/section';
import type { Booking } from '@/lib/content/schemas/booking';

/** The layout of a page with a provider frame, which on wide screens stands beside the words. */
export function BookingPage({ booking, ground = 'sun' }: { booking: Booking; ground?: GroundName }) {
  const { title, lede, frame, expect, seeAlso, object } = booking;
  return (
    <Ground ground={ground}>
      <div className="bg-paper pt-bar">
        <Container className="grid grid-cols-1 gap-x-10 gap-y-5 pt-6 pb-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:pt-10 lg:pb-16 xl:grid-cols-[26rem_minmax(0,1fr)] xl:gap-x-14">
          <section aria-labelledby="page-title">
            <h1 id="page-title" className="text-head">
              <MarkedHeadline title={title} />
            </h1>
            <p className="mt-4 text-lede text-ink-soft">{lede}</p>
          </section>
          <section aria-label={frame.title} className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <ProviderFrame frame={frame} />
          </section>
          <section aria-labelledby="expect">
            <h2 id="expect" className="text-card">
              {expect.title}
            </h2>
            <CheckList points={expect.points} className="mt-3 gap-2" />
          </section>
        </Container>
      </div>
      <WaysOnSection seeAlso={seeAlso} object={object} />
    </Ground>
  );
}
