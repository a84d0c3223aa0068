import { ServiceNote } from '@/components/illustrations/services/service-note';
import { ActionLink } from '@/components/ui/action-link';
import { ExampleCaption } from '@/components/ui/example-caption';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { actions } from '@/lib/content';
import { Tile } from '@/components/ui/tile';
import type { HomeServices } from '@/lib/content/schemas/home';
import type { Tool } from '@/lib/content/schemas/tool';

type ServicesSectionProps = {
  services: Omit<HomeServices, 'cards'> & {
    cards: readonly (HomeServices['cards'][number] & { tool?: Tool })[];
  };
};

/** The services, each with a note on a tile, followed by a button. The whole of one can be pressed. */
export function ServicesSection({ services }: ServicesSectionProps) {
  return (
    <Section background="white" labelledBy="services" className="offscreen-[68rem] lg:offscreen-[42rem]">
      <SectionHeading id="services" title={services.title} intro={services.intro} beside />
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-6">
        {services.cards.map(({ href, title, text, tool }, index) => (
          <li key={href} className="group relative lines-3">
            {tool && (
              <Tile index={index} className="min-h-33 p-2.5 lg:min-h-36 lg:p-4">
                <ServiceNote of={tool} />
              </Tile>
            )}
            <h3 className="row-start-2 chevron mt-3 flex items-center justify-between gap-2 text-card after:m-0 after:-rotate-45 after:text-brand-deep max-lg:text-body/[1.3]">
              <PageLink
                href={href}
                className="underline-offset-4 group-hover:text-brand-deep group-hover:underline after:absolute after:inset-0 after:rounded-card"
              >
                {title}
              </PageLink>
            </h3>
            <p className="mt-0.5 leading-snug text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid grid-cols-[minmax(max-content,1fr)_auto_1fr] items-start">
        <ExampleCaption />
        <ActionLink action={actions.getStartedNow} />
      </div>
    </Section>
  );
}
