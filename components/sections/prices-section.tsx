import { PhoneLink } from '@/components/ui/contact-facts';
import { HeadedSection } from '@/components/ui/headed-section';
import { LinkedText } from '@/components/ui/linked-text';
import { PageLink } from '@/components/ui/page-link';
import { cx } from '@/components/ui/cx';
import { planWords, plans, site } from '@/lib/content';
import { planLine } from '@/lib/content/plans/facts';
import { dollars } from '@/lib/content/texts';
import './prices.deferred.css';

const { title: usualTitle, fees, shown } = planWords.offer;

/** What anyone can check: the price tag of each plan, how to end it, what is paid once, and who shows it. */
export function PricesSection({ title = usualTitle }: { title?: string | undefined }) {
  return (
    <HeadedSection
      id="prices"
      title={title}
      background="wash"
      className="prices offscreen-[22rem] lg:offscreen-[20rem]"
    >
      <ul className="price-tags">
        {plans.map((plan) => (
          <li key={plan.name}>
            <PageLink
              href={`/pricing#${plan.name}`}
              className={cx('price-tag', plan.recommended && 'price-recommended')}
            >
              <b className="block font-display tracking-tight text-ink tabular">{dollars(plan.price)}</b>
              <strong className="block text-ink">{plan.title}</strong> {planLine(plan, 'members')}
              {plan.recommended && <span className="sr-only"> {planWords.recommended}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
      <div className="mt-3.5 grid gap-2 text-small/normal text-ink-soft lg:mt-5.5">
        <p>{fees}</p>
        <LinkedText text={shown} />
        {site.phone && (
          <p>
            <PhoneLink number={site.phone.number} className="font-semibold underline underline-offset-4" />{' '}
            {site.phone.who}
          </p>
        )}
      </div>
    </HeadedSection>
  );
}
