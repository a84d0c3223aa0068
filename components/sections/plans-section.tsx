import { ButtonLink } from '@/components/ui/button-link';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { fitClasses } from './finder-section';
import { Section } from '@/components/ui/section';
import { planWords } from '@/lib/content';
import { lineIcons, planFootnote, planLine } from '@/lib/content/plans/facts';
import { ladderOf } from '@/lib/content/plans/finder';
import { dollars } from '@/lib/content/texts';
import type { Plan, Pricing } from '@/lib/content/schemas/plan';
import { PageLink } from '@/components/ui/page-link';

type PlanCardProps = { plan: Plan; isRaised: boolean; fitMark: string; fitClass: string };

function PlanCard({ plan, isRaised, fitMark, fitClass }: PlanCardProps) {
  const { recommended } = plan;
  return (
    <li
      id={plan.name}
      className={cx(
        'relative flex flex-col rounded-card border p-6',
        recommended ? 'on-ink border-ink bg-ink text-white shadow-float' : 'border-rule bg-white',
        recommended && isRaised && 'lg:-mt-[1.9375rem] lg:pt-7',
      )}
    >
      <p data-fit className={cx('plan-fit fit', fitClass)}>
        <span>{fitMark}</span>
      </p>
      {recommended && <p className="mb-2 text-tiny font-bold tracking-[0.08em] text-sun">{planWords.recommended}</p>}
      <h2 className="text-title">{plan.title}</h2>
      <p className={cx('mt-1 text-small', recommended ? 'text-brand-soft' : 'text-ink-soft')}>{plan.audience}</p>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-1.5">
        <span className="font-display text-[3rem] leading-none font-semibold tracking-tight tabular">
          {dollars(plan.price)}
        </span>
        <span className={cx('text-small', recommended ? 'text-brand-soft' : 'text-ink-soft')}>
          {planWords.perMonth}
        </span>
      </p>
      <ul className="mt-6 mb-5 grid gap-2.5 text-small">
        {plan.highlights.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Icon
              name={lineIcons[line]}
              className={cx('mt-0.5 size-4.5 shrink-0', recommended ? 'text-brand-soft' : 'text-brand-deep')}
            />
            {planLine(plan, line)}
          </li>
        ))}
      </ul>
      <p className={cx('mb-6 text-tiny', recommended ? 'text-brand-soft' : 'text-ink-soft')}>
        {planFootnote(plan)}{' '}
        <a href="#billing" className="underline underline-offset-2">
          {planWords.billing}
        </a>
      </p>
      <ButtonLink
        href={{ external: plan.ctaLink }}
        variant={recommended ? 'primary' : 'quiet'}
        className="print-hidden mt-auto"
        wide
      >
        {plan.ctaText}
      </ButtonLink>
      <PageLink
        href={`/schedule?plan=${plan.name}`}
        className={cx(
          'print-hidden mt-2 -mb-2 inline-flex min-h-11 items-center justify-center text-small underline-offset-4 hover:underline',
          recommended ? 'text-brand-soft' : 'text-ink-soft',
        )}
      >
        {plan.askText}
      </PageLink>
    </li>
  );
}

/** What a buyer has to know, in short, with links to the terms. */
function Billing({ billing }: { billing: Pricing['billing'] }) {
  return (
    <div className="mt-10 border-t border-rule pt-8">
      <h2 id="billing" className="text-card">
        {billing.title}
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-4 text-small sm:grid-cols-2 lg:grid-cols-3">
        {billing.items.map(({ term, href, text }) => (
          <div key={term}>
            <dt className="font-semibold">
              <PageLink href={href} className="text-brand-deep underline underline-offset-4">
                {term}
              </PageLink>
            </dt>
            <dd className="mt-0.5 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** How many cards fit beside one another on wide screens. With more, there are two rows of them. */
const perRow = 4;

type PlansSectionProps = {
  plans: readonly Plan[];
  billing: Pricing['billing'];
  /** Marks the plan that fits what was answered in the finder. */
  fitMark: string;
};

/** The plan cards, the recommended one highlighted, and what applies to all of them. */
export function PlansSection({ plans, billing, fitMark }: PlansSectionProps) {
  const bySize = ladderOf(plans);
  const isOneRow = plans.length <= perRow;
  return (
    <Section label="Plans" continued>
      <ul
        className={cx('plan-cards grid gap-4 sm:grid-cols-2 lg:pt-8', isOneRow ? 'lg:grid-cols-4' : 'lg:grid-cols-3')}
      >
        {plans.map((plan) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            isRaised={isOneRow}
            fitMark={fitMark}
            fitClass={fitClasses[bySize.indexOf(plan)] ?? ''}
          />
        ))}
      </ul>
      <Billing billing={billing} />
    </Section>
  );
}
