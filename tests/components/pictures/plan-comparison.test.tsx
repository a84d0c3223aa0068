/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { PlanComparison, PlanComparisonNarrow } from '@/components/pictures/plan-comparison';
import { countPeople } from '@/components/pictures/plan-team';
import { risingLine, risingPoints } from '@/components/pictures/rising-line';
import { plans } from '@/lib/content';

it.each([
  [1, 1],
  [18, 18],
  [19, 18],
  ['unlimited', 18],
] as const)('%s members are drawn as %s people', (count, people) => {
  expect(countPeople({ members: count })).toBe(people);
});

it.each([PlanComparison, PlanComparisonNarrow])('the picture draws as many people as plans have members', (Picture) => {
  const changed = plans.map((plan, index) => Object.assign({}, plan, { members: index + 2 }));
  const html = renderToStaticMarkup(<Picture plans={changed} />);
  expect(html.match(/<svg[^>]* viewBox="0 0 24 24"/g)).toHaveLength(
    changed.reduce((sum, { members }) => sum + members, 0),
  );
});

const cards = (...tops: number[]) => tops.map((top, index) => ({ left: index * 300, width: 280, top }));

it.each([
  ['cards that grow', cards(256, 256, 152, 48)],
  ['cards of equal height', cards(256, 256, 256, 256)],
  ['cards that shrink', cards(48, 152, 256, 256)],
  ['cards as tall as the picture', cards(12, 12, 12, 12)],
])('the line above %s never falls and stays inside the picture', (_, row) => {
  const heights = risingPoints(row).map(({ y }) => y);
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(12);
  const stops = [...risingLine(row, 1200).matchAll(/(\S+)(?=[CL]|$)/g)].map(([y]) => Number(y));
  expect(stops).toHaveLength(9);
  expect(stops).toEqual(stops.toSorted((a, b) => b - a));
});

it('the line does not touch any card', () => {
  const row = cards(256, 204, 152, 48);
  risingPoints(row).forEach(({ y }, index) => expect(y).toBeLessThanOrEqual((row[index]?.top ?? 0) - 36));
});
