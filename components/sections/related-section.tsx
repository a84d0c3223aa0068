import { ArrowRight } from 'lucide';
import { LinkedText } from '@/components/ui/linked-text';
import { Lucide } from '@/components/ui/lucide';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Service } from '@/lib/content/schemas/service';

/** The pages that belong together, as a row of links. */
export function RelatedSection({ related }: { related: NonNullable<Service['related']> }) {
  return (
    <Section background="white" labelledBy="related" className="offscreen-[36rem] lg:offscreen-[15rem]">
      <SectionHeading id="related" title={related.title} />
      <ul className="grid border-t border-rule lg:auto-cols-fr lg:grid-flow-col lg:gap-6">
        {related.links.map(({ href, title, text }) => (
          <li key={href} className="relative border-b border-rule">
            <h3 className="text-card">
              <PageLink
                href={href}
                className="flex items-center justify-between gap-3 pt-2.5 after:absolute after:inset-0 hover:text-brand-deep lg:pt-4"
              >
                {title}
                <Lucide icon={ArrowRight} className="size-5 shrink-0 text-brand-deep" />
              </PageLink>
            </h3>
            <p className="pb-2.5 text-small text-ink-soft lg:pb-4">{text}</p>
          </li>
        ))}
      </ul>
      <LinkedText text={related.text} className="mt-6 text-ink-soft" />
    </Section>
  );
}
