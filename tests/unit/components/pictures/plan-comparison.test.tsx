/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { PlanComparison, PlanComparisonNarrow } from '@/components/pictures/plan-comparison';
import { plans } from '@/lib/content';

it.each([PlanComparison, PlanComparisonNarrow])(
  '%p draws a person for each member, and never more than 18',
  (Picture) => {
    const sizes = [1, 18, 19, 'unlimited'] as const;
    const changed = sizes.flatMap((members) => (plans[0] ? [{ ...plans[0], name: String(members), members }] : []));
    expect(renderToStaticMarkup(<Picture plans={changed} />).match(/<svg/g)).toHaveLength(1 + 18 + 18 + 18);
  },
);
