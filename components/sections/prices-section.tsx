import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { TextLink } from '@/components/ui/text-link';
import { planWords, plans } from '@/lib/content';
import { planLine } from '@/lib/content/plans/facts';
import { dollars } from '@/lib/content/texts';

/** What each plan costs, for how many people, in one row, with a link to what it includes. */
export function PricesSection() {
  return (
    <Section labelledBy="prices">
      <SectionHeading id="prices" title={planWords.offer.title} />
      <ul className="grid gap-px overflow-clip rounded-card border border-rule bg-rule lg:auto-cols-fr lg:grid-flow-col">
        {plans.map((plan) => (
          <li
            key={plan.name}
            className={cx(
              'flex items-center justify-between gap-4 px-5 py-4 lg:flex-col lg:items-start lg:gap-6 lg:p-6',
              plan.recommended ? 'bg-brand-tint' : 'bg-white',
            )}
          >
            <div>
              <h3 className="text-card">{plan.title}</h3>
              <p className="mt-0.5 text-small text-ink-soft">{planLine(plan, 'members')}</p>
            </div>
            <p className="flex shrink-0 flex-col items-end gap-x-1.5 text-small text-ink-soft sm:flex-row sm:items-baseline">
              <b className="font-display text-headline leading-none tracking-tight text-ink tabular">
                {dollars(plan.price)}
              </b>{' '}
              {planWords.perMonth}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 text-ink-soft">
        {planWords.offer.renewal} {planWords.offer.terms} <TextLink href="/pricing">{planWords.offer.link}</TextLink>
      </p>
    </Section>
  );
}
