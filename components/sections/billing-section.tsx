import { ArrowRight } from 'lucide';
import { HeadedSection } from '@/components/ui/headed-section';
import { Lucide } from '@/components/ui/lucide';
import { PageLink } from '@/components/ui/page-link';
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
            <PageLink
              href="/add-on-pricing"
              className="group inline-flex min-h-11 items-center gap-2 font-semibold text-brand-deep underline-offset-4 hover:underline"
            >
              {addOns.linkText}
              <Lucide icon={ArrowRight} className="size-5 transition-transform group-hover:[translate:2px]" />
            </PageLink>
          </dd>
        </div>
      </dl>
    </HeadedSection>
  );
}
