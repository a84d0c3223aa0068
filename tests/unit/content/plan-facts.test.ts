/** @jest-environment node */
import { comparisonAlt, planCell, planFootnote, planLine } from '@/lib/content/plans/facts';
import type { Plan, PlanFact } from '@/lib/content/schemas/plan';

/** Words of these tests, so that they hold whatever the content says. */
jest.mock('@/lib/content/load', () => ({
  ...jest.requireActual<object>('@/lib/content/load'),
  planWords: {
    recommended: 'RECOMMENDED',
    perMonth: '/ month',
    amounts: {
      members: { one: '{count} member', other: '{count} members', unlimited: 'Unlimited members' },
      contacts: { one: '{count} contact', other: '{count} contacts', unlimited: 'Unlimited contacts' },
    },
    fees: {
      setup: { price: 'Setup {price}', free: 'Setup free' },
      website: { price: 'Website {price}', free: 'Website free' },
    },
    credits: {
      firstMonth: { line: 'Credits for the first month', cell: 'First month only' },
      everyMonth: { line: '{emails} emails, {sms} texts, {calls} calls', cell: 'Every month' },
    },
    advancedAutomation: 'Advanced',
    cells: { unlimited: 'Unlimited', free: 'Free', yes: 'Yes', no: 'No' },
  },
}));

/** The facts of a plan that is not in the content, so that these tests hold whatever the content says. */
const facts: Plan = {
  name: 'pro',
  title: 'Crew',
  audience: 'For a crew',
  price: 250,
  members: 12,
  contacts: 2_500,
  credits: { emails: 7_000, callsReceived: 1_100, callsSent: 900, sms: 640 },
  setup: 1_250,
  website: 'free',
  advancedAutomation: true,
  recommended: false,
  ctaText: 'Choose Crew',
  ctaLink: 'checkoutPro',
  askText: 'Talk about Crew first',
};
const withFacts = (changes: Partial<Plan>): Plan => ({ ...facts, ...changes });
const cellOf = (plan: Plan, fact: PlanFact) => planCell(plan, { feature: 'A feature', fact });

it.each([
  ['members', {}, '12 members'],
  ['members', { members: 1 }, '1 member'],
  ['members', { members: 'unlimited' }, 'Unlimited members'],
  ['credits', {}, '7,000 emails, 640 texts, 1,100 calls'],
  ['credits', { credits: 'first month only' }, 'Credits for the first month'],
  ['advancedAutomation', {}, 'Advanced'],
  ['advancedAutomation', { advancedAutomation: false }, undefined],
] as const)('%s %j on a card: %s', (line, changes, text) => {
  expect(planLine(withFacts(changes), line)).toBe(text);
});

it.each([
  ['members', {}, '12'],
  ['contacts', { contacts: 'unlimited' }, 'Unlimited'],
  ['emails', {}, '7,000'],
  ['callsSent', { credits: 'first month only' }, false],
  ['credits', { credits: 'first month only' }, 'First month only'],
  ['setup', {}, '$1,250'],
  ['setup', { setup: 'free' }, 'Free'],
  ['advancedAutomation', { advancedAutomation: false }, false],
] as const)('%s %j in the comparison: %s', (fact, changes, cell) => {
  expect(cellOf(withFacts(changes), fact)).toBe(cell);
});

it('a row of the comparison tells whether the plan is among those that have a feature', () => {
  const cells = (['all', ['pro', 'premium'], ['premium']] as const).map((names) =>
    planCell(facts, { feature: 'Online courses', plans: names === 'all' ? names : [...names] }),
  );
  expect(cells).toEqual([true, true, false]);
});

it.each([
  [{}, 'Setup $1,250, website free.'],
  [{ setup: 'free', website: 980 }, 'Setup free, website $980.'],
] satisfies [Partial<Plan>, string][])('the fees under a card %j: %s', (changes, text) => {
  expect(planFootnote(withFacts(changes))).toBe(text);
});

it.each([
  [[{ members: 1 }, { members: 3 }], 'one member on Crew, three on Crew'],
  [[{ members: 13 }, { members: 'unlimited' }], '13 members on Crew, unlimited on Crew'],
  [[{ members: 'unlimited' }, { members: 1_200 }], 'unlimited members on Crew, 1,200 on Crew'],
] satisfies [Partial<Plan>[], string][])('the alternative text of the picture for %j', (teams, text) => {
  const words = { pictureAlt: 'As teams: {teams}.', pictureTeam: '{members} on {plan}' };
  expect(comparisonAlt(words, teams.map(withFacts))).toBe(`As teams: ${text}.`);
});
