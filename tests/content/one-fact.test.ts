/** @jest-environment node */
import { comparison } from '@/lib/content/comparison';
import { pricing } from '@/lib/content/pages';
import { comparisonAlt, planCell, planFootnote, planLine } from '@/lib/content/plan-facts';
import { plansWith, thePlans } from '@/lib/content/plan-sentences';
import { plans } from '@/lib/content/plans';
import type { Plan } from '@/lib/content/schemas/plan';
import { makeContentCopy } from './content-copy';

/** What the pages show of the plans, as a program in the copy prints it. */
const program = `
  import { comparison } from '../lib/content/comparison';
  import { pricing, serviceAt } from '../lib/content/pages';
  import { comparisonAlt, planCell, planFootnote, planLine } from '../lib/content/plan-facts';
  import { plans } from '../lib/content/plans';

  console.log(JSON.stringify({
    cards: plans.map((plan) => [...plan.highlights.map((line) => planLine(plan, line)), planFootnote(plan)]),
    rows: comparison.map((row) => plans.map((plan) => planCell(plan, row))),
    pictureAlt: comparisonAlt(pricing.comparison, plans),
    answer: serviceAt('/web-design').questions.items[0].answer,
  }));
`;

type Shown = { cards: string[][]; rows: (string | boolean)[][]; pictureAlt: string; answer: string };

/** What the copy has to show when these are its plans. */
const shownOf = (changed: readonly Plan[]): Omit<Shown, 'answer'> => ({
  cards: changed.map((plan) => [...plan.highlights.map((line) => planLine(plan, line)), planFootnote(plan)]),
  rows: comparison.map((row) => changed.map((plan) => planCell(plan, row))),
  pictureAlt: comparisonAlt(pricing.comparison, changed),
});

/** The plans when this one of them has other facts. */
const withFacts = ({ name }: Plan, facts: Partial<Plan>) =>
  plans.map((plan) => (plan.name === name ? { ...plan, ...facts } : plan));

/** Writes another value into one plan's field in the source of content/plans.ts. */
const edited =
  ({ name }: Plan, field: string, value: string) =>
  (source: string) =>
    source.replace(
      new RegExp(String.raw`(name: '${name}',.*?\n    ${field})[^\n]*?,\n`, 's'),
      (_, before: string) => `${before}: ${value},\n`,
    );

describe('a fact about a plan is changed in one file, and everything follows', () => {
  jest.setTimeout(60_000);
  const file = 'content/plans.ts';
  let content: ReturnType<typeof makeContentCopy>;

  beforeAll(() => {
    content = makeContentCopy();
  });
  afterEach(() => content.reset());
  afterAll(() => content.dispose());

  async function shownAfter(edit: (source: string) => string): Promise<Shown> {
    content.edit(file, edit);
    expect(await content.mistakes()).toEqual([]);
    return JSON.parse(content.run(program)) as Shown;
  }

  it.each(plans.map((plan) => [plan.title, plan] as const))('the members of %s', async (_, plan) => {
    const shown = await shownAfter(edited(plan, 'members', '37'));
    expect(shown).toMatchObject(shownOf(withFacts(plan, { members: 37 })));
    expect(JSON.stringify(shown)).toContain('37');
  });

  it('the price of a website that was free', async () => {
    const [first, ...others] = plansWith('website', 'free');
    if (!first) throw new Error('no plan has a free website');
    const shown = await shownAfter(edited(first, 'website', '1234'));
    expect(shown).toMatchObject(shownOf(withFacts(first, { website: 1_234 })));
    expect(shown.answer).toContain(thePlans(others));
    expect(shown.answer).not.toContain(thePlans([first, ...others]));
  });
});
