import { HeadedSection } from '@/components/ui/headed-section';
import { PageLink } from '@/components/ui/page-link';
import { TextLink } from '@/components/ui/text-link';
import type { Pricing } from '@/lib/content/schemas/pricing';

/** What a buyer has to know, in short, with links to the terms, and what can be added to a plan. */
export function BillingSection({ billing, addOns }: Pick<Pricing, 'billing' | 'addOns'>) {
  return (
    <HeadedSection id="billing" title={billing.title} className="offscreen-[33rem] lg:offscreen-[18rem]">
      <dl className="grid gap-x-9 gap-y-4 sm:grid-cols-2 lg:gap-y-7">
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
    </HeadedSection>
  );
}
