import { render, screen, within } from '@testing-library/react';
import { PlanComparison, PlanComparisonNarrow } from '@/components/pictures/plan-comparison';
import { countPeople } from '@/components/pictures/plan-team';
import { risingLine, risingPoints } from '@/components/pictures/rising-line';
import { ComparisonSection } from '@/components/sections/comparison-section';
import { PlansSection } from '@/components/sections/plans-section';
import { comparison } from '@/lib/content/comparison';
import { pricing } from '@/lib/content/pages';
import { comparisonAlt, planCell, planLine } from '@/lib/content/plan-facts';
import { plans } from '@/lib/content/plans';
import type { Plan } from '@/lib/content/schemas/plan';

const members = [2, 5, 14, 'unlimited'] as const;
/** The plans from the content, with different numbers of members. */
const changed: Plan[] = plans.map((plan, index) =>
  Object.assign({}, plan, { members: members[index] ?? plan.members }),
);
const third = changed[2];
if (!third) throw new Error('expected at least three plans');
const drawnPeople = 2 + 5 + 14 + 18;

describe('with different numbers of members', () => {
  it('the cards show them', () => {
    render(<PlansSection plans={changed} billing={pricing.billing} />);
    for (const plan of changed) {
      expect(screen.getByText(planLine(plan, 'members'))).toBeInTheDocument();
    }
  });

  it('the table and the picture’s alternative text show them', () => {
    render(<ComparisonSection background="white" text={pricing.comparison} plans={changed} rows={comparison} />);
    const row = comparison.find((one) => 'fact' in one && one.fact === 'members');
    if (!row) throw new Error('the comparison has no row for members');
    const cells = within(screen.getByRole('row', { name: new RegExp(`^${row.feature}`) })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(changed.map((plan) => planCell(plan, row)));
    expect(screen.getByRole('img')).toHaveAccessibleName(comparisonAlt(pricing.comparison, changed));
  });

  it.each([
    ['wide', PlanComparison],
    ['narrow', PlanComparisonNarrow],
  ])('the %s picture draws them', (_, Picture) => {
    const { container } = render(<Picture plans={changed} />);
    expect(container.querySelectorAll('svg[viewBox="0 0 24 24"]')).toHaveLength(drawnPeople);
    expect(screen.getByText(planLine(third, 'members'))).toBeInTheDocument();
  });
});

it.each([
  [1, 1],
  [18, 18],
  [19, 18],
  [5_000, 18],
  ['unlimited', 18],
] as const)('%s members are drawn as %s people', (count, people) => {
  expect(countPeople({ members: count })).toBe(people);
});

const cards = (...tops: number[]) => tops.map((top, index) => ({ left: index * 300, width: 280, top }));

describe('the line above the cards', () => {
  it.each([
    ['cards that grow', cards(256, 256, 152, 48)],
    ['cards of equal height', cards(256, 256, 256, 256)],
    ['cards that shrink', cards(48, 152, 256, 256)],
    ['cards as tall as the picture', cards(12, 12, 12, 12)],
  ])('never falls and stays inside the picture: %s', (_, row) => {
    const heights = risingPoints(row).map(({ y }) => y);
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(12);
    const stops = [...risingLine(row, 1200).matchAll(/(\S+)(?=[CL]|$)/g)].map(([y]) => Number(y));
    expect(stops).toHaveLength(9);
    expect(stops).toEqual(stops.toSorted((a, b) => b - a));
  });

  it('does not touch any card', () => {
    const row = cards(256, 204, 152, 48);
    risingPoints(row).forEach(({ y }, index) => expect(y).toBeLessThanOrEqual((row[index]?.top ?? 0) - 36));
  });
});
