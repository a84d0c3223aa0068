import { User } from 'lucide';
import { cx } from '../../components/ui/cx';
import { Lucide } from '../../components/ui/lucide';
import { comparison } from '../../content/comparison';
import { plans } from '../../content/plans';

const members = comparison.find((row) => row.feature === 'Members');
const contacts = comparison.find((row) => row.feature === 'Contacts');
const shownPeople = { starter: 1, essentials: 3, pro: 10, premium: 18 } as const;

/** The four plans as four teams that grow, 1200 by 520 (680 by 840 for phones): how many people and contacts fit. */
export function PlanComparison({ narrow = false }: { narrow?: boolean }) {
  return (
    <div
      className={cx(
        'grid gap-5 bg-white p-2',
        narrow ? 'h-[840px] w-[680px] grid-cols-2 grid-rows-2' : 'h-[520px] w-[1200px] grid-cols-4',
      )}
    >
      {plans.map((plan) => {
        const count = members?.[plan.name];
        const people = Array.from({ length: shownPeople[plan.name] }, (_, index) => index);
        return (
          <div
            key={plan.name}
            className={cx(
              'flex flex-col rounded-card p-7',
              plan.recommended ? 'bg-ink text-white' : 'bg-brand-tint text-ink',
            )}
          >
            <div className="mt-auto flex flex-wrap-reverse gap-2">
              {people.map((person) => (
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
            <p className="mt-6 font-display text-[2rem] leading-tight font-bold tracking-tight">{plan.title}</p>
            <p className="text-lede">
              {count} {count === '1' ? 'member' : 'members'}
            </p>
            <p className={cx('text-body', plan.recommended ? 'text-brand-soft' : 'text-ink-soft')}>
              {contacts?.[plan.name]} contacts
            </p>
          </div>
        );
      })}
    </div>
  );
}
