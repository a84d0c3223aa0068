import { ArrowRight } from 'lucide';
import { cx } from '@/components/ui/cx';
import { IconTile } from '@/components/ui/icon-tile';
import { Section, type SectionBackground } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { LinkCards } from '@/lib/content/schemas/sections';
import { Lucide } from '@/components/ui/lucide';
import { PageLink } from '@/components/ui/page-link';

type LinkCardsSectionProps = { id: string; links: LinkCards; background?: SectionBackground };

/** Cards that link to other pages. The whole card is clickable. */
export function LinkCardsSection({ id, links, background = 'paper' }: LinkCardsSectionProps) {
  // Five cards are laid out as two above three, so that both rows are full. In pairs, the last of an odd number is wide.
  const isFive = links.cards.length === 5;
  return (
    <Section background={background} labelledBy={id}>
      <SectionHeading id={id} title={links.title} intro={links.intro} />
      <ul className={cx('grid gap-4 sm:grid-cols-2 lg:gap-5', isFive ? 'lg:grid-cols-6' : 'lg:grid-cols-3')}>
        {links.cards.map((card, index) => (
          <li
            key={card.href}
            className={cx(
              'group relative flex flex-col rounded-card border border-rule bg-white p-6 transition-shadow duration-200 hover:shadow-float sm:max-lg:last:odd:col-span-2',
              isFive && (index < 2 ? 'lg:col-span-3' : 'lg:col-span-2'),
            )}
          >
            <div className="flex items-start justify-between">
              <IconTile name={card.icon} />
              <Lucide icon={ArrowRight} className="size-5 text-ink-quiet fade group-hover:text-brand-deep" />
            </div>
            <h3 className="mt-5 text-card">
              <PageLink href={card.href} className="after:absolute after:inset-0 after:rounded-card">
                {card.title}
              </PageLink>
            </h3>
            <p className="mt-1.5 text-small text-ink-soft">{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
