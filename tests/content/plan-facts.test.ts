/** @jest-environment node */
import { comparison } from '@/lib/content/comparison';
import { pricing } from '@/lib/content/pages';
import { comparisonAlt, planCell, planFootnote, planLine } from '@/lib/content/plan-facts';
import { plans } from '@/lib/content/plans';
import type { Plan, PlanFact } from '@/lib/content/schemas/plan';

/** Words of these tests, so that they hold whatever the content says. */
jest.mock('@/lib/content/plan-words', () => ({
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
  highlights: ['members', 'contacts', 'emails'],
  footnote: ['credits'],
  recommended: false,
  ctaText: 'Choose Crew',
  ctaLink: 'checkoutPro',
  askText: 'Talk about Crew first',
};
const withFacts = (changes: Partial<Plan>): Plan => ({ ...facts, ...changes });
const cellOf = (plan: Plan, fact: PlanFact) => planCell(plan, { feature: 'A feature', fact });

const everyMonth = { emails: 1, callsReceived: 1, callsSent: 1, sms: 1 };
const unlimited = {
  emails: 'unlimited',
  callsReceived: 'unlimited',
  callsSent: 'unlimited',
  sms: 'unlimited',
} as const;

describe('a line of a card', () => {
  it.each([
    ['members', {}, '12 members'],
    ['members', { members: 1 }, '1 member'],
    ['members', { members: 'unlimited' }, 'Unlimited members'],
    ['contacts', {}, '2,500 contacts'],
    ['contacts', { contacts: 1 }, '1 contact'],
    ['contacts', { contacts: 'unlimited' }, 'Unlimited contacts'],
    ['emails', {}, '7,000 emails a month'],
    ['emails', { credits: everyMonth }, '1 email a month'],
    ['sms', {}, '640 SMS a month'],
    ['callsReceived', {}, '1,100 calls in'],
    ['callsSent', {}, '900 calls out'],
    ['calls', {}, '1,100 calls in, 900 calls out'],
    ['calls', { credits: everyMonth }, '1 call in, 1 call out'],
    ['calls', { credits: unlimited }, 'Unlimited calls in, unlimited calls out'],
    ['credits', {}, 'Credits every month'],
    ['credits', { credits: 'first month only' }, 'Credits for the first month'],
    ['setup', {}, 'Customized setup $1250'],
    ['setup', { setup: 'free' }, 'Customized setup, free'],
    ['website', {}, 'Website with copywriting, free'],
    ['website', { website: 1_497 }, 'Website with copywriting $1497'],
    ['advancedAutomation', {}, 'Advanced Automation'],
  ] as const)('%s %j: %s', (line, changes, text) => {
    expect(planLine(withFacts(changes), line)).toBe(text);
  });

  it('says nothing of credits that do not come every month', () => {
    expect(() => planLine(withFacts({ credits: 'first month only' }), 'emails')).toThrow('Crew has no emails');
  });
});

describe('a cell of the comparison', () => {
  it.each([
    ['members', {}, '12'],
    ['members', { members: 'unlimited' }, 'Unlimited'],
    ['contacts', {}, '2,500'],
    ['emails', {}, '7,000'],
    ['emails', { credits: 'first month only' }, false],
    ['callsReceived', {}, '1,100'],
    ['callsSent', { credits: 'first month only' }, false],
    ['sms', { credits: unlimited }, 'Unlimited'],
    ['credits', {}, 'Every month'],
    ['credits', { credits: 'first month only' }, 'First month only'],
    ['setup', {}, '$1250'],
    ['website', {}, 'Free'],
    ['advancedAutomation', {}, true],
    ['advancedAutomation', { advancedAutomation: false }, false],
  ] as const)('%s %j: %s', (fact, changes, cell) => {
    expect(cellOf(withFacts(changes), fact)).toBe(cell);
  });

  it('of another feature tells whether the plan is among those that have it', () => {
    expect(planCell(facts, { feature: 'Online courses', plans: 'all' })).toBe(true);
    expect(planCell(facts, { feature: 'Online courses', plans: ['pro', 'premium'] })).toBe(true);
    expect(planCell(facts, { feature: 'Online courses', plans: ['premium'] })).toBe(false);
  });
});

it.each([
  [{}, 'Complimentary credits every month.'],
  [{ credits: 'first month only' }, 'One month of complimentary credits, then pay as you go.'],
  [{ footnote: ['setup', 'advancedAutomation'] }, 'Customized setup $1250. Advanced Automation included.'],
  [{ footnote: ['website'] }, 'Website with copywriting, free.'],
] satisfies [Partial<Plan>, string][])('the sentences under a card %j: %s', (changes, text) => {
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

describe('the plans as they are', () => {
  it.each(plans.map((plan) => [plan.title, plan] as const))('%s has every line that its card shows', (_, plan) => {
    for (const line of plan.highlights) expect(planLine(plan, line)).toMatch(/^[\dA-Z].+[a-z\d]$/);
    expect(planFootnote(plan)).toMatch(/^[A-Z].+\.$/);
  });

  it('are all in the alternative text, and no name is left to fill in', () => {
    const alt = comparisonAlt(pricing.comparison, plans);
    for (const { title } of plans) expect(alt).toContain(title);
    expect(alt).not.toMatch(/[{}]/);
  });

  it('state each fact in one row of the comparison', () => {
    const shown = comparison.flatMap((row) => ('fact' in row ? [row.fact] : []));
    expect(shown).toEqual([...new Set(shown)]);
  });
});
