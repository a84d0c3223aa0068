import { z } from 'zod';
import { blankMark } from '../../lib/content/texts';

/** Fields that stay although some pages do without them. */
const kept = new Set(['checklist', 'card']);

/** A text to be written: the mark, and what belongs there, as a sentence of a length that the schema takes. */
export function blank(help: string, min = 1, max = 260): string {
  const sentence = `${blankMark} ${help.replace(/\.$/, '')}`;
  const fitting = sentence.length < max ? sentence : sentence.slice(0, max).replace(/(?:\. [^.]*|\W*\s\S*)$/, '');
  return `${fitting.padEnd(min - 1, ' …')}.`;
}

/**
 * A blank that the schema takes, so that the page can be looked at before it is written. In a list it has the number of its
 * entry: no two entries of a page say the same.
 */
function blankFor(schema: z.ZodType, value: string, entry?: number): string {
  const { description = `something like “${value}”`, minLength, maxLength } = schema as z.ZodString;
  const help = entry === undefined ? description : `(${entry}) ${description}`;
  const written = blank(help, minLength ?? 1, maxLength ?? undefined);
  // Links stay links. What can only be a time of day stays as a start.
  const marked = [written, value.replace(/^\[?/, `$&${blankMark}`)];
  return marked.find((text) => schema.safeParse(text).success) ?? value;
}

const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrapped(schema.unwrap() as z.ZodType) : schema;

/** The fields of an object; of one in several forms, those of the form that it has. */
function fieldsOf(schema: z.ZodType, value: object): Record<string, z.ZodType> {
  if (schema instanceof z.ZodObject) return schema.shape as Record<string, z.ZodType>;
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return {};
  const { discriminator } = schema.def;
  const forms = schema.options.map((option) => fieldsOf(option as z.ZodType, value));
  return forms.find((form) => form[discriminator]?.safeParse(Reflect.get(value, discriminator)).success) ?? {};
}

/**
 * A copy of a page's content in which every text is a blank that says what belongs there. Names of icons, numbers and
 * forms stay as a start; what a page can do without is left out.
 */
export function withBlanks(schema: z.ZodType, value: unknown, keepAll = false, entry?: number): unknown {
  const inner = unwrapped(schema);
  if (typeof value === 'string') {
    return inner instanceof z.ZodString || inner instanceof z.ZodPipe ? blankFor(inner, value, entry) : value;
  }
  if (Array.isArray(value)) {
    return inner instanceof z.ZodArray
      ? value.map((one, index) => withBlanks(inner.element as z.ZodType, one, keepAll, index + 1))
      : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = fieldsOf(inner, value);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inField]): [string, unknown][] => {
      const field = fields[key];
      const keep = keepAll || kept.has(key);
      if (!field || (!keep && field instanceof z.ZodOptional)) return [];
      return [[key, withBlanks(field, inField, keep, entry)]];
    }),
  );
}
