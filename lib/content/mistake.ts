import type { z } from 'zod';
import { partsOf, plainTextOf } from './schemas/linked-text';

/** The fields and numbers that lead to a value in data. */
export type Place = readonly (string | number)[];

/** Something in content that has to be changed, as data. It is put into a line only where it is printed. */
export type Mistake = {
  /** `content/plans.ts` */
  file: string;
  /** The fields and numbers that lead to the value; empty for a file as a whole. */
  path: Place;
  /** The name of the rule: that of zod's issue, or one of scripts/check/. */
  code: string;
  found: string;
  expected: string;
  /** Where the file cannot be read as data, counted from 1. */
  line?: number;
};

/** `content/add-ons.ts` → `addOns`, the name of the list in that file. */
function listName(file: string): string {
  const name = file.replace(/^.*\/|\.ts$/g, '');
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `[2, 'price']` in content/plans.ts → `plans[2].price`, the way an editor would write it. */
export function fieldName(file: string, path: readonly PropertyKey[]): string {
  const name = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return name.startsWith('.') ? name.slice(1) : `${listName(file)}${name}`;
}

/** The line that an editor gets: `content/plans.ts › plans[2].price: found -5, expected more than 0`. */
export function mistakeLine({ file, path, code, line, found, expected }: Mistake): string {
  const place = line === undefined ? file : `${file}:${line}`;
  if (code === 'syntax') return `${place}: ${expected}`;
  const name = path.length === 0 ? 'file' : fieldName(file, path);
  return `${place} › ${name}: found ${found}, expected ${expected}`;
}

/** A mistake of a file as a whole. */
export function fileMistake(file: string, found: string, expected: string): Mistake {
  return { file, path: [], code: 'file', found, expected };
}

/** One or more mistakes in content. Thrown where a page reads it, so that nothing is built from it. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(readonly mistakes: readonly Mistake[]) {
    super(mistakes.map(mistakeLine).join('\n'));
  }
}

/** What is at a place in data; undefined where there is nothing. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );
}

/** A value as it is named in a message. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return `"${value.length > 80 ? `${value.slice(0, 77)}…` : value}"`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null)
    return `an object with ${Object.keys(value).join(', ') || 'no fields'}`;
  return String(value);
}

/** A mistake at a place, with what is there. */
export function at(file: string, data: unknown, path: Place, code: string, expected: string): Mistake {
  return { file, path, code, found: show(valueAt(data, path)), expected };
}

const types: Record<string, string> = {
  string: 'text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'fields in { }',
};

function oneOf(values: readonly unknown[]): string {
  return values.length === 1
    ? `exactly ${show(values[0])}`
    : `one of ${values.map((value) => value || '""').join(', ')}`;
}

/** zod says "Invalid input: expected number, received undefined"; an editor needs only the part after "expected". */
function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return types[issue.expected] ?? `a ${issue.expected}`;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'too_small':
      return `${bound('at least', 'more than', issue)} ${amount(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `${bound('at most', 'less than', issue)} ${amount(issue.maximum, issue.origin)}`;
    case 'invalid_union':
      return 'options' in issue && issue.options ? oneOf(issue.options) : issue.message;
    default:
      return issue.message;
  }
}

function bound(inclusive: string, exclusive: string, issue: { exact?: boolean; inclusive?: boolean }): string {
  if (issue.exact) return 'exactly';
  return issue.inclusive === false ? exclusive : inclusive;
}

function amount(count: number | bigint, origin: string): string {
  if (origin === 'string') return `${count} ${count === 1 ? 'character' : 'characters'}`;
  if (origin === 'array') return `${count} ${count === 1 ? 'entry' : 'entries'}`;
  return String(count);
}

/**
 * zod reports a union as one issue that holds the issues of every option. If only one option has the right fields, the
 * editor meant that one: its own issues are reported, `menus[0].entries[0].href` instead of `menus[0].entries[0]`.
 */
function unwrapUnionIssue(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [only, ...others] = issue.errors.filter((issues) => issues.every((inner) => inner.path.length > 0));
  if (!only || others.length > 0) return [issue];
  return only.flatMap((inner) => unwrapUnionIssue({ ...inner, path: [...issue.path, ...inner.path] }));
}

function describe(file: string, issue: z.core.$ZodIssue, data: unknown): Mistake[] {
  const place = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...place, key];
      const expected = `no field of this name (${issue.message})`;
      return { file, path, code: issue.code, found: show(valueAt(data, path)), expected };
    });
  }
  const value = valueAt(data, issue.path);
  const size =
    (issue.code === 'too_big' || issue.code === 'too_small') && typeof value === 'string'
      ? ` (${amount(plainTextOf(partsOf(value)).length, 'string')})`
      : '';
  return [{ file, path: place, code: issue.code, found: show(value) + size, expected: expectation(issue) }];
}

/** A value of the wrong type has further mistakes, such as its length; only the type is worth reporting. */
function firstOfType(issue: z.core.$ZodIssue, index: number, issues: readonly z.core.$ZodIssue[]): boolean {
  const field = issue.path.join('.');
  return !issues.slice(0, index).some((earlier) => earlier.code === 'invalid_type' && earlier.path.join('.') === field);
}

/** What zod says about the data of a file, without what only follows from another mistake. */
export function describeMistakes(file: string, issues: readonly z.core.$ZodIssue[], data: unknown): Mistake[] {
  return issues
    .flatMap(unwrapUnionIssue)
    .filter(firstOfType)
    .flatMap((issue) => describe(file, issue, data));
}
