import type { Content } from '@/lib/content/kinds';

/**
 * What all pages with the cost of missed calls share. Visitors choose the numbers, and the rest is arithmetic. What a job
 * may be worth is in the content of each trade, in `missedCall`.
 */
export default {
  jobs: { question: 'Jobs lost to missed calls, a month', counts: [1, 2, 4] },
  loss: 'lost in a month: {count} × {amount}',
  less: 'lost in a month: {count} × {amount}, less than {plan}',
  plan: 'a month for {plan}',
} satisfies Content<'missed-call'>;
