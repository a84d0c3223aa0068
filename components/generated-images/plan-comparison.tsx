import type { Plan } from '@/lib/content/schemas/plan';
import { color } from './palette';

/*
 * The strips above the comparison table, drawn by the build: the plans as teams. Styles are inline, because the renderer
 * does not support style sheets. The files have two pixels for each of the page's.
 */

type Strip = { size: { width: number; height: number }; gap: number; perRow: number; personSize: number };

/** On the table's columns, and for phones. */
export const wide: Strip = { size: { width: 1728, height: 120 }, gap: 24, perRow: 9, personSize: 30 };
export const narrow: Strip = { size: { width: 700, height: 120 }, gap: 8, perRow: 6, personSize: 19 };

/** The largest number of people that is drawn. Larger and unlimited teams are drawn with this many. */
const maxPeople = 18;

function Person({ size, fill }: { size: number; fill: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill={fill}>
      <circle cx="12" cy="6.5" r="5.5" />
      <path d="M1.5 24a10.5 10.5 0 0 1 21 0z" />
    </svg>
  );
}

function Team({ plan, strip: { size, gap, perRow, personSize } }: { plan: Plan; strip: Strip }) {
  const people = plan.members === 'unlimited' ? maxPeople : Math.min(plan.members, maxPeople);
  const columns = Math.ceil(people / Math.ceil(people / perRow));
  const space = personSize / 4;
  return (
    <div
      style={{
        display: 'flex',
        flexGrow: 1,
        flexBasis: 0,
        alignItems: 'center',
        justifyContent: 'center',
        height: size.height,
        marginLeft: gap / 2,
        marginRight: gap / 2,
        borderRadius: 28,
        background: plan.recommended ? color('brand') : color('brand-tint'),
      }}
    >
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: space, width: columns * (personSize + space) - space }}>
        {Array.from({ length: people }, (_, person) => (
          <Person key={person} size={personSize} fill={plan.recommended ? color('white') : color('brand-deep')} />
        ))}
      </div>
    </div>
  );
}

/** The plans as teams, each on its column of the table. */
export function PlanComparison({ plans, strip }: { plans: readonly Plan[]; strip: Strip }) {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: color('white') }}>
      {plans.map((plan) => (
        <Team key={plan.name} plan={plan} strip={strip} />
      ))}
    </div>
  );
}
