/** @jest-environment node */
import { cheapest, membersOf, plansWith, plansWithout, planTitles, thePlans } from '@/lib/content/plan-sentences';
import { plans } from '@/lib/content/plans';
import type { Plan } from '@/lib/content/schemas/plan';

const [some] = plans;
if (!some) throw new Error('there is no plan');
const plan = (changes: Partial<Plan>): Plan => ({ ...some, ...changes });
const titled = (...titles: string[]) => titles.map((title) => plan({ title }));

it.each([
  [['Solo'], 'Solo', 'the Solo plan'],
  [['Solo', 'Duo'], 'Solo and Duo', 'the Solo and Duo plans'],
  [['Solo', 'Duo', 'Trio'], 'Solo, Duo and Trio', 'the Solo, Duo and Trio plans'],
])('%j in a sentence', (titles, names, withNoun) => {
  expect(planTitles(titled(...titles))).toBe(names);
  expect(thePlans(titled(...titles))).toBe(withNoun);
});

it('every plan is among those with a value or those without', () => {
  const both = [...plansWith('advancedAutomation', true), ...plansWithout('advancedAutomation', true)];
  expect(new Set(both)).toEqual(new Set(plans));
});

it('stops the build when a sentence would name no plan', () => {
  expect(() => plansWith('setup', 1)).toThrow(
    'content/plans.ts › plans[].setup: found no plan with 1, expected one because sentences name it (lib/content/placeholders.ts)',
  );
});

it('finds the cheapest plan, wherever it stands', () => {
  const reordered = [300, 200, 400].map((price) => plan({ title: `For ${price}`, price }));
  expect(cheapest(reordered).title).toBe('For 200');
});

it.each([
  [1, 'one user'],
  [3, 'three users'],
  [25, '25 users'],
  ['unlimited', 'any number of users'],
] as const)('a plan for %s members is for %s', (members, text) => {
  expect(membersOf(plan({ members }), 'user', 'users')).toBe(text);
});
