import { z } from 'zod';
import type { Place } from './mistake';
import type { CopyKind } from './schemas/fields';

export type FoundText = { path: Place; text: string };

/** Every text in data, whatever its shape. */
export function textsIn(data: unknown, path: Place = []): FoundText[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (Array.isArray(data)) return data.flatMap((entry, index) => textsIn(entry, [...path, index]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => textsIn(value, [...path, key]));
}

/** Visits each text with what its schema says of it (`meta`), once for each form of an entry that has its field. */
export function walkSchema(
  schema: z.core.$ZodType,
  data: unknown,
  visit: (found: FoundText, said: z.core.GlobalMeta) => void,
  path: Place = [],
): void {
  const { def } = schema as unknown as { def: z.core.$ZodTypes['_zod']['def'] };
  const inside = (inner: z.core.$ZodType | undefined, key: string | number) => {
    if (inner) walkSchema(inner, Reflect.get(Object(data) as object, key), visit, [...path, key]);
  };
  switch (def.type) {
    case 'string':
    case 'enum':
      if (typeof data === 'string') visit({ path, text: data }, z.globalRegistry.get(schema) ?? {});
      return;
    case 'object':
    case 'record':
      for (const key of Object.keys(Object(data))) inside('shape' in def ? def.shape[key] : def.valueType, key);
      return;
    case 'array':
      if (Array.isArray(data)) data.forEach((_, index) => inside(def.element, index));
      return;
    case 'union':
      for (const option of def.options) walkSchema(option, data, visit, path);
      return;
    case 'optional':
    case 'default':
      return walkSchema(def.innerType, data, visit, path);
    case 'pipe':
      return walkSchema(def.in, data, visit, path);
    case 'boolean':
    case 'custom':
    case 'literal':
    case 'number':
      return;
    default:
      throw new Error(`lib/content/walk.ts: no text is looked for in ${def.type}`);
  }
}

/** Words that readers read, with what their schema says of them. */
export type Copy = FoundText & { copy: CopyKind };

/** The words in data: what has a schema of schemas/fields.ts. The rest is for code. */
export function copyIn(schema: z.core.$ZodType, data: unknown): Copy[] {
  const found = new Map<string, Copy>();
  walkSchema(schema, data, ({ path, text }, { copy }) => {
    if (copy) found.set(path.join('.'), { path, text, copy: copy as CopyKind });
  });
  return [...found.values()];
}

/** A copy of data in which `change` has said what stands in the place of each text. */
export function mapTexts(data: unknown, change: (text: string, path: Place) => unknown, path: Place = []): unknown {
  if (typeof data === 'string') return change(data, path);
  if (Array.isArray(data)) return data.map((entry, index) => mapTexts(entry, change, [...path, index]));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapTexts(value, change, [...path, key])]));
}
