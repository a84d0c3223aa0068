/** @jest-environment node */
import { comparisonAlt, planCell, planFootnote, planLine } from '@/lib/content/plans/facts';
import { planWords } from '@/lib/content/load';
import { filled, lowerFirst } from '@/lib/content/texts';
import type { Plan } from '@/lib/content/schemas/plan';

const { amounts, credits, cells, fees, advancedAutomation } = planWords;
/** What content says where `{count}`, for one, is. */
const members = (word: 'one' | 'other', count: number | string) =>
  amounts.members[word].replace('{count}', String(count));
const fee = (kind: 'setup' | 'website', price?: string) =>
  price ? fees[kind].price.replace('{price}', price) : fees[kind].free;
const monthly = filled(credits.everyMonth.line, { emails: '7,000', sms: '640', calls: '1,100' });

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

it.each([
  ['members', {}, members('other', 12)],
  ['members', { members: 1 }, members('one', 1)],
  ['members', { members: 'unlimited' }, amounts.members.unlimited],
  ['credits', {}, monthly],
  ['credits', { credits: 'first month only' }, credits.firstMonth.line],
  ['advancedAutomation', {}, advancedAutomation],
  ['advancedAutomation', { advancedAutomation: false }, undefined],
] as const)('%s %j on a card: %s', (line, changes, text) => {
  expect(planLine(withFacts(changes), line)).toBe(text);
});

it.each([
  ['members', {}, '12'],
  ['contacts', { contacts: 'unlimited' }, cells.unlimited],
  ['emails', {}, '7,000'],
  ['callsSent', { credits: 'first month only' }, false],
  ['credits', { credits: 'first month only' }, credits.firstMonth.cell],
  ['setup', {}, '$1,250'],
  ['setup', { setup: 'free' }, cells.free],
  ['advancedAutomation', { advancedAutomation: false }, false],
] as const)('%s %j in the comparison: %s', (fact, changes, cell) => {
  expect(planCell(withFacts(changes), { feature: 'A feature', fact })).toBe(cell);
});

it('a row of the comparison tells whether the plan is among those that have a feature', () => {
  const shown = (['all', ['pro', 'premium'], ['premium']] as const).map((names) =>
    planCell(facts, { feature: 'Online courses', plans: names === 'all' ? names : [...names] }),
  );
  expect(shown).toEqual([true, true, false]);
});

it.each([
  [{}, `${fee('setup', '$1,250')}, ${lowerFirst(fee('website'))}.`],
  [{ setup: 'free', website: 980 }, `${fee('setup')}, ${lowerFirst(fee('website', '$980'))}.`],
] satisfies [Partial<Plan>, string][])('the fees under a card %j: %s', (changes, text) => {
  expect(planFootnote(withFacts(changes))).toBe(text);
});

it.each([
  [[{ members: 1 }, { members: 3 }], `${members('one', 'one')} on Crew, three on Crew`],
  [[{ members: 13 }, { members: 'unlimited' }], `${members('other', 13)} on Crew, unlimited on Crew`],
  [[{ members: 'unlimited' }, { members: 1_200 }], `${lowerFirst(amounts.members.unlimited)} on Crew, 1,200 on Crew`],
] satisfies [Partial<Plan>[], string][])('the alternative text of the picture for %j', (teams, text) => {
  const words = { pictureAlt: 'As teams: {teams}.', pictureTeam: '{members} on {plan}' };
  expect(comparisonAlt(words, teams.map(withFacts))).toBe(`As teams: ${text}.`);
});
