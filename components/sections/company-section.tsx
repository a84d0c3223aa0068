import { ActionLink } from '@/components/ui/action-link';
import { LinkedText } from '@/components/ui/linked-text';
import { Section, type SectionBackground } from '@/components/ui/section';
import { actions } from '@/lib/content';
import type { Company } from '@/lib/content/schemas/company';
import { Facts, LetterSection } from './letter-section';

type CompanyLetterSectionProps = Pick<Company, 'title' | 'letter' | 'facts' | 'seeAlso'>;

/** The company's letter, with its facts beside it. */
export function CompanyLetterSection({ title, letter, facts, seeAlso }: CompanyLetterSectionProps) {
  return (
    <LetterSection title={title} paragraphs={letter} aside={<Facts facts={facts} />}>
      <p>
        <ActionLink action={actions.scheduleCall} className="max-sm:w-full" />
      </p>
      <LinkedText text={seeAlso} className="text-body text-ink-soft" />
    </LetterSection>
  );
}

type CompanyValuesSectionProps = Pick<Company, 'values' | 'offers'> & { background: SectionBackground };

/** The four values and what they forbid, and what new customers get for free. */
export function CompanyValuesSection({ values, offers, background }: CompanyValuesSectionProps) {
  return (
    <Section background={background} labelledBy="values" className="booking-bar-until">
      <h2 id="values" className="text-headline">
        {values.title}
      </h2>
      <dl className="mt-6 grid gap-x-16 border-t border-rule sm:grid-cols-2 lg:mt-8">
        {values.values.map((value) => (
          <div key={value.title} className="border-b border-rule py-5">
            <dt className="font-display text-card font-semibold tracking-tight">{value.title}</dt>
            <dd className="mt-1 text-ink-soft">{value.text}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-14 text-headline">{offers.title}</h2>
      <ul className="mt-6 grid gap-x-16 gap-y-6 sm:grid-cols-2">
        {offers.offers.map((offer) => (
          <li key={offer.title}>
            <h3 className="text-card">{offer.title}</h3>
            <p className="mt-1 text-ink-soft">{offer.text}</p>
            <ActionLink action={offer.action} variant="plain" className="underline sm:px-0!" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
