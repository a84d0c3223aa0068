import { describeRulesOff } from '../accessibility/axe-rules';
import type { EngineName } from '../engines/test';
import { conditions, type ConditionName } from './conditions';
import { criteria, knownLimits, type Evidence } from './criteria';

export const statementFile = 'ACCESSIBILITY.md';

const engines: Record<EngineName, string> = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };

function describe(evidence: Evidence): string {
  switch (evidence.by) {
    case 'tests': {
      const headings = evidence.conditions?.map((name) => conditions[name].heading) ?? [];
      const files = evidence.files?.map((file) => `\`${file}\``) ?? [];
      const person = evidence.person ? `. A person checks ${evidence.person}` : '';
      return `Tests: ${[...headings, ...files].join(', ')}${person}.`;
    }
    case 'person':
      return `A person checks ${evidence.what}.`;
    case 'nothing':
      return `Does not apply: ${evidence.because}.`;
  }
}

/** The conditions that the statement names. The run must have tested them on every page. */
export const statedConditions: readonly ConditionName[] = [
  ...new Set(criteria.flatMap(({ evidence }) => (evidence.by === 'tests' ? (evidence.conditions ?? []) : []))),
  'forcedColors',
];

function describeCondition(name: ConditionName): string {
  const { heading, meaning, untested = {} } = conditions[name];
  const tested = (Object.keys(engines) as EngineName[]).filter((engine) => !(engine in untested));
  const reasons = Object.entries(untested).map(([engine, reason]) => `${engines[engine as EngineName]}: ${reason}`);
  return `| ${heading} | ${meaning} | ${tested.map((engine) => engines[engine]).join(', ')} | ${reasons.join('. ')} |`;
}

/** The statement of accessibility, from the list of criteria and the conditions that `npm run test:all` tests. */
export function makeStatement(): string {
  const rows = criteria.map(
    ({ number, name, level, evidence }) => `| ${number} | ${name} | ${level} | ${describe(evidence)} |`,
  );
  return `# Accessibility

The pages of this site are built to meet WCAG 2.2, level AA. This says what of that tests hold, what a person has to
check, and what is not known. It is written by \`npm run statement\`, which refuses if the last \`npm run test:all\` left one of
these conditions out on any page, or if one of its tests failed.

## What a run tests on every page

In Chromium on each page; in the other engines on one page of each layout at least. \`npm run test:all\` ends with the
table of pages, conditions and engines. \`npm test\` tests the same conditions on a sample of these pages.

| condition | means | tested in | elsewhere |
| --- | --- | --- | --- |
${statedConditions.map(describeCondition).join('\n')}

## Rules of axe that are switched off

Every other rule of axe is on, the experimental ones too.

${describeRulesOff()
  .map((line) => `- ${line}`)
  .join('\n')}

## Success criteria

| criterion | name | level | how it is known |
| --- | --- | --- | --- |
${rows.join('\n')}

## Known limits

${knownLimits.map((limit) => `- ${limit}`).join('\n')}
`;
}
