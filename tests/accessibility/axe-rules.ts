import axe from 'axe-core';

/** Rules of axe that are switched off everywhere, and why. All others are on, also the experimental and deprecated ones. */
export const rulesOff: Readonly<Record<string, string>> = {
  'color-contrast-enhanced': 'AAA. The site promises AA, which color-contrast tests',
  'identical-links-same-purpose': 'AAA. The site promises AA',
  'landmark-complementary-is-top-level':
    'deprecated in axe. HTML allows a complementary part inside the part that it belongs to',
  'meta-refresh-no-exceptions': 'AAA. The site promises AA, which meta-refresh tests',
};

/** Rules that are switched off for one state only, and why. */
export const rulesOffOnce = {
  tooltip: { region: 'an open tooltip is outside all landmarks. Its text also describes the button, which is in one' },
} satisfies Record<string, Record<string, string>>;

/** What a rule is wrong about: elements, and why. The rule looks at all others. */
export const falseFindings: readonly { rule: string; elements: string; reason: string }[] = [
  {
    rule: 'p-as-heading',
    elements: 'li > p:has(+ h3)',
    reason: 'a quotation in large type above a heading, which is one. The rule is experimental',
  },
  {
    rule: 'p-as-heading',
    elements: 'main p:has(+ h1)',
    reason: 'the number of the error above the heading of the page. The rule is experimental',
  },
];

/** Each rule of axe, and whether it is on. */
export function rulesWithout(alsoOff: Readonly<Record<string, string>> = {}): Record<string, { enabled: boolean }> {
  const off = new Set([...Object.keys(rulesOff), ...Object.keys(alsoOff)]);
  return Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: !off.has(ruleId) }]));
}
