import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Rules that are switched off, and why. All others are on, also the experimental ones. */
const rulesOff: Readonly<Record<string, string>> = {
  'color-contrast-enhanced': 'AAA. The site promises AA, which color-contrast tests',
  'identical-links-same-purpose': 'AAA. The site promises AA',
};

/** What a rule is wrong about: elements, and why. The rule looks at all others. */
const falseFindings = [
  {
    rule: 'p-as-heading',
    elements: 'li > p:has(+ h3), main p:has(+ h1)',
    reason: 'a quotation, or the number of the error, above a heading, which is one. The rule is experimental',
  },
  {
    rule: 'focus-order-semantics',
    elements: '[role="group"][tabindex]',
    reason:
      'what scrolls has to be reached by keyboard, and no table of a text is a landmark. The rule is experimental',
  },
  {
    rule: 'region',
    elements: 'body > [data-radix-popper-content-wrapper] *, body > [data-radix-popper-content-wrapper]',
    reason: 'an open tooltip is outside all landmarks. Its text also describes the link, which is in one',
  },
];

const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: !(ruleId in rulesOff) }]));

/** Half as long as `axe.source`, and each page gets it anew. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What to look at. By default, all of the page. */
type Scope = { include?: string; exclude?: string[] };

/** What axe reports for a page, one text per element. The provider's documents are not ours, so frames are left out. */
export async function findViolations(page: Page, { include = 'html', exclude = [] }: Scope = {}): Promise<string[]> {
  // A page's policy forbids to add a script, but not to evaluate one from outside.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ context, enabled, accepted }) => {
      // What still moves has the colors of no moment that lasts.
      const moving = document.getAnimations().filter(({ effect, playState, timeline }) => {
        const ends = Number.isFinite(effect?.getComputedTiming().endTime);
        return ends && playState === 'running' && timeline === document.timeline;
      });
      await Promise.allSettled(moving.map(({ finished }) => finished));
      const { axe: installed } = window as unknown as { axe: typeof axe };
      const options = { resultTypes: ['violations' as const], rules: enabled, iframes: false };
      const { violations } = await installed.run(context, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.flatMap(({ target, failureSummary }) => {
          const selector = target.join(' ');
          const isFalse = accepted.some(
            ({ rule, elements }) => rule === id && document.querySelector(selector)?.matches(elements),
          );
          return isFalse ? [] : [`${id}: ${selector} ${failureSummary}`];
        }),
      );
    },
    { context: { include, exclude }, enabled: rules, accepted: falseFindings },
  );
}
