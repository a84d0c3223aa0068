import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { Pricing } from '@/lib/content/schemas/pricing';

/** What a buyer has to know, in short, with links to the terms, and what can be added to a plan. */
export function BillingSection({ billing, addOns }: Pick<Pricing, 'billing' | 'addOns'>) {
  return (
    <Section labelledBy="billing" className="offscreen-[33rem] lg:offscreen-[16rem]">
      <h2 id="billing" className="text-headline">
        {billing.title}
      </h2>
      <dl className="mt-6 grid gap-x-12 gap-y-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-8">
        {billing.items.map(({ term, href, text }) => (
          <div key={term}>
            <dt className="font-semibold">
              <PageLink href={href} className="text-brand-deep underline underline-offset-4">
                {term}
              </PageLink>
            </dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
        <div>
          <dt className="font-semibold">{addOns.title}</dt>
          <dd className="text-ink-soft">{addOns.text}</dd>
          <dd>
            <TextLink href="/add-on-pricing">{addOns.linkText}</TextLink>
          </dd>
        </div>
      </dl>
    </Section>
  );
}
