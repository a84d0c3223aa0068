import { valueAt } from './mistake';
import { planPrice } from './schemas/plan';

/** The monthly price of a plan as typed, or Infinity where it is none. */
export const priceOf = (plan: unknown): number => planPrice.safeParse(valueAt(plan, ['price'])).data ?? Infinity;

/** The places of plans in their list, as typed, from the lowest price to the highest. */
export const placesByPrice = (plans: readonly unknown[]): number[] =>
  [...plans.keys()].toSorted((one, other) => priceOf(plans[one]) - priceOf(plans[other]));
