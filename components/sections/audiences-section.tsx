import { Fragment } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Audience } from '@/lib/content/audiences';
import type { AudienceIndex } from '@/lib/content/schemas/home';

type AudiencesSectionProps = { index: AudienceIndex; audiences: readonly Audience[] };

/** Everyone the platform is for, as an index along the line: an audience, and its industries below. */
export function AudiencesSection({ index, audiences }: AudiencesSectionProps) {
  return (
    <Section labelledBy="audiences">
      <SectionHeading id="audiences" title={index.title} intro={index.intro} />
      <ul className="audiences">
        {audiences.map(({ label, href, industries }) => (
          <li key={href}>
            <h3 className="text-title">
              <PageLink href={href}>{label}</PageLink>
            </h3>
            {industries.length > 0 && (
              <p>
                {industries.map((industry, position) => (
                  <Fragment key={industry.href}>
                    {position > 0 && ', '}
                    <PageLink href={industry.href}>{industry.title}</PageLink>
                  </Fragment>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
