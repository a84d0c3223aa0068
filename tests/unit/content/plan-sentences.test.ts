/** @jest-environment node */
import { plans, addOns, site } from '@/lib/content';
import { fillNames, fillPrices } from '@/lib/content/load';
import { pages, pricing } from '@/lib/content/pages';
import { dollars } from '@/lib/content/texts';
import { cheapest, membersOf, plansWith, planTitles, thePlans } from '@/lib/content/plans/sentences';
import { priceNames } from '@/lib/content/schemas/fields';
import type { Plan } from '@/lib/content/schemas/plan';
import { contentFiles } from './edited-content';

/* Sentences that name plans and prices, so that they follow content/plans.ts and content/add-ons.ts. */

const plan = (changes: Partial<Plan>): Plan => Object.assign({}, plans[0], changes);

it.each([
  [['Solo'], 'Solo', 'the Solo plan'],
  [['Solo', 'Duo'], 'Solo and Duo', 'the Solo and Duo plans'],
  [['Solo', 'Duo', 'Trio'], 'Solo, Duo and Trio', 'the Solo, Duo and Trio plans'],
])('%j in a sentence', (titles, names, withNoun) => {
  const named = titles.map((title) => plan({ title }));
  expect([planTitles(named), thePlans(named)]).toEqual([names, withNoun]);
});

it('stops the build when a sentence would name no plan', () => {
  expect(() => plansWith(plans, 'setup', 1)).toThrow(
    'content/plans.ts › file: found no plan with setup: 1, expected one because sentences name it (lib/content/names.ts)',
  );
});

it('finds the cheapest plan, wherever it stands', () => {
  expect(cheapest([300, 200, 400].map((price) => plan({ price }))).price).toBe(200);
});

it.each([
  [1, 'one user'],
  [3, 'three users'],
  [25, '25 users'],
  ['unlimited', 'any number of users'],
] as const)('a plan for %s members is for %s', (members, text) => {
  expect(membersOf(plan({ members }), 'user', 'users')).toBe(text);
});

const titlesWhere = (has: (one: Plan) => boolean) => planTitles(plans.filter(has));

it.each([
  ['brand', site.name],
  ['cheapestPlan', cheapest(plans).title],
  ['cheapestPlanUsers', membersOf(cheapest(plans), 'user', 'users')],
  ['cheapestPlanPeople', membersOf(cheapest(plans), 'person', 'people')],
  ['cheapestPlanWithFreeWebsite', cheapest(plans.filter(({ website }) => website === 'free')).title],
  ['planCount', ['Two', 'Three', 'Four', 'Five'][plans.length - 2]],
  ['plansWithFirstMonthCredits', titlesWhere(({ credits }) => credits === 'first month only')],
  ['plansWithMonthlyCredits', titlesWhere(({ credits }) => credits !== 'first month only')],
  ['plansWithPaidSetup', titlesWhere(({ setup }) => setup !== 'free')],
  ['plansWithPaidWebsite', titlesWhere(({ website }) => website !== 'free')],
  ['recommendedPlan', titlesWhere(({ recommended }) => recommended)],
  ['thePlansWithAdvancedAutomation', thePlans(plans.filter(({ advancedAutomation }) => advancedAutomation))],
  ['thePlansWithFreeSetup', thePlans(plans.filter(({ setup }) => setup === 'free'))],
  ['thePlansWithFreeWebsite', thePlans(plans.filter(({ website }) => website === 'free'))],
])('{%s} is %s', (name, text) => {
  expect(fillNames([`In {${name}}.`])).toEqual([`In ${text}.`]);
});

const priceOf = (id: string) => addOns.find((addOn) => addOn.id === id)?.price;
const feesOf = (fact: 'setup' | 'website') =>
  [...new Set(plans.map((one) => one[fact]))].filter((fee) => fee !== 'free');

it.each([
  ['cheapestPrice', `$${cheapest(plans).price}`],
  ['highestPrice', `$${Math.max(...plans.map(({ price }) => price))}`],
  ['recommendedPrice', `$${plans.find(({ recommended }) => recommended)?.price}`],
  ['priceWithFreeWebsite', dollars(cheapest(plans.filter(({ website }) => website === 'free')).price)],
  ['everyPlanPrice', plans.map(({ title, price }) => `${title} ${dollars(price)}`).join(', ')],
  ['coachingPrice', `$${priceOf('coaching')} per 2-hour session`],
  ['coachingSession', String(addOns.find(({ id }) => id === 'coaching')?.note)],
  ['localSeoPrice', `$${priceOf('local-seo')} a month`],
  ['reputationPrice', `$${priceOf('reputation-management')} one-time`],
  ['emailFee', `$${site.emailFee}`],
  ['setupFee', feesOf('setup').map(dollars).join(' or ')],
  ['websiteFee', feesOf('website').map(dollars).join(' or ')],
])('{%s} is %s', (name, text) => {
  expect(fillPrices(`It is {${name}}.`)).toBe(`It is ${text}.`);
});

it('every price is named somewhere, and no page shows a name in braces, apart from templates', () => {
  const typed = JSON.stringify(contentFiles.map(({ data }) => data));
  expect(priceNames.filter((name) => !typed.includes(`{${name}}`))).toEqual([]);
  const withTemplates = new Set(['comparison', 'finder', 'player', 'figure', 'missedCall']);
  const shown = JSON.stringify(pages, (key, value: unknown) => (withTemplates.has(key) ? undefined : value));
  expect([pricing.comparison.pictureAlt.includes('{'), shown.match(/\{\w+\}/g)]).toEqual([true, null]);
});
