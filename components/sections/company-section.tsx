import { ActionLink } from '@/components/ui/action-link';
import { IconBlock } from '@/components/ui/icon-block';
import { IconTile } from '@/components/ui/icon-tile';
import { LinkedText } from '@/components/ui/linked-text';
import { Section, type SectionBackground } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Company } from '@/lib/content/schemas/company';

/** The company's story, next to key facts. */
export function CompanyStorySection({ story, seeAlso, facts }: Pick<Company, 'story' | 'seeAlso' | 'facts'>) {
  return (
    <Section labelledBy="company-story">
      <div className="grid gap-12 lg:grid-cols-[1.5fr_1fr] lg:gap-24">
        <div>
          <h2 id="company-story" className="text-headline">
            {story.title}
          </h2>
          <div className="mt-6 grid max-w-text gap-4 text-ink-soft first-letter:text-ink">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <LinkedText text={seeAlso} />
          </div>
        </div>
        <dl className="grid content-start border-t border-rule">
          {facts.map((fact) => (
            <div key={fact.label} className="flex flex-col-reverse border-b border-rule py-6">
              <dt className="mt-1 text-ink-soft">{fact.label}</dt>
              <dd className="font-display text-headline font-semibold tracking-tight">{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** The four values and what they mean in practice. */
export function CompanyValuesSection({
  values,
  background,
}: {
  values: Company['values'];
  background: SectionBackground;
}) {
  return (
    <Section background={background} labelledBy="values">
      <SectionHeading id="values" title={values.title} intro={values.intro} />
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {values.values.map((value) => (
          <IconBlock key={value.title} block={value} />
        ))}
      </ul>
    </Section>
  );
}

/** What new customers get for free, on a dark band. */
export function CompanyOffersSection({
  offers,
  background,
}: {
  offers: Company['offers'];
  background: SectionBackground;
}) {
  return (
    <Section background={background} labelledBy="offers">
      <SectionHeading id="offers" title={offers.title} />
      <ul className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        {offers.offers.map((offer) => (
          <li key={offer.title} className="flex flex-col items-start border-t border-rule-ink pt-7">
            <IconTile name={offer.icon} tone="ink" />
            <h3 className="mt-5 text-title">{offer.title}</h3>
            <p className="mt-2 mb-6 max-w-md text-brand-soft">{offer.text}</p>
            <div className="mt-auto">
              <ActionLink action={offer.action} variant="onInk" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
