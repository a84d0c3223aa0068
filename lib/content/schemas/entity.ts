import { z } from 'zod';

/** A strict object: a misspelt field is an error that lists the fields there are. */
export function entity<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `the fields here are ${Object.keys(shape).join(', ')}` : undefined,
  });
}

/**
 * A list whose entries differ in one field, such as an id or a slug.
 *
 * @param words what messages call the value, and the field of the entry that has it already
 */
export function uniqueBy<Entry extends z.ZodType<object>>(
  key: string,
  list: z.ZodArray<Entry>,
  words = { value: 'a value', field: `this ${key}` },
) {
  return list.superRefine((entries, context) => {
    const seen = new Map<unknown, number>();
    entries.forEach((entry, index) => {
      const value: unknown = Reflect.get(entry as object, key);
      const earlier = seen.get(value);
      if (earlier !== undefined) {
        const message = `${words.value} of its own (entry [${earlier}] has ${words.field} already)`;
        context.addIssue({ code: 'custom', path: [index, key], message });
      } else seen.set(value, index);
    });
  });
}
