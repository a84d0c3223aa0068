import { cx } from '@/components/ui/cx';
import { ExternalLink, NewTabMark } from '@/components/ui/external-link';
import { Section } from '@/components/ui/section';
import { planWords } from '@/lib/content';
import { planFootnote, planLine, planLines } from '@/lib/content/plans/facts';
import { dollars } from '@/lib/content/texts';
import { ladderOf } from '@/lib/content/plans/finder';
import type { Plan } from '@/lib/content/schemas/plan';
import { AnswerName, amountsOf, fitClasses } from './finder-section';
import './plans.css';

const lineNames = Object.keys(planLines) as (keyof typeof planLines)[];

type PlanCardProps = { plan: Plan; fitMark: string; fitClass: string };

function PlanCard({ plan, fitMark, fitClass }: PlanCardProps) {
  const lines = lineNames.filter((line) => planLine(plan, line) !== undefined);
  return (
    <li id={plan.name} className={cx('plan', plan.recommended && 'plan-recommended', fitClass)}>
      {plan.recommended && <p className="plan-mark">{planWords.recommended}</p>}
      <h2 className="text-title wrap-anywhere">{plan.title}</h2>
      <p className="plan-audience">{plan.audience}</p>
      <p className="plan-price">
        <b className="font-display text-headline tabular lg:text-head">{dollars(plan.price)}</b> {planWords.perMonth}
      </p>
      {/* A sentence on phones. On wide screens each stands in the row of its kind. */}
      <ul className="plan-lines">
        {lines.map((line, index) => (
          <li
            key={line}
            className={cx(
              `plan-${line}`,
              index > 0 && line !== 'advancedAutomation' && 'max-lg:lowercase',
              index < lines.length - 1 ? 'max-lg:comma' : 'max-lg:full-stop',
            )}
          >
            {planLine(plan, line)}
          </li>
        ))}
        <li className="plan-footnote">{planFootnote(plan)}</li>
      </ul>
      <ExternalLink href={plan.ctaLink} ownMark className="plan-button print-hidden fade">
        {plan.ctaText}
        <NewTabMark />
      </ExternalLink>
      <p hidden className="by-choice plan-mark plan-fit">
        <AnswerName parts={amountsOf(plan)} />
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

/**
 * The plans as tags that hang from the page's line, on phones below one another. One of them stands out: the recommended one, or what
 * fits.
 */
export function PlansSection({ plans, fitMark }: PlansSectionProps) {
  const bySize = ladderOf(plans);
  return (
    <Section label="Plans" continued className="overflow-x-clip pb-5! lg:pb-8!">
      <ul className="plans">
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} fitMark={fitMark} fitClass={fitClasses[bySize.indexOf(plan)] ?? ''} />
        ))}
      </ul>
    </Section>
  );
}
