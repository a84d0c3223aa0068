import { ContentError, show } from '../mistake';
import type { Fee, Plan } from '../schemas/plan';
import { dollars, inWords } from '../texts';

/** For sentences that name plans by what they contain, so that they follow content/plans.ts. */

type Stated = Pick<Plan, 'credits' | 'setup' | 'website' | 'advancedAutomation'>;

function some(found: readonly Plan[], field: keyof Stated, expected: string): readonly Plan[] {
  if (found.length > 0) return found;
  const needed = 'one because sentences name it (lib/content/names.ts)';
  const none = `no plan with ${field}: ${expected}`;
  throw new ContentError([{ file: 'content/plans.ts', path: [], code: 'name', found: none, expected: needed }]);
}

/** The plans that state this value, in the order in which they are shown. */
export function plansWith<Field extends keyof Stated>(
  plans: readonly Plan[],
  field: Field,
  value: Stated[Field],
): readonly Plan[] {
  return some(
    plans.filter((plan) => plan[field] === value),
    field,
    show(value),
  );
}

/** The other plans. */
export function plansWithout<Field extends keyof Stated>(
  plans: readonly Plan[],
  field: Field,
  value: Stated[Field],
): readonly Plan[] {
  return some(
    plans.filter((plan) => plan[field] !== value),
    field,
    `another value than ${show(value)}`,
  );
}

/** `Essentials, Pro and Premium` */
export function planTitles(named: readonly Plan[]): string {
  const titles = named.map(({ title }) => title);
  const last = titles.pop() ?? '';
  return titles.length > 0 ? `${titles.join(', ')} and ${last}` : last;
}

/** `the Pro and Premium plans`, but `the Premium plan` */
export function thePlans(named: readonly Plan[]): string {
  return `the ${planTitles(named)} ${named.length === 1 ? 'plan' : 'plans'}`;
}

/** The plan with the lowest price. */
export function cheapest(plans: readonly Plan[]): Plan {
  return plans.reduce((found, plan) => (plan.price < found.price ? plan : found));
}

/** `5,000 or 20,000`: for how many emails, calls or texts the monthly credits of the plans are enough. */
export function monthlyCredits(plans: readonly Plan[], kind: keyof Exclude<Plan['credits'], string>): string {
  const amounts = plans.flatMap(({ credits }) =>
    typeof credits === 'string' ? [] : [credits[kind].toLocaleString('en-US')],
  );
  const last = amounts.pop() ?? '';
  return amounts.length > 0 ? `${amounts.join(', ')} or ${last}` : last;
}

/** `Essentials 5,000, Pro 20,000`: for how many emails, calls or texts the monthly credits of each plan are enough. */
export function creditsByPlan(plans: readonly Plan[], kind: keyof Exclude<Plan['credits'], string>): string {
  const amounts = plans.flatMap(({ title, credits }) =>
    typeof credits === 'string' ? [] : [`${title} ${credits[kind].toLocaleString('en-US')}`],
  );
  return amounts.join(', ');
}

/** What is bought with a plan, once. */
export type Extras = { website: boolean; setup: boolean };

const once = (fee: Fee) => (fee === 'free' ? 0 : fee);

/** What the first month costs, in US dollars. */
export function firstMonth(plan: Plan, { website, setup }: Partial<Extras>): number {
  return plan.price + (website ? once(plan.website) : 0) + (setup ? once(plan.setup) : 0);
}

/** The one plan that is marked so. */
export const recommended = (plans: readonly Plan[]): Plan => plans.find((plan) => plan.recommended) ?? cheapest(plans);

/** `1, 3 or unlimited members`: for how many the plans are, from small to large. */
export function teamSizes(plans: readonly Plan[]): string {
  const sizes = plans.map(({ members }) => (members === 'unlimited' ? members : String(members)));
  return `${sizes.slice(0, -1).join(', ')} or ${sizes.at(-1)} members`;
}

/** `one person`, `three people`: for how many a plan is. */
export function membersOf({ members }: Plan, one: string, other: string): string {
  if (members === 'unlimited') return `any number of ${other}`;
  return `${inWords(members)} ${members === 1 ? one : other}`;
}

/** `$97 for one person, $197 for up to three and $497 for any number of people` */
export function priceByTeamSize(plans: readonly Plan[]): string {
  const priced = plans.map((plan, index) => {
    const isUpTo = Number(plan.members) > 1;
    const team = isUpTo && index > 0 ? inWords(Number(plan.members)) : membersOf(plan, 'person', 'people');
    return `${dollars(plan.price)} for ${isUpTo ? 'up to ' : ''}${team}`;
  });
  return `${priced.slice(0, -1).join(', ')} and ${priced.at(-1)}`;
}
