import type { z } from 'zod';
import type { CopyKind } from './schemas/fields';
import { walkSchema, type FoundText } from './walk';

/** Words that readers read, with what their schema says of them. */
export type Copy = FoundText & { copy: CopyKind };

/**
 * The words in the data of a file, by its schema. Keys, paths, names of icons and everything else that only code reads are
 * left out: their schemas are not made by the functions for text in schemas/fields.ts.
 */
export function copyIn(schema: z.core.$ZodType, data: unknown): Copy[] {
  const found = new Map<string, Copy>();
  walkSchema(schema, data, ({ path, text }, { copy }) => {
    if (copy) found.set(path.join('.'), { path, text, copy: copy as CopyKind });
  });
  return [...found.values()];
}
