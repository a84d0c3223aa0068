import type { ReactNode } from 'react';
import { HeadedSection } from '@/components/ui/headed-section';
import type { WhyChoose } from '@/lib/content/schemas/sections';

type WhyChooseSectionProps = {
  whyChoose: WhyChoose;
  /** What stands below the reasons. */
  children?: ReactNode;
};

function heightOf(count: number, hasMore: boolean): string {
  if (hasMore) return 'offscreen-[32.5rem] lg:offscreen-[21.75rem]';
  return count > 2 ? 'offscreen-[27.75rem] lg:offscreen-[14rem]' : 'offscreen-[17rem] lg:offscreen-[6.5rem]';
}

/** Reasons in two columns beside their heading. */
export function WhyChooseSection({ whyChoose: { title, cards }, children }: WhyChooseSectionProps) {
  return (
    <HeadedSection id="why-choose" title={title} className={heightOf(cards.length, Boolean(children))}>
      <ul className="grid gap-x-5 gap-y-3 sm:grid-cols-2 lg:gap-y-5 xl:gap-x-9">
        {cards.map((card) => (
          <li key={card.title}>
            <h3 className="text-card">{card.title}</h3>
            <p className="mt-0.5 leading-[1.5] text-ink-soft">{card.text}</p>
          </li>
        ))}
      </ul>
      {children}
    </HeadedSection>
  );
}
