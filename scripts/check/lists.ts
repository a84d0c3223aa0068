import { copyIn } from '../../lib/content/copy';
import { kinds, type Kind } from '../../lib/content/kinds';
import { show, valueAt, type Mistake, type Place } from '../../lib/content/mistake';
import { sum } from '../../lib/sum';

/** Lists that have an entry twice, and totals that are printed below a list and are not its sum. */

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** `$1,480.00` → 1480; undefined for anything else. */
function dollarsIn(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const [, sign, digits] = /^([+−-]?)\$([\d,]+(?:\.\d\d)?)$/.exec(value) ?? [];
  if (digits === undefined) return undefined;
  return Number(digits.replaceAll(',', '')) * (sign === '−' || sign === '-' ? -1 : 1);
}

/** An invoice, an estimate, a change order: its total is the sum of its lines, where all of them are amounts. */
function totalMistakes(file: string, fields: object, path: Place): Mistake[] {
  const amounts = listOf(valueAt(fields, ['lines'])).map((line) =>
    dollarsIn(valueAt(line, ['amount']) ?? valueAt(line, ['value'])),
  );
  const inObject = valueAt(fields, ['total', 'value']);
  const place = inObject === undefined ? ['total'] : ['total', 'value'];
  const stated = dollarsIn(valueAt(fields, place));
  if (stated === undefined || amounts.length === 0 || amounts.some((amount) => amount === undefined)) return [];
  const cents = Math.round(sum(amounts.map((amount) => (amount ?? 0) * 100)));
  if (cents === Math.round(stated * 100)) return [];
  const right = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 ? 2 : 0 });
  const found = show(valueAt(fields, place));
  return [{ file, path: [...path, ...place], code: 'sum', found, expected: `$${right}, the sum of the lines` }];
}

/** The fields in which two entries of a list differ, whatever else they share. */
const unique = ['id', 'name', 'feature', 'term', 'question', 'title', 'label', 'href', 'destination'];

/**
 * Whether a value tells an entry from the others. Pictures are of a real day, in which the same may happen twice: their titles
 * are no statements, and their labels lead nowhere. Two entries may lead to two places of one page, or to one place of it.
 */
function isTelling(entry: unknown, field: string, value: string, isStatement: boolean): boolean {
  if (field === 'title') return isStatement;
  if (field === 'label') return ['href', 'destination', 'links'].some((key) => key in Object(entry));
  return !value.includes('#') || field !== 'href';
}

function repeatedMistakes(
  file: string,
  list: readonly unknown[],
  path: Place,
  statements: ReadonlySet<string>,
): Mistake[] {
  return unique.flatMap((field) => {
    const seen = new Map<unknown, number>();
    return list.flatMap((entry, index) => {
      const value = valueAt(entry, [field]);
      const place = [...path, index, field];
      if (typeof value !== 'string' || !isTelling(entry, field, value, statements.has(place.join('.')))) return [];
      const first = seen.get(value);
      if (first === undefined) seen.set(value, index);
      const expected = `a ${field} of its own (entry [${first}] has this ${field} already)`;
      return first === undefined ? [] : [{ file, path: place, code: 'repeated', found: show(value), expected }];
    });
  });
}

function mistakesIn(file: string, data: unknown, path: Place, statements: ReadonlySet<string>): Mistake[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = Array.isArray(data) ? repeatedMistakes(file, data, path, statements) : totalMistakes(file, data, path);
  const entries = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return [...own, ...entries.flatMap(([key, value]) => mistakesIn(file, value, [...path, key], statements))];
}

/** The mistakes of all lists and totals in the data of a file. */
export function listMistakes(kind: Kind, file: string, data: unknown): Mistake[] {
  const statements = copyIn(kinds[kind], data).filter(({ copy }) => copy === 'statement');
  return mistakesIn(file, data, [], new Set(statements.map(({ path }) => path.join('.'))));
}
