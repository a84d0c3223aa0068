/** @jest-environment node */
import { load, plans } from '@/lib/content';
import { comparisonAlt, planCell, planFootnote, planLine } from '@/lib/content/plans/facts';
import type { Plan, PlanFact } from '@/lib/content/schemas/plan';

const comparison = load('comparison');

/** Words of these tests, so that they hold whatever the content says. */
jest.mock('@/lib/content/facts', () => ({
  ...jest.requireActual<object>('@/lib/content/facts'),
  planWords: {
    recommended: 'RECOMMENDED',
    perMonth: '/ month',
    amounts: {
      members: { one: '{count} member', other: '{count} members', unlimited: 'Unlimited members' },
      contacts: { one: '{count} contact', other: '{count} contacts', unlimited: 'Unlimited contacts' },
      emails: { one: '{count} email a month', other: '{count} emails a month', unlimited: 'Unlimited emails' },
      callsReceived: { one: '{count} call in', other: '{count} calls in', unlimited: 'Unlimited calls in' },
      callsSent: { one: '{count} call out', other: '{count} calls out', unlimited: 'Unlimited calls out' },
      sms: { one: '{count} SMS a month', other: '{count} SMS a month', unlimited: 'Unlimited SMS' },
    },
    fees: {
      setup: { price: 'Customized setup {price}', free: 'Customized setup, free' },
      website: { price: 'Website with copywriting {price}', free: 'Website with copywriting, free' },
    },
    credits: {
      firstMonth: {
        line: 'Credits for the first month',
        cell: 'First month only',
        note: 'One month of complimentary credits, then pay as you go.',
      },
      everyMonth: {
        line: 'Credits every month',
        cell: 'Every month',
        note: 'Complimentary credits every month.',
      },
    },
    advancedAutomation: { line: 'Advanced Automation', note: 'Advanced Automation included.' },
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

const everyMonth = { emails: 1, callsReceived: 1, callsSent: 1, sms: 'unlimited' } as const;

it.each([
  ['members', {}, '12 members', '12'],
  ['members', { members: 1 }, '1 member', '1'],
  ['members', { members: 'unlimited' }, 'Unlimited members', 'Unlimited'],
  ['contacts', {}, '2,500 contacts', '2,500'],
  ['credits', {}, 'Credits every month', 'Every month'],
  ['credits', { credits: 'first month only' }, 'Credits for the first month', 'First month only'],
] as const)('%s %j: %s on a card, %s in the comparison', (fact, changes, line, cell) => {
  expect([planLine(withFacts(changes), fact), cellOf(withFacts(changes), fact)]).toEqual([line, cell]);
});

it.each([
  ['emails', {}, '7,000'],
  ['sms', { credits: everyMonth }, 'Unlimited'],
  ['emails', { credits: 'first month only' }, false],
  ['setup', {}, '$1,250'],
  ['setup', { setup: 'free' }, 'Free'],
  ['advancedAutomation', {}, true],
] as const)('%s %j: %s in the comparison', (fact, changes, cell) => {
  expect(cellOf(withFacts(changes), fact)).toBe(cell);
});

it('a row of the comparison tells whether the plan is among those that have a feature', () => {
  const cells = (['all', ['pro', 'premium'], ['premium']] as const).map((names) =>
    planCell(facts, { feature: 'Online courses', plans: names === 'all' ? names : [...names] }),
  );
  expect(cells).toEqual([true, true, false]);
});

it('the last line of a card says what is paid once', () => {
  expect(planFootnote(facts)).toBe('Customized setup $1,250, website with copywriting, free.');
});

it.each([
  [[{ members: 1 }, { members: 3 }], 'one member on Crew, three on Crew'],
  [[{ members: 13 }, { members: 'unlimited' }], '13 members on Crew, unlimited on Crew'],
  [[{ members: 'unlimited' }, { members: 1_200 }], 'unlimited members on Crew, 1,200 on Crew'],
] satisfies [Partial<Plan>[], string][])('the alternative text of the picture for %j', (teams, text) => {
  const words = { pictureAlt: 'As teams: {teams}.', pictureTeam: '{members} on {plan}' };
  expect(comparisonAlt(words, teams.map(withFacts))).toBe(`As teams: ${text}.`);
});

it('the plans as they are have a last line on their cards, and each fact is in one row of the comparison', () => {
  for (const plan of plans) {
    expect(planFootnote(plan)).toMatch(/^[A-Z].+\.$/);
  }
  const shown = comparison.flatMap((row) => ('fact' in row ? [row.fact] : []));
  expect(shown).toEqual([...new Set(shown)]);
});
