import { User } from 'lucide';
import { Lucide } from '@/components/ui/lucide';
import type { Plan } from '@/lib/content/schemas/plan';
import { palette } from './palette';

/** As many people as the largest team is drawn with. What is more, or unlimited, is drawn as this many. */
const mostPeople = 18;

/** The sizes of a drawn person and of the space between two, in pixels. */
export const personSize = 44;
export const personGap = 8;

/** How many people stand for a plan's members. */
export function peopleOf({ members }: Pick<Plan, 'members'>): number {
  return members === 'unlimited' ? mostPeople : Math.min(members, mostPeople);
}

/** The colours of a plan's part of the picture; the recommended plan is the dark one. */
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
        width: personSize,
        height: personSize,
        borderRadius: personSize / 2,
        background: seat,
        color: person,
      }}
    >
      <Lucide icon={User} />
    </div>
  );
}

type PlanTeamProps = { plan: Plan; perRow: number; upwards?: boolean };

/** A plan's members as people in rows; `upwards` fills the lowest row first. */
export function PlanTeam({ plan, perRow, upwards = false }: PlanTeamProps) {
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: upwards ? 'wrap-reverse' : 'wrap',
        justifyContent: upwards ? 'flex-start' : 'flex-end',
        gap: personGap,
        width: perRow * (personSize + personGap) - personGap,
      }}
    >
      {Array.from({ length: peopleOf(plan) }, (_, person) => (
        <Person key={person} plan={plan} />
      ))}
    </div>
  );
}
