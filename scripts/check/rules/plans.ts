import type { Content } from '../../../lib/content/kinds';
import { show, valueAt, type Mistake, type Place } from '../../../lib/content/mistake';
import { planFacts } from '../../../lib/content/schemas/plan';
import type { Files } from './files';
import { at } from '../mistakes';

type Plan = Content<'plans'>[number];

const amounts = ['emails', 'callsReceived', 'callsSent', 'sms'].map((fact) => ['credits', fact]);
const sizes: readonly Place[] = [['members'], ['contacts'], ...amounts, ['advancedAutomation']];
const fees: readonly Place[] = [['setup'], ['website']];

/** How much of something a plan has: more is better, and so is a lower fee. */
function sizeOf(plan: Plan, place: Place): number {
  const value = valueAt(plan, place);
  if (value === 'unlimited') return Infinity;
  return value === 'free' || value === undefined ? 0 : Number(value);
}

/** A bigger plan has at least what a smaller one has. */
function sizeMistakes(file: string, plans: readonly Plan[], byPrice: readonly Plan[]): Mistake[] {
  return byPrice.slice(1).flatMap((plan, index) => {
    const smaller = byPrice[index] ?? plan;
    const more = (field: Place) => sizeOf(smaller, field) - sizeOf(plan, field);
    const wrong = [...sizes.filter((field) => more(field) > 0), ...fees.filter((field) => more(field) < 0)];
    return wrong.map((field) => {
      const has = `${show(valueAt(smaller, field))}, which ${smaller.title} has for a lower price`;
      return at(file, plans, [plans.indexOf(plan), ...field], 'plan-size', `no less than ${has}`);
    });
  });
}

/** Rows of the comparison name plans that there are, with a plan every bigger one, and each fact of the plans once. */
function comparisonMistakes({ of }: Files, names: readonly string[]): Mistake[] {
  const comparison = of('comparison');
  if (!comparison) return [];
  const { file, data } = comparison;
  const facts = data.map((row) => ('fact' in row ? row.fact : undefined));
  const missing = planFacts
    .filter((fact) => !facts.includes(fact))
    .map((fact) => ({ file, path: [], code: 'plan-fact', found: `no row with fact: ${show(fact)}`, expected: 'one' }));
  const wrong = data.flatMap((row, index) => {
    if ('fact' in row) {
      const isRepeated = facts.indexOf(row.fact) < index;
      return isRepeated ? [at(file, data, [index, 'fact'], 'plan-fact', 'a fact that no other row shows')] : [];
    }
    const { plans } = row;
    if (plans === 'all') return [];
    const unknown = plans.flatMap((name, place) =>
      names.includes(name) ? [] : [at(file, data, [index, 'plans', place], 'reference', `one of ${names.join(', ')}`)],
    );
    const bigger = names.slice(names.findIndex((name) => plans.includes(name))).filter((name) => !plans.includes(name));
    if (unknown.length > 0 || bigger.length === 0) return unknown;
    const expected = `${bigger.join(' and ')} as well, the bigger plans`;
    return [{ file, path: [index, 'plans'], code: 'plan-size', found: plans.join(', '), expected }];
  });
  return [...missing, ...wrong];
}

/** What plans have, and what the comparison says about it. */
export function planRules(files: Files): Mistake[] {
  const plans = files.of('plans');
  if (!plans) return [];
  const byPrice = plans.data.toSorted((one, other) => one.price - other.price);
  return [
    ...sizeMistakes(plans.file, plans.data, byPrice),
    ...comparisonMistakes(
      files,
      byPrice.map(({ name }) => name),
    ),
  ];
}
