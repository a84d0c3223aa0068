import { User } from 'lucide';
import { Lucide } from '@/components/ui/lucide';
import type { Plan } from '@/lib/content/schemas/plan';
import { palette } from './palette';

/** The largest number of people that is drawn. Larger and unlimited teams are drawn with this many. */
const maxPeople = 18;

/** The sizes of a drawn person and of the space between two, in pixels. */
export const personSizePx = 44;
export const personGapPx = 8;

/** How many people are drawn for a plan's members. */
export function countPeople({ members }: Pick<Plan, 'members'>): number {
  return members === 'unlimited' ? maxPeople : Math.min(members, maxPeople);
}

/** The colors of a plan. The recommended plan is dark. */
export function planColors({ recommended }: Plan) {
  return recommended
    ? {
        background: palette.ink,
        text: palette.white,
        quiet: palette.brandSoft,
        seat: palette.inkRaised,
        person: palette.sun,
      }
    : {
        background: palette.brandTint,
        text: palette.ink,
        quiet: palette.inkSoft,
        seat: palette.white,
        person: palette.brandDeep,
      };
}

function Person({ plan }: { plan: Plan }) {
  const { seat, person } = planColors(plan);
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: personSizePx,
        height: personSizePx,
        borderRadius: personSizePx / 2,
        background: seat,
        color: person,
      }}
    >
      <Lucide icon={User} />
    </div>
  );
}

type PlanTeamProps = { plan: Plan; people: number; perRow: number; upwards?: boolean };

/** A plan's members as rows of people. `upwards` fills the lowest row first. */
export function PlanTeam({ plan, people, perRow, upwards = false }: PlanTeamProps) {
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: upwards ? 'wrap-reverse' : 'wrap',
        justifyContent: upwards ? 'flex-start' : 'flex-end',
        gap: personGapPx,
        width: perRow * (personSizePx + personGapPx) - personGapPx,
      }}
    >
      {Array.from({ length: people }, (_, person) => (
        <Person key={person} plan={plan} />
      ))}
    </div>
  );
}
