import { fact } from '../facts';
import { cheapest, plansWithout } from './sentences';

/** The words and the choices that all pages with the cost of missed calls share. */
export const missedCallWords = fact('missed-call');

/** The cheapest plan whose credits come every month, so that texts to missed callers are not all paid for one by one. */
export const missedCallPlan = cheapest(plansWithout('credits', 'first month only'));

const weeksAMonth = 52 / 12;

/** With two digits that count, as a number that is called “about”: 1,473 → 1,500. */
const roughly = (amount: number) => Number(amount.toPrecision(2));

/** What the plan costs in a week, in US dollars. */
export const planAWeek = Math.round(missedCallPlan.price / weeksAMonth);

/** What missed calls cost in a week, and whether that is more than what the plan costs. */
type Loss = { key: string; amount: number; isMore: boolean };

/** The loss for every choice: by calls, then by odds, then by what a job is worth. */
export function lossesOf(amounts: readonly number[]): Loss[] {
  const { calls, odds } = missedCallWords;
  return calls.counts.flatMap((count) =>
    odds.counts.flatMap((of) =>
      amounts.map((amount) => {
        const loss = (count * amount) / of;
        const isMore = loss * weeksAMonth > missedCallPlan.price;
        return { key: `${count} ${of} ${amount}`, amount: roughly(loss), isMore };
      }),
    ),
  );
}
