import { ActionLink } from '@/components/ui/action-link';
import { IconTile } from '@/components/ui/icon-tile';
import { Section, type SectionBackground } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { actions } from '@/lib/content';
import type { LinkCards } from '@/lib/content/schemas/sections';
import { PageLink } from '@/components/ui/page-link';

/** The services as a grid with divider lines, followed by a link. */
export function ServicesSection({ services, background }: { services: LinkCards; background: SectionBackground }) {
  return (
    <Section background={background} labelledBy="services">
      <SectionHeading id="services" title={services.title} intro={services.intro} />
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {services.cards.map((card) => (
          <li key={card.href} className="group relative flex gap-5 border-t border-rule py-7 sm:block sm:py-8">
            <IconTile name={card.icon} />
            <div>
              <h3 className="text-card sm:mt-4">
                <PageLink
                  href={card.href}
                  className="underline-offset-4 group-hover:text-brand-deep group-hover:underline after:absolute after:inset-0"
                >
                  {card.title}
                </PageLink>
              </h3>
              <p className="mt-1 max-w-[19rem] text-small text-ink-soft">{card.text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="flex justify-center border-t border-rule pt-10">
        <ActionLink action={actions.getStartedNow} />
      </div>
    </Section>
  );
}
