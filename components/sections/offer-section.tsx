import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { planWords } from '@/lib/content/plan-words';
import type { Offer } from '@/lib/content/schemas/sections';

type OfferSectionProps = { offer: Offer; note?: string };

/** What the platform costs a trade, in its own words, and how a plan renews and ends. It continues the section before. */
export function OfferSection({ offer, note }: OfferSectionProps) {
  return (
    <Section labelledBy="offer" continued>
      <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <h2 id="offer" className="text-headline">
          {offer.title}
        </h2>
        <div className="max-w-text">
          <p className="mt-4 text-lede lg:mt-0">{offer.text}</p>
          <p className="mt-4 mb-2 text-ink-soft">
            {planWords.offer.renewal} {note}
          </p>
          <TextLink href="/pricing">{planWords.offer.link}</TextLink>
        </div>
      </div>
    </Section>
  );
}
