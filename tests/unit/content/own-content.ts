import type { z } from 'zod';
import { kindOf, type Kind } from '@/lib/content/kinds';
import { fieldName } from '@/lib/content/mistake';
import { checkFile, loadFills } from '@/scripts/check/file';

/* Content of a test's own: the owner's may change in every field, and no test is red for it. */

/** Texts of all forms that a field may ask for, in the order in which they are tried. */
const texts = ['own', 'addOnOwn', 'checkoutOwn', 'Gina', '$9', '1x.1x.', '2:14', 'Wed 2:00 PM', 'https://own.example'];

/** A text that a schema takes. In a list it has the number of its entry, because no two entries may say the same. */
function textFor(schema: z.ZodString, entry: number): string | undefined {
  const words = new RegExp(`^.{${schema.minLength ?? 1}}\\w*`).exec(
    `${entry + 1} ${'Some words of a test. '.repeat(9)}`,
  );
  const fitting = [`${words?.[0].trim()}.`, String(entry + 1)];
  return [...fitting, ...texts].find((text) => schema.safeParse(text).success);
}

function valueFor(schema: z.core.$ZodType, entry = 0): unknown {
  const { def } = schema as unknown as { def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).filter(([, { _zod }]) => !_zod.optin);
      return Object.fromEntries(fields.map(([key, field]) => [key, valueFor(field, entry)]));
    }
    case 'array': {
      const sizes = (def.checks ?? []).map(({ _zod }) => _zod.def as { minimum?: number; length?: number });
      const length = Math.max(0, ...sizes.map(({ minimum = 0, length: exactly = minimum }) => exactly));
      return Array.from({ length }, (_, index) => valueFor(def.element, index));
    }
    case 'string':
      return textFor(schema as z.ZodString, entry);
    case 'number':
      return Math.max(Number((schema as z.ZodNumber).minValue), 1);
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'union':
      return valueFor(def.options[0] as z.core.$ZodType, entry);
    case 'pipe':
      return '[the front page of the site](/)';
    case 'custom':
      return '/';
    default:
      return false;
  }
}

/** A short value that a schema takes, field by field, with what `more` has in the place of its fields. */
export function sample(schema: z.core.$ZodType, more: object = {}): object {
  const value = valueFor(schema) as object;
  return Array.isArray(value) ? value : { ...value, ...more };
}

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
