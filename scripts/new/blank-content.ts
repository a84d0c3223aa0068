import { z } from 'zod';
import { blank } from '../../lib/content/blanks';

/** Fields that stay although a page can do without them: the picture in a hero is drawn from all of its parts. */
const drawn = new Set(['stage', 'checklist']);

/** What describes a field, on it or on what it wraps. */
function helpFor(schema: z.core.$ZodType, value: string): string {
  const { description, minLength, maxLength } = schema as z.ZodString;
  const bounds = maxLength ? ` (${minLength ?? 1} to ${maxLength} characters)` : '';
  return `${(description ?? `something like “${value}”.`).replace(/\.$/, '')}${bounds}`;
}

function optionOf(schema: z.core.$ZodDiscriminatedUnion, value: Record<string, unknown>): z.core.$ZodType | undefined {
  return schema._zod.def.options.find((option) => {
    const { discriminator } = schema._zod.def;
    const { shape } = (option as z.ZodObject)._zod.def;
    return (shape[discriminator] as z.core.$ZodType | undefined)?._zod.values?.has(value[discriminator] as string);
  });
}

/**
 * A copy of a page's content in which every text is a blank that says what belongs there. Names of icons, numbers and
 * forms stay as a start; what a page can do without is left out.
 *
 * @param schema of the value
 */
export function withBlanks(schema: z.core.$ZodType, value: unknown, keepAll = false): unknown {
  const { def } = schema._zod as unknown as { def: { type: string; innerType?: z.core.$ZodType } };
  if (def.innerType) return withBlanks(def.innerType, value, keepAll);
  if (typeof value === 'string')
    return def.type === 'string' || def.type === 'pipe' ? blank(helpFor(schema, value)) : value;
  if (Array.isArray(value)) {
    const { element } = (schema as z.ZodArray)._zod.def;
    return value.map((entry) => withBlanks(element, entry, keepAll));
  }
  if (typeof value !== 'object' || value === null) return value;
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const option = optionOf(schema, value as Record<string, unknown>);
    return option ? withBlanks(option, value, keepAll) : value;
  }
  const { shape } = (schema as z.ZodObject)._zod.def;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const field = shape[key];
      if (!field) return [];
      const keep = keepAll || drawn.has(key);
      if (!keep && field._zod.def.type === 'optional') return [];
      return [[key, withBlanks(field, inner, keep)]];
    }),
  );
}
