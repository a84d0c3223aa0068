import { sizeOf, type Fee, type Plan } from '../schemas/plan';
import type { Finder } from '../schemas/pricing';
import { filled, inDigits } from '../texts';

/** The plan finder. All of it follows from content/plans.ts. */

/** The plans from the smallest to the biggest. */
export const ladderOf = (plans: readonly Plan[]) => plans.toSorted((one, other) => one.price - other.price);

/** An answer to how many there are, and the plans that are too small for it, by their place on the ladder. */
export type AmountChoice = { label: string; tooSmall: number[] };

function choicesOf(
  ladder: readonly Plan[],
  fact: 'members' | 'contacts',
  label: (most: number, before: number) => string,
): AmountChoice[] {
  const sizes = ladder.map((plan) => sizeOf(plan[fact]));
  const limits = [...new Set(sizes)].toSorted((one, other) => one - other);
  return limits.map((most, index) => ({
    label: label(most, limits[index - 1] ?? 0),
    tooSmall: [...sizes.keys()].filter((place) => (sizes[place] ?? 0) < most),
  }));
}

/** `Just me`, `2 or 3`, `4 to 10`, `More than 10`. */
export function peopleChoices(ladder: readonly Plan[], words: Finder['people']): AmountChoice[] {
  return choicesOf(ladder, 'members', (most, before) => {
    if (most === Infinity) return filled(words.more, { count: inDigits(before) });
    const from = before + 1;
    if (most === 1) return words.one;
    if (most === from) return inDigits(most);
    return filled(most === from + 1 ? words.two : words.several, { from: inDigits(from), to: inDigits(most) });
  });
}

/** `Up to 500`, `Up to 1,000`, `More than 1,000`. */
export function contactChoices(ladder: readonly Plan[], words: Finder['contacts']): AmountChoice[] {
  return choicesOf(ladder, 'contacts', (most, before) =>
    most === Infinity ? filled(words.more, { count: inDigits(before) }) : filled(words.upTo, { count: inDigits(most) }),
  );
}

/** What is bought with a plan, once. */
export type Extras = { website: boolean; setup: boolean };

const once = (fee: Fee) => (fee === 'free' ? 0 : fee);

/** What the first month costs, in US dollars. */
export function firstMonth(plan: Plan, { website, setup }: Partial<Extras>): number {
  return plan.price + (website ? once(plan.website) : 0) + (setup ? once(plan.setup) : 0);
}

/** A bigger plan is worth a word if it costs less in all for so many months. */
const fewestMonths = 4;

/** A bigger plan that costs less at first, because it includes what the other one charges for, and for how many months. */
export function cheaperAtFirst(ladder: readonly Plan[], plan: Plan, extras: Extras) {
  const found = ladder.slice(ladder.indexOf(plan) + 1).map((bigger) => {
    const saved = firstMonth(plan, extras) - firstMonth(bigger, extras);
    return { plan: bigger, months: Math.ceil(saved / (bigger.price - plan.price)) };
  });
  return found.filter(({ months }) => months >= fewestMonths).toSorted((one, other) => other.months - one.months)[0];
}
