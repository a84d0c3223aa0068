import { cx } from '@/components/ui/cx';
import { ExternalLink, NewTabMark } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
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
      <p className="text-ink-soft max-lg:hidden">{plan.audience}</p>
      <p className="text-ink-soft lg:mt-4 lg:whitespace-nowrap @max-[20rem]/page:col-span-full">
        <b className="font-display text-[min(2rem,8.4vw)]/none font-heading tracking-tight text-ink tabular lg:text-[min(3.5rem,4.6vw)]/none">
          {dollars(plan.price)}
        </b>{' '}
        {planWords.perMonth}
      </p>
      {/* A sentence on phones, a list on wide screens. */}
      <ul className="col-span-full leading-[1.4] text-ink-soft lg:mt-4 lg:text-ink sm:max-lg:col-[1/3]">
        {lines.map((line, index) => (
          <li
            key={line}
            className={cx(
              'inline lg:flex lg:min-h-11 lg:items-center lg:gap-2.5 lg:border-t lg:border-rule',
              index > 0 && line !== 'advancedAutomation' && 'max-lg:lowercase',
              index < lines.length - 1 ? 'max-lg:comma' : 'max-lg:full-stop',
            )}
          >
            <Icon name={planLines[line]} className="size-4.5 flex-none text-brand-deep max-lg:hidden" />
            {planLine(plan, line)}
          </li>
        ))}
        <li className="inline lg:block lg:border-t lg:border-rule lg:pt-2 lg:pb-4">{planFootnote(plan)}</li>
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

/** The plans beside one another, on phones below one another. One of them stands out: the recommended one, or what fits. */
export function PlansSection({ plans, fitMark }: PlansSectionProps) {
  const bySize = ladderOf(plans);
  return (
    <Section label="Plans" continued className="pb-6! lg:pb-10!">
      <ul className="grid rounded-card border border-rule bg-white lg:mt-4 lg:auto-cols-fr lg:grid-flow-col lg:elevation-card">
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} fitMark={fitMark} fitClass={fitClasses[bySize.indexOf(plan)] ?? ''} />
        ))}
      </ul>
    </Section>
  );
}
