import { cx } from '@/components/ui/cx';
import { ExternalLink, NewTabMark } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { planWords } from '@/lib/content';
import { planFootnote, planLine, planLines } from '@/lib/content/plans/facts';
import { dollars } from '@/lib/content/texts';
import { ladderOf } from '@/lib/content/plans/finder';
import type { Plan } from '@/lib/content/schemas/plan';
import { fitClasses } from './finder-section';

const lines = Object.keys(planLines) as (keyof typeof planLines)[];

type PlanCardProps = { plan: Plan; fitMark: string; fitClass: string };

function PlanCard({ plan, fitMark, fitClass }: PlanCardProps) {
  return (
    <li id={plan.name} className={cx('plan', plan.recommended && 'plan-recommended', fitClass)}>
      {plan.recommended && <p className="plan-mark">{planWords.recommended}</p>}
      <h2 className="text-title">{plan.title}</h2>
      <p className="plan-audience">{plan.audience}</p>
      <p className="plan-price">
        <b>{dollars(plan.price)}</b> {planWords.perMonth}
      </p>
      <div className="plan-facts">
        <ul>
          {lines.map((line) => (
            <li key={line}>
              <Icon name={planLines[line]} className="size-4.5" />
              {planLine(plan, line)}
            </li>
          ))}
        </ul>
        <p>{planFootnote(plan)}</p>
      </div>
      <ExternalLink href={plan.ctaLink} ownMark className="plan-button print-hidden fade">
        {/* One item of the row, so that the arrow follows the last word. */}
        <span>
          {plan.ctaText}
          <NewTabMark />
        </span>
      </ExternalLink>
      <p hidden className="plan-mark plan-fit">
        {fitMark}
      </p>
    </li>
  );
}

type PlansSectionProps = {
  plans: readonly Plan[];
  /** Marks the plan that fits what was answered in the finder. */
  fitMark: string;
};

/** The plans beside one another, on phones below one another. One of them stands out: the recommended one, or what fits. */
export function PlansSection({ plans, fitMark }: PlansSectionProps) {
  const bySize = ladderOf(plans);
  return (
    <Section label="Plans" continued className="pb-6! lg:pb-10!">
      <ul className="plan-cards">
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} fitMark={fitMark} fitClass={fitClasses[bySize.indexOf(plan)] ?? ''} />
        ))}
      </ul>
    </Section>
  );
}
