import { ObjectPicture } from '@/components/ui/object-picture';
import { ActionLink } from '@/components/ui/action-link';
import { LinkedText } from '@/components/ui/linked-text';
import { MarkedHeadline } from '@/components/ui/marked-headline';
import { Container, Section } from '@/components/ui/section';
import { actions } from '@/lib/content';
import type { Company } from '@/lib/content/schemas/about';

/** The company's letter. Beside it are the things that three of its customers work with, and its facts. */
export function CompanyLetterSection({ company: { title, letter, objects, facts } }: { company: Company }) {
  return (
    <section aria-labelledby="page-title" className="pt-bar">
      <Container className="grid grid-cols-1 gap-x-16 gap-y-8 pt-6 pb-9 lg:grid-cols-[minmax(0,42.5rem)_minmax(0,27.5rem)] lg:justify-between lg:pt-11 lg:pb-18">
        <div className="text-lede">
          <h1 id="page-title" className="booking-bar-from mb-5 text-page lg:mb-6">
            <MarkedHeadline title={title} />
          </h1>
          {letter.map((paragraph) => (
            <p key={paragraph} className="mt-3.5 lg:mt-5">
              {paragraph}
            </p>
          ))}
          <p className="mt-6">
            <ActionLink action={actions.scheduleCall} className="max-sm:w-full" />
          </p>
        </div>
        <div className="lg:pt-2">
          <div className="flex gap-1.5 border-b-4 border-brand px-2.5">
            {objects.map((name) => (
              <ObjectPicture key={name} name={name} className="min-w-0 flex-1" />
            ))}
          </div>
          <dl className="mt-3 ruled">
            {facts.map(({ value, label }) => (
              <div key={label} className="flex flex-row-reverse justify-between gap-4 py-2.5">
                <dt className="text-right text-ink-soft">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </section>
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
          <li key={value.title} className="border-t-3 border-brand pt-3 lg:pt-4">
            <h3 className="text-card">{value.title}</h3>
            <p className="mt-1 leading-normal text-ink-soft">{value.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What new customers get for free. */
export function CompanyOffersSection({ company: { offers, seeAlso } }: { company: Company }) {
  return (
    <Section labelledBy="offers" className="booking-bar-until offscreen-[35rem] lg:offscreen-[20rem]">
      <h2 id="offers" className="text-headline">
        {offers.title}
      </h2>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:mt-8 lg:gap-6">
        {offers.offers.map((offer) => (
          <li
            key={offer.title}
            className="flex flex-col items-start rounded-card border border-rule bg-white px-5 pt-4.5 pb-2 lg:px-7 lg:pt-6 lg:pb-3"
          >
            <h3 className="text-card">{offer.title}</h3>
            <p className="mt-1 leading-normal text-ink-soft">{offer.text}</p>
            <ActionLink action={offer.action} variant="underlined" className="mx-0! mt-auto min-h-11!" />
          </li>
        ))}
      </ul>
      <LinkedText text={seeAlso} className="mt-6 text-ink-soft" />
    </Section>
  );
}
