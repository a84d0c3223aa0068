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
const unique = ['id', 'name', 'feature', 'term', 'question'];

function repeatedMistakes(file: string, list: readonly unknown[], path: Place): Mistake[] {
  return unique.flatMap((field) => {
    const seen = new Map<unknown, number>();
    return list.flatMap((entry, index) => {
      const value = valueAt(entry, [field]);
      if (typeof value !== 'string') return [];
      const first = seen.get(value);
      if (first === undefined) seen.set(value, index);
      const expected = `a ${field} of its own (entry [${first}] has this ${field} already)`;
      const place = [...path, index, field];
      return first === undefined ? [] : [{ file, path: place, code: 'repeated', found: show(value), expected }];
    });
  });
}

/** The mistakes of all lists and totals in the data of a file. */
export function listMistakes(file: string, data: unknown, path: Place = []): Mistake[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = Array.isArray(data) ? repeatedMistakes(file, data, path) : totalMistakes(file, data, path);
  const entries = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return [...own, ...entries.flatMap(([key, value]) => listMistakes(file, value, [...path, key]))];
}
