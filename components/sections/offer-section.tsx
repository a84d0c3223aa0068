import { Section } from '@/components/ui/section';
import { planWords } from '@/lib/content';
import type { Offer } from '@/lib/content/schemas/sections';

type OfferSectionProps = { offer: Offer; note?: string };

/**
 * What the platform costs a trade, in its own words, and how a plan renews and ends. It continues the section before; the
 * one after leads to the prices.
 */
export function OfferSection({ offer, note }: OfferSectionProps) {
  return (
    <Section labelledBy="offer" continued>
      <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <h2 id="offer" className="text-headline">
          {offer.title}
        </h2>
        <div className="max-w-text">
          <p className="mt-4 text-lede">{offer.text}</p>
          <p className="mt-4 text-ink-soft">
            {planWords.offer.renewal} {planWords.offer.terms} {note}
          </p>
        </div>
      </div>
    </Section>
  );
}
