import { PageHeaderSection } from '@/components/sections/page-header-section';
import { ActionLink } from '@/components/ui/action-link';
import { HeadedSection } from '@/components/ui/headed-section';
import { Section } from '@/components/ui/section';
import { actions } from '@/lib/content';
import type { Company } from '@/lib/content/schemas/about';

/** The company's letter, in the page's header. */
export function CompanyLetterSection({ company: { title, letter, object } }: { company: Company }) {
  const [lede = '', ...paragraphs] = letter;
  return (
    <PageHeaderSection title={title} lede={lede} object={object}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3 text-body">
          {paragraph}
        </p>
      ))}
      <p className="mt-5">
        <ActionLink action={actions.scheduleCall} className="max-sm:w-full" />
      </p>
    </PageHeaderSection>
  );
}

/** The company in three figures. */
export function CompanyFactsSection({ facts }: Pick<Company, 'facts'>) {
  return (
    <Section label="Facts">
      <dl className="grid gap-x-7 gap-y-2 lg:grid-cols-3">
        {facts.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-row-reverse flex-wrap items-baseline justify-end gap-x-3 lg:flex-col-reverse lg:flex-nowrap lg:border-t-3 lg:border-ink lg:pt-4"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="flex-none font-display text-card tracking-tight lg:text-headline">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The four values, and what each of them forbids. */
export function CompanyValuesSection({ values }: Pick<Company, 'values'>) {
  return (
    <Section background="white" labelledBy="values" className="offscreen-[33rem] lg:offscreen-[15rem]">
      <h2 id="values" className="text-headline">
        {values.title}
      </h2>
      <ul className="mt-5 grid gap-x-7 gap-y-4.5 sm:grid-cols-2 lg:mt-8 lg:grid-cols-4">
        {values.values.map((value) => (
          <li key={value.title} className="border-t-3 border-ink pt-3 lg:pt-4">
            <h3 className="text-card">{value.title}</h3>
            <p className="mt-1 leading-normal text-ink-soft">{value.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What new customers get for free. */
export function CompanyOffersSection({ offers }: Pick<Company, 'offers'>) {
  return (
    <HeadedSection id="offers" title={offers.title} className="offscreen-[27rem] lg:offscreen-[11rem]">
      <ul className="grid gap-x-9 gap-y-4 sm:grid-cols-2">
        {offers.offers.map((offer) => (
          <li key={offer.title}>
            <h3 className="text-card">{offer.title}</h3>
            <p className="mt-1 text-ink-soft">{offer.text}</p>
            <ActionLink action={offer.action} variant="underlined" className="mx-0! min-h-11!" />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
