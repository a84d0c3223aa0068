import { LinkedText } from '@/components/ui/linked-text';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import type { Service } from '@/lib/content/schemas/service';

/** The pages that belong together, as rows beside their heading. */
export function RelatedSection({ related }: { related: NonNullable<Service['related']> }) {
  return (
    <Section background="white" labelledBy="related" className="offscreen-[32rem] lg:offscreen-[17rem]">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <div>
          <h2 id="related" className="text-headline">
            {related.title}
          </h2>
          <LinkedText text={related.text} className="mt-2 text-ink-soft lg:mt-4" />
        </div>
        <ul className="border-t-3 border-ink">
          {related.links.map(({ href, title, text }) => (
            <li
              key={href}
              className="relative border-b-2 border-ink py-2 sm:grid sm:grid-cols-2 sm:items-baseline sm:gap-6 sm:py-3"
            >
              <h3 className="text-card">
                <PageLink
                  href={href}
                  className="underline-offset-4 after:absolute after:inset-0 hover:text-brand-deep hover:underline"
                >
                  {title}
                </PageLink>
              </h3>
              <p className="text-ink-soft max-sm:leading-[1.4]">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
