import type { Content } from '@/lib/content/kinds';

/**
 * What all pages with the cost of missed calls share. Visitors choose the numbers, and the rest is arithmetic. What a job
 * may be worth is in the content of each trade, in `missedCall`.
 */
export default {
  calls: { question: 'Calls you miss in a week', counts: [2, 4, 8, 15] },
  odds: { question: 'Callers who would have booked', choice: '1 in {count}', counts: [10, 4, 2] },
  loss: 'Missed each week, about',
  plan: '{plan}, each week',
  month: '{price} a month',
  less: 'Less than {plan} costs.',
  note: 'Calls × worth × share that would have booked. Your numbers, not ours.',
} satisfies Content<'missed-call'>;
