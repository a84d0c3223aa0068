import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { WhyChoose } from '@/lib/content/schemas/sections';

/** Reasons as a numbered list with divider lines, next to the heading. */
export function WhyChooseSection({ whyChoose }: { whyChoose: WhyChoose }) {
  return (
    <Section labelledBy="why-choose">
      <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <SectionHeading id="why-choose" title={whyChoose.title} />
        <ol className="border-t border-rule">
          {whyChoose.cards.map((card, index) => (
            <li key={card.title} className="grid grid-cols-[auto_1fr] gap-x-6 border-b border-rule py-7">
              <span aria-hidden className="font-display text-title font-semibold text-brand-deep tabular">
                {index + 1}
              </span>
              <div>
                <h3 className="text-card">{card.title}</h3>
                <p className="mt-1.5 max-w-text text-ink-soft">{card.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
