import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Audience } from '@/lib/content/audiences';
import type { AudienceIndex } from '@/lib/content/schemas/home';

type AudiencesSectionProps = { index: AudienceIndex; audiences: readonly Audience[] };

/** Everyone the platform is for, as a few lines of links. Their pages and the menus name the industries. */
export function AudiencesSection({ index, audiences }: AudiencesSectionProps) {
  return (
    <Section labelledBy="audiences">
      <SectionHeading id="audiences" title={index.title} intro={index.intro} />
      <ul className="-mt-4 flex flex-wrap gap-2 lg:gap-3">
        {audiences.map(({ label, href }) => (
          <li key={href}>
            <PageLink
              href={href}
              className="flex min-h-11 items-center rounded-full border border-rule bg-white px-4 font-semibold hover:border-ink-quiet"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
