import { PhoneLink } from '@/components/ui/contact-facts';
import { LinkedText } from '@/components/ui/linked-text';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { planWords, plans, site } from '@/lib/content';
import { planLine } from '@/lib/content/plans/facts';
import { dollars } from '@/lib/content/texts';
import './prices.deferred.css';

const { title: usualTitle, fees, shown } = planWords.offer;

/**
 * What anyone can check, on a dark ground: what each plan costs, for how many people, how to end it, what is paid once, and who
 * shows it.
 */
export function PricesSection({ title = usualTitle }: { title?: string | undefined }) {
  return (
    <Section continued labelledBy="prices" className="offscreen-[24rem] lg:offscreen-[17rem]">
      <div className="prices on-ink rounded-card bg-ink px-5 py-5 text-white sm:px-10 sm:py-8 lg:rounded-band lg:px-14">
        <h2 id="prices" className="text-title text-balance">
          {title}
        </h2>
        <ul>
          {plans.map((plan) => (
            <li key={plan.name}>
              <PageLink href={`/pricing#${plan.name}`} className="block">
                <b className="font-display text-title font-heading tracking-tight tabular lg:text-headline">
                  {dollars(plan.price)}
                </b>{' '}
                <span className="text-tiny font-semibold sm:text-body">{plan.title}</span>{' '}
                <span className="text-tiny text-brand-soft sm:text-small">{planLine(plan, 'members')}</span>
              </PageLink>
            </li>
          ))}
        </ul>
        <div className="grid gap-x-16 gap-y-2 text-small text-brand-soft lg:grid-cols-[3fr_2fr]">
          <p>{fees}</p>
          <LinkedText text={shown} />
          {site.phone && (
            <p>
              <PhoneLink number={site.phone.number} className="font-semibold underline underline-offset-4" />{' '}
              {site.phone.who}
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
