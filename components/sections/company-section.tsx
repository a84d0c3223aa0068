import { ActionLink } from '@/components/ui/action-link';
import { LinkedText } from '@/components/ui/linked-text';
import { Section } from '@/components/ui/section';
import { actions } from '@/lib/content';
import type { Company } from '@/lib/content/schemas/about';
import { Facts, LetterSection } from './letter-section';

/** The company's letter. Beside it are its facts, and what new customers get for free. */
export function CompanyLetterSection({ company }: { company: Company }) {
  const { title, letter, facts, offers, seeAlso } = company;
  return (
    <LetterSection
      title={title}
      paragraphs={letter}
      asideIsLast
      aside={
        <>
          <Facts facts={facts} />
          <h2 className="mt-8 text-title">{offers.title}</h2>
          <ul>
            {offers.offers.map((offer) => (
              <li key={offer.title} className="mt-4">
                <h3 className="font-sans font-semibold tracking-normal">{offer.title}</h3>
                <p className="text-ink-soft">{offer.text}</p>
                <ActionLink action={offer.action} variant="plain" className="-my-1 px-0! underline" />
              </li>
            ))}
          </ul>
        </>
      }
    >
      <p className="mt-5">
        <ActionLink action={actions.scheduleCall} className="max-sm:w-full" />
      </p>
      <LinkedText text={seeAlso} className="mt-5 text-body text-balance text-ink-soft" />
    </LetterSection>
  );
}

/** The four values, and what each of them forbids. */
export function CompanyValuesSection({ values }: Pick<Company, 'values'>) {
  return (
    <Section
      background="white"
      labelledBy="values"
      className="booking-bar-until offscreen-[37rem] lg:offscreen-[19rem]"
    >
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
    </Section>
  );
}
