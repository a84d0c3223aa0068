import { z } from 'zod';
import type { Place } from './mistake';
import type { CopyKind } from './schemas/fields';
import type { FoundText } from './walk';

/** Words that readers read, with what their schema says of them. */
export type Copy = FoundText & { copy: CopyKind };

/**
 * The words in the data of a file, by its schema. Keys, paths, names of icons and everything else that only code reads are
 * left out: their schemas are not made by the functions for text in schemas/fields.ts.
 */
export function copyIn(schema: z.core.$ZodType, data: unknown, path: Place = []): Copy[] {
  const { def } = schema as unknown as { def: z.core.$ZodTypes['_zod']['def'] };
  const inside = (inner: z.core.$ZodType | undefined, key: string | number) =>
    inner ? copyIn(inner, Reflect.get(Object(data) as object, key), [...path, key]) : [];
  switch (def.type) {
    case 'string': {
      const copy = z.globalRegistry.get(schema)?.copy as CopyKind | undefined;
      return copy && typeof data === 'string' ? [{ path, text: data, copy }] : [];
    }
    case 'object':
      return Object.keys(Object(data)).flatMap((key) => inside(def.shape[key], key));
    case 'record':
      return Object.keys(Object(data)).flatMap((key) => inside(def.valueType, key));
    case 'array':
      return Array.isArray(data) ? data.flatMap((_, index) => inside(def.element, index)) : [];
    case 'union': {
      // Fields of one name are words in every form of an entry, or in none.
      const found = def.options.flatMap((option) => copyIn(option, data, path));
      return [...new Map(found.map((one) => [one.path.join('.'), one])).values()];
    }
    case 'optional':
    case 'default':
      return copyIn(def.innerType, data, path);
    case 'pipe':
      return copyIn(def.in, data, path);
    default:
      return [];
  }
}
