import { Section } from '@/components/ui/section';
import type { WhyChoose } from '@/lib/content/schemas/sections';

type WhyChooseSectionProps = {
  whyChoose: WhyChoose;
  /** Continues the section before it. */
  continued?: boolean;
};

/** Reasons in columns under a blue edge, beside the heading. */
export function WhyChooseSection({ whyChoose, continued }: WhyChooseSectionProps) {
  return (
    <Section
      continued={continued}
      labelledBy="why-choose"
      className={
        whyChoose.cards.length > 2 ? 'offscreen-[33rem] lg:offscreen-[15rem]' : 'offscreen-[19rem] lg:offscreen-[8rem]'
      }
    >
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <h2 id="why-choose" className="text-heading lg:text-headline">
          {whyChoose.title}
        </h2>
        <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          {whyChoose.cards.map((card) => (
            <li key={card.title} className="border-t-[3px] border-brand pt-3">
              <h3 className="text-card">{card.title}</h3>
              <p className="mt-1 leading-[1.5] text-ink-soft">{card.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
