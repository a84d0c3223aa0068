import { User } from 'lucide';
import { cx } from '../../components/ui/cx';
import { Lucide } from '../../components/ui/lucide';
import { planLine } from '../../content/plan-facts';
import { plans } from '../../content/plans';
import type { Plan } from '../../content/schemas/plan';

const shownPeople = { starter: 1, essentials: 3, pro: 10, premium: 18 } as const;

const ground = (plan: Plan) => (plan.recommended ? 'bg-ink text-white' : 'bg-brand-tint text-ink');
const quiet = (plan: Plan) => (plan.recommended ? 'text-brand-soft' : 'text-ink-soft');

function People({ plan, className }: { plan: Plan; className: string }) {
  return (
    <div className={cx('flex gap-2', className)}>
      {Array.from({ length: shownPeople[plan.name] }, (_, person) => (
        <span
          key={person}
          className={cx(
            'grid size-11 place-items-center rounded-full',
            plan.recommended ? 'bg-ink-raised text-sun' : 'bg-white text-brand-deep',
          )}
        >
          <Lucide icon={User} className="size-6" />
        </span>
      ))}
    </div>
  );
}

/** Where the line stands over the middle of each plan, in pixels. */
const points = [
  [142, 218],
  [447, 194],
  [752, 102],
  [1057, 13],
] as const;

/** The four plans as four teams, 1200 by 480: how many people and contacts fit, on the line that grows with them. */
export function PlanComparison() {
  return (
    <div className="relative grid h-[480px] w-[1200px] grid-cols-4 items-end gap-5 bg-white">
      <svg viewBox="0 0 1200 480" className="absolute inset-0 size-full text-brand">
        <path
          d="M0 232 C 60 230, 90 220, 142 218 S 370 214, 447 194 C 530 172, 575 112, 640 108 S 705 110, 752 102 C 830 88, 870 30, 930 20 S 1020 13, 1057 13 S 1150 12, 1200 4"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
        />
        {points.map(([x, y], index) => (
          <circle key={x} cx={x} cy={y} r="9" className={plans[index]?.recommended ? 'fill-sun' : 'fill-brand'} />
        ))}
      </svg>
      {plans.map((plan) => (
        <div key={plan.name} className={cx('relative rounded-card p-7', ground(plan))}>
          <People plan={plan} className="flex-wrap-reverse" />
          <p className="mt-6 font-display text-[2rem] leading-tight font-bold tracking-tight">{plan.title}</p>
          <p className="text-lede">{planLine(plan, 'members')}</p>
          <p className={cx('text-body', quiet(plan))}>{planLine(plan, 'contacts')}</p>
        </div>
      ))}
    </div>
  );
}

/** The same for phones, 680 by 800: a row for each plan, in type that is still read at half the size. */
export function PlanComparisonNarrow() {
  return (
    <div className="grid h-[800px] w-[680px] gap-4 bg-white">
      {plans.map((plan) => (
        <div
          key={plan.name}
          className={cx('grid grid-cols-[1fr_312px] items-center rounded-card px-8 py-5', ground(plan))}
        >
          <div>
            <p className="font-display text-[2.5rem] leading-tight font-bold tracking-tight">{plan.title}</p>
            <p className="text-[1.75rem] leading-tight">{planLine(plan, 'members')}</p>
            <p className={cx('text-[1.625rem] leading-snug', quiet(plan))}>{planLine(plan, 'contacts')}</p>
          </div>
          <People plan={plan} className="flex-wrap justify-end" />
        </div>
      ))}
    </div>
  );
}
