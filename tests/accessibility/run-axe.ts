import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { falseFindings, rulesWithout } from './axe-rules';

/** What to look at. By default, all of the page with all rules that are on. */
export type Scope = {
  include?: string;
  exclude?: readonly string[];
  /** Rules that are off besides those that always are, with the reasons. */
  alsoOff?: Readonly<Record<string, string>>;
};

/** Runs a function in a page. */
type Evaluate = <Value, Argument>(
  code: (argument: Argument) => Value | Promise<Value>,
  argument: Argument,
) => Promise<Value>;

/** Half as long as `axe.source`, and each page gets it anew. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Runs in the page. Its policy forbids to add a script, but not to run a function that a driver brings. */
// oxlint-disable-next-line typescript/no-implied-eval
const installAxe = new Function(source) as (argument: undefined) => void;

type Run = {
  rules: ReturnType<typeof rulesWithout>;
  accepted: typeof falseFindings;
  include: string | undefined;
  exclude: readonly string[];
};

/** Runs in the page. The provider's documents are not ours, so frames are left out. */
async function runAxe({ rules, accepted, include, exclude }: Run): Promise<string[]> {
  // What still moves has the colors of no moment that lasts.
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
  const { axe: installed } = window as unknown as { axe: typeof axe };
  const context = { include: include ?? 'html', exclude: [...exclude] };
  const { violations } = await installed.run(context, { resultTypes: ['violations'], rules, iframes: false });
  return violations.flatMap(({ id, nodes }) =>
    nodes.flatMap(({ target, failureSummary }) => {
      const selector = target.join(' ');
      const isFalse = accepted.some(
        ({ rule, elements }) => rule === id && document.querySelector(selector)?.matches(elements),
      );
      return isFalse ? [] : [`${id}: ${selector} ${failureSummary}`];
    }),
  );
}

/** What axe reports for a page, one text per element. */
export async function findViolationsIn(
  evaluate: Evaluate,
  { include, exclude = [], alsoOff }: Scope = {},
): Promise<string[]> {
  if (!(await evaluate(() => 'axe' in window, undefined))) await evaluate(installAxe, undefined);
  return evaluate(runAxe, { rules: rulesWithout(alsoOff), accepted: falseFindings, include, exclude });
}
