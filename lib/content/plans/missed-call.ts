import { fact, plans } from '../load';
import { cheapest, plansWithout } from './sentences';

/** The words and the choices that all pages with the cost of missed calls share. */
export const missedCallWords = fact('missed-call');

/** The cheapest plan whose credits come every month, so that texts to missed callers are not all paid for one by one. */
export const missedCallPlan = cheapest(plansWithout(plans, 'credits', 'first month only'));

/** What lost jobs cost in a month, in whole US dollars, beside the plan. */
type Loss = {
  count: number;
  amount: number;
  sum: number;
  /** Whether it is more than what the plan costs. */
  isMore: boolean;
  /** How long the bars are, in percent of the longer one. */
  bars: { loss: number; plan: number };
  /** The classes of the two answers. */
  className: string;
};

/** The loss for every choice: by jobs, then by what one is worth. */
export function lossesOf(amounts: readonly number[]): Loss[] {
  const { price } = missedCallPlan;
  return missedCallWords.jobs.counts.flatMap((count, job) =>
    amounts.map((amount, worth) => {
      const sum = count * amount;
      const percent = (of: number) => Math.round((1_000 * of) / Math.max(sum, price)) / 10;
      const bars = { loss: percent(sum), plan: percent(price) };
      return { count, amount, sum, isMore: sum > price, bars, className: `jobs-${job} worth-${worth}` };
    }),
  );
}
