import { ActionLink } from '@/components/ui/action-link';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { actions } from '@/lib/content';
import type { HomeServices } from '@/lib/content/schemas/home';

/** The services as a grid with divider lines, each a link with a chevron, followed by a button. */
export function ServicesSection({ services }: { services: HomeServices }) {
  return (
    <Section labelledBy="services" className="offscreen-[59rem] lg:offscreen-[30rem]">
      <SectionHeading id="services" title={services.title} intro={services.intro} />
      <ul className="-mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {services.cards.map(({ href, title, text }) => (
          <li
            key={href}
            className="group relative chevron border-t border-rule py-4 pr-10 after:absolute after:top-7 after:right-2 after:-rotate-45 after:text-brand-deep lg:py-6 lg:after:top-9"
          >
            <h3 className="text-card">
              <PageLink
                href={href}
                className="underline-offset-4 group-hover:text-brand-deep group-hover:underline after:absolute after:inset-0"
              >
                {title}
              </PageLink>
            </h3>
            <p className="mt-0.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <div className="flex justify-center border-t border-rule pt-8 lg:pt-10">
        <ActionLink action={actions.getStartedNow} />
      </div>
    </Section>
  );
}
