import { ArrowRight } from 'lucide';
import { IconTile } from '@/components/ui/icon-tile';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { LinkCards } from '@/lib/content/schemas/sections';
import { Lucide } from '@/components/ui/lucide';
import { PageLink } from '@/components/ui/page-link';

/** Links to other pages: rows on phones, cards on wider screens. The whole of one can be pressed. */
export function LinkCardsSection({ links }: { links: LinkCards }) {
  return (
    <Section background="white" labelledBy="related" className="offscreen-[28rem] lg:offscreen-[24rem]">
      <SectionHeading id="related" title={links.title} intro={links.intro} />
      <ul className="sm:grid sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 lg:gap-5 max-sm:border-t max-sm:border-rule">
        {links.cards.map((card) => (
          <li
            key={card.href}
            className="group relative grid grid-cols-[auto_1fr_auto] items-center gap-x-4 border-rule sm:content-start sm:items-start sm:rounded-card sm:border sm:bg-white sm:p-6 sm:transition-shadow sm:duration-200 sm:hover:elevation-float sm:max-lg:last:odd:col-span-2 max-sm:min-h-18 max-sm:border-b max-sm:py-3"
          >
            <IconTile name={card.icon} />
            <h3 className="text-card sm:pt-2.5">
              <PageLink href={card.href} className="after:absolute after:inset-0 sm:after:rounded-card">
                {card.title}
              </PageLink>
            </h3>
            <Lucide icon={ArrowRight} className="size-5 text-brand-deep sm:mt-3" />
            <p className="col-span-3 mt-3 text-ink-soft max-sm:hidden">{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
