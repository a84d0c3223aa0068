import { ChevronRight } from 'lucide';
import { Lucide } from '@/components/ui/lucide';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { planWords, plans } from '@/lib/content';
import { planLine } from '@/lib/content/plans/facts';
import { dollars } from '@/lib/content/texts';
import './plan-line.deferred.css';

/** What each plan costs, for how many people, in one line of links to the plans, and what is paid once. */
export function PricesSection({ title = planWords.offer.title }: { title?: string | undefined }) {
  return (
    <Section continued labelledBy="prices" className="offscreen-[18rem] lg:offscreen-[7rem]">
      <div className="plan-line">
        <h2 id="prices" className="pr-6 text-card text-balance">
          {title}
        </h2>
        <ul>
          {plans.map((plan) => (
            <li key={plan.name}>
              <PageLink href={`/pricing#${plan.name}`}>
                <b className="font-display tracking-tight tabular">{dollars(plan.price)}</b> <span>{plan.title}</span>{' '}
                <span className="text-small text-ink-soft">{planLine(plan, 'members')}</span>
                <Lucide icon={ChevronRight} className="size-4 text-brand-deep" />
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-3 text-small/[1.4] text-ink-soft">{planWords.offer.fees}</p>
    </Section>
  );
}
