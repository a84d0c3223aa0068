import type { Alarm } from './checks/alarm';
import { fieldName, mistakeLine, valueAt } from './mistake';

/** A comment in a content file that allows one field what the check takes for a mistake. */
export type Allowance = {
  /** Counted from 1. */
  line: number;
  /** The names of alarms. */
  names: readonly string[];
  /** The field below; undefined for an entry of a list. */
  field: string | undefined;
  value: string;
  /** Whether there has been such an alarm. */
  isUsed: boolean;
};

/** `// allow doubled-word: the name of a song`, and below it a field with its value, or an entry of a list. */
const comment =
  /\/\/ allow ([a-z-]+(?:, [a-z-]+)*)\b.*\n\s*(?:(\w+):\s*)?('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[\w.-]+)?/g;

/** What a literal stands for: text without its quotes, a number without its underscores. */
function valueOf(literal: string): string {
  const text = /^['"](.*)['"]$/s.exec(literal)?.[1];
  return text === undefined ? literal.replaceAll('_', '') : text.replaceAll(/\\(.)/g, '$1');
}

export function allowancesIn(source: string): Allowance[] {
  return [...source.matchAll(comment)].map(({ index, 1: names = '', 2: field, 3: literal = '' }) => ({
    line: source.slice(0, index).split('\n').length,
    names: names.split(', '),
    field,
    value: valueOf(literal),
    isUsed: false,
  }));
}

function isAllowed({ name, path }: Alarm, typed: unknown, allowances: readonly Allowance[]): boolean {
  const found = allowances.find(
    ({ names, field, value }) =>
      name !== undefined &&
      names.includes(name) &&
      value === String(valueAt(typed, path)) &&
      (field === undefined || field === path.findLast((key) => typeof key === 'string')),
  );
  if (found) found.isUsed = true;
  return found !== undefined;
}

/**
 * One line for each field with alarms that no comment allows. What the schema says about a field, or about the list that it
 * is an entry of, is enough, unless it is about how long the text is and how it ends.
 *
 * @param known lines about the file
 */
export function alarmLines(
  file: string,
  typed: unknown,
  alarms: readonly Alarm[],
  allowances: readonly Allowance[],
  known: readonly string[],
): string[] {
  const reported = known.filter((line) => !/ characters?\), expected at |, expected sentences to their end/.test(line));
  const isReported = (field: string) => reported.some((line) => line.startsWith(`${file} › ${field}: `));
  const byField = new Map<string, { found: string; expected: string[] }>();
  for (const alarm of alarms) {
    const field = fieldName(file, alarm.path);
    if (isReported(field) || isReported(field.replace(/\[\d+\]$/, '')) || isAllowed(alarm, typed, allowances)) continue;
    const { found, expected } = byField.get(field) ?? { found: alarm.found, expected: [] };
    const name = alarm.name ? ` [${alarm.name}]` : '';
    byField.set(field, { found, expected: [...expected, alarm.expected + name] });
  }
  return [...byField].map(([field, { found, expected }]) => mistakeLine(file, field, found, expected.join('; ')));
}

/** Comments that allow what is no mistake any more, one line each. */
export function unusedAllowances(file: string, allowances: readonly Allowance[]): string[] {
  return allowances
    .filter(({ isUsed }) => !isUsed)
    .map(({ line, names }) => `${file}:${line}: Nothing in the next line has to be allowed (${names.join(', ')}).`);
}
