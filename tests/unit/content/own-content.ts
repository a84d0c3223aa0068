import { kindOf, type Kind } from '@/lib/content/kinds';
import { fieldName } from '@/lib/content/mistake';
import { checkFile, loadFills } from '@/scripts/check/check-file';

/** A value with the keys that lead to it, and nothing beside it. Entries of a list before it are empty. */
const around = (value: unknown, keys: readonly (string | number)[]): unknown =>
  keys.reduceRight<unknown>((inner, key) => {
    if (typeof key === 'string') return { [key]: inner };
    const entries: unknown[] = Array.from({ length: key }, () => ({}));
    return [...entries, inner];
  }, value);

const fills = loadFills().then((all) => ({ ...all, brand: 'Own Brand' }));

/**
 * What the check says about a field, by the names of the fields as messages have them, in a file that has nothing else.
 *
 * @param field `hero.title.text`, or `plans[2].price` in a file that holds a list; empty for the whole file
 */
export async function told(file: string, field: string, value: unknown): Promise<[field: string, expected: string][]> {
  const kind = kindOf(file.replace(/^content\/|\.ts$/g, '')) as Kind;
  const keys = (field.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const [list, ...rest] = keys;
  const isList = list !== undefined && fieldName(file, rest) === field;
  const { mistakes } = checkFile(kind, file, around(value, isList ? rest : keys), await fills);
  return mistakes.map(({ path, expected }) => [fieldName(file, path), expected]);
}
