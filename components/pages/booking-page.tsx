import { ProviderFrame } from '@/components/embeds/provider-frame';
import { StandingObject } from '@/components/illustrations/drawing';
import { CheckList } from '@/components/ui/check-list';
import { Ground, type GroundName } from '@/components/ui/ground';
import { LinkedText } from '@/components/ui/linked-text';
import { MarkedHeadline } from '@/components/ui/marked-headline';
import { Container } from '@/components/ui/section';
import type { Booking } from '@/lib/content/schemas/booking';

/** The layout of a page with a provider frame. On wide screens it stands beside the words and the object. */
export function BookingPage({ booking, ground = 'sun' }: { booking: Booking; ground?: GroundName }) {
  const { title, lede, frame, expect, seeAlso, object } = booking;
  return (
    <Ground ground={ground}>
      <div className="floor-band pt-bar">
        <Container className="grid grid-cols-1 gap-x-10 gap-y-5 pt-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr_auto] lg:pt-10 xl:grid-cols-[26rem_minmax(0,1fr)] xl:gap-x-14">
          <section aria-labelledby="page-title">
            <h1 id="page-title" className="text-head">
              <MarkedHeadline title={title} />
            </h1>
            <p className="mt-4 text-lede">{lede}</p>
          </section>
          <section aria-label={frame.title} className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
            <ProviderFrame frame={frame} />
          </section>
          <section aria-labelledby="expect">
            <h2 id="expect" className="text-card">
              {expect.title}
            </h2>
            <CheckList points={expect.points} className="mt-3 gap-2 [&_svg]:text-inherit" />
          </section>
          <LinkedText
            text={seeAlso}
            className="font-display text-card tracking-tight *:text-inherit lg:col-start-2 lg:row-start-4 lg:mb-10"
          />
          <StandingObject
            name={object}
            className="print-hidden w-[min(300px,100%)]! justify-self-center lg:row-span-2 lg:row-start-3 lg:mt-2 lg:w-[min(100%,24rem)]!"
          />
        </Container>
      </div>
    </Ground>
  );
}
