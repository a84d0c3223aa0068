/** @jest-environment node */
import { chartSchema } from '@/lib/content/schemas/chart';
import { planMistake, projectStage } from '@/lib/content/schemas/stages/project';
import { planOf, signature } from '@/components/stages/project-plan';
import homeImprovement from '@/content/industries/home-improvement';

const { stage, hero, stats } = homeImprovement;
const bar = (from: number, to: number) => ({ from, to });

const messages = (result: { error?: { issues: readonly { message: string }[] } }) =>
  result.error?.issues.map((issue) => issue.message) ?? [];

const parsedChart = (changes: object) => messages(chartSchema.safeParse({ ...stats.chart, ...changes }));

it('bars of a plan follow each other, inside its periods', () => {
  const parsed = (bars: object[]) => messages(projectStage.safeParse({ ...stage, bars }));
  expect(parsed([...stage.bars])).toEqual([]);
  expect(parsed([...stage.bars.slice(0, 5), bar(6, 8)])).toEqual(['not before the end of the previous bar']);
  expect(parsed([...stage.bars.slice(0, 5), bar(7, 7.5)])).toEqual(['at least 0.75 periods after the start']);
  const periods = { ...stage.periods, total: 8 };
  expect(messages(projectStage.safeParse({ ...stage, periods }))).toEqual(['at most 8, the number of periods']);
});

it('a plan knows what is done from the checklist of the hero', () => {
  const { items } = hero.scene;
  expect(planMistake(stage, hero.scene)).toBeUndefined();
  expect(planMistake(stage, { ...hero.scene, items: items.slice(1) })).toMatch(/^6 items/);
  expect(planMistake(stage, { ...hero.scene, items: items.toReversed() })).toMatch(/^items that are done/);
});

it('the line is solid up to today and dashed to the end of the last bar', () => {
  const plan = planOf(stage);
  expect(plan.line).toMatch(/H180$/);
  expect(plan.still).toMatch(/^M180 .*H360$/);
});

it('a signature has a loop for each letter', () => {
  expect(signature('Gina').match(/c3/g)).toHaveLength(4);
});

it('the steps of a chart ascend, and its label has their sum', () => {
  expect(parsedChart({})).toEqual([]);
  expect(parsedChart({ at: [2, 5, 4, 7] })).toEqual(['ascending numbers from 2 to 9']);
  expect(parsedChart({ amount: [620, 1850, 1140] })).toContain('4 amounts, one for each step');
  expect(parsedChart({ amount: [620, 1850, 1140, 500] })).toEqual(['a sentence with the sum of the steps, $4,110']);
});
