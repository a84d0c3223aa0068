import axe from 'axe-core';
import { falseFindings, rulesWithout } from '../accessibility/axe-rules';
import type { Visitor } from './visitor';

type Options = { rules: ReturnType<typeof rulesWithout>; accepted: typeof falseFindings };

/**
 * Runs in the page: axe's source and a call. The policy of pages forbids to add a script, not to run a function that a
 * driver brings.
 */
// oxlint-disable-next-line typescript/no-implied-eval
const runAxe = new Function(
  'options',
  `${axe.source};
  // What still moves has the colors of no moment that lasts.
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect.getComputedTiming().endTime)) animation.finish();
  return axe.run(document, { resultTypes: ['violations'], rules: options.rules, iframes: false }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => {
      const isFalse = ({ target }) => options.accepted.some(({ rule, elements }) =>
        rule === id && document.querySelector(target.join(' '))?.matches(elements));
      return nodes.filter((node) => !isFalse(node)).map(({ target, failureSummary }) =>
        id + ': ' + target.join(' ') + ' ' + failureSummary);
    }));`,
) as (options: Options) => Promise<string[]>;

/** What axe reports for a page, with all rules but those that are switched off for a reason. */
export function findViolations(visitor: Visitor): Promise<string[]> {
  return visitor.evaluate(runAxe, { rules: rulesWithout(), accepted: falseFindings });
}
