/** @jest-environment node */
import { names, prices } from '@/lib/content/names';
import { addOns, plans, site } from '@/lib/content';
import { pages, pricing } from '@/lib/content/pages';
import { membersOf, plansWith } from '@/lib/content/plans/sentences';

/* Sentences that name plans and prices, so that they follow content/plans.ts and content/add-ons.ts. */

/** Facts of these tests, so that they hold whatever the content says. */
const facts = {
  site: { ...site, name: 'Acme', emailFee: 0.002 },
  plans: [
    { title: 'Duo', price: 300, members: 2, recommended: true, setup: 900, website: 'free' },
    { title: 'Solo', price: 100, members: 1, recommended: false, setup: 900, website: 1_250 },
    { title: 'Crew', price: 1_500, members: 'unlimited', recommended: false, setup: 'free', website: 'free' },
  ].map((plan, index) =>
    Object.assign({}, plans[0], plan, {
      credits:
        index === 1 ? 'first month only' : { emails: 5_000 * (index + 1), callsReceived: 380, callsSent: 1, sms: 1 },
      advancedAutomation: index === 2,
    }),
  ),
  addOns: [
    { id: 'coaching', price: 150, isOneTime: false, isPerSession: true, note: 'long session' },
    { id: 'local-seo', price: 1_000, isOneTime: false, isPerSession: false },
    { id: 'phone-setup', price: 50, isOneTime: true, isPerSession: false },
  ].map((addOn) => Object.assign({}, addOns[0], addOn)),
};

it.each([
  ['brand', 'Acme'],
  ['cheapestPlan', 'Solo'],
  ['cheapestPlanPeople', 'one person'],
  ['cheapestPlanWithFreeWebsite', 'Duo'],
  ['emailsByPlan', 'Duo 5,000, Crew 15,000'],
  ['monthlyEmails', '5,000 or 15,000'],
  ['planCount', 'Three'],
  ['plansWithFirstMonthCredits', 'Solo'],
  ['plansWithMonthlyCredits', 'Duo and Crew'],
  ['recommendedPlan', 'Duo'],
  ['teamSizes', '2, 1 or unlimited members'],
  ['thePlansWithFreeSetup', 'the Crew plan'],
  ['thePlansWithFreeWebsite', 'the Duo and Crew plans'],
  ['cheapestPrice', '$100'],
  ['coachingPrice', '$150 per long session'],
  ['coachingSession', 'long session'],
  ['emailFee', '$0.002'],
  ['everyPlanPrice', 'Duo $300, Solo $100, Crew $1,500'],
  ['highestPrice', '$1,500'],
  ['localSeoPrice', '$1,000 a month'],
  ['phoneSetupPrice', '$50 one-time'],
  ['priceByTeamSize', '$300 for up to two people, $100 for one person and $1,500 for any number of people'],
  ['priceWithFreeWebsite', '$300'],
  ['setupFee', '$900'],
  ['websiteFee', '$1,250'],
])('{%s} is %s', (name, text) => {
  expect(new Map(Object.entries({ ...names, ...prices })).get(name)?.(facts)).toBe(text);
});

it.each([
  [3, 'three users'],
  [25, '25 users'],
  ['unlimited', 'any number of users'],
] as const)('a plan for %s members is for %s', (members, text) => {
  expect(membersOf(Object.assign({}, plans[0], { members }), 'user', 'users')).toBe(text);
});

it('stops the build when a sentence would name no plan', () => {
  expect(() => plansWith(facts.plans, 'setup', 1)).toThrow(
    'content/plans.ts › file: found no plan with setup: 1, expected one because sentences name it (lib/content/names.ts)',
  );
});

it('no page shows a name in braces, apart from templates', () => {
  const withTemplates = new Set(['comparison', 'finder', 'player', 'figure', 'featureList']);
  const shown = JSON.stringify(pages, (key, value: unknown) => (withTemplates.has(key) ? undefined : value));
  expect([pricing.comparison.pictureAlt.includes('{'), shown.match(/\{\w+\}/g)]).toEqual([true, null]);
});
