import { z } from 'zod';
import { describeMistakes, show } from './mistake';

/** What stands between one mistake and a published page: thrown while content loads, so nothing is built on bad data. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(readonly mistakes: readonly string[]) {
    super(mistakes.join('\n'));
  }
}

const files = new WeakMap<object, string>();

/**
 * Checks one content file against its schema and returns the checked data.
 *
 * @param file path from the project's root, as shown to the editor
 * @throws {ContentError} one line per mistake: file, field, what was found, what is expected
 */
export function loadContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(data);
  if (!result.success) {
    throw new ContentError(describeMistakes(file, result.error.issues, data));
  }
  if (typeof result.data === 'object' && result.data !== null) files.set(result.data, file);
  return result.data;
}

/** The file that `loadContent` read an entry from. */
export function fileOf(entry: object): string {
  return files.get(entry) ?? 'content';
}

/**
 * An explicit list of entries of one kind, in the order in which pages show them.
 *
 * @throws {ContentError} when two entries share the field that tells them apart
 */
export function registry<Entry extends object, Key extends keyof Entry & string>(key: Key, entries: Entry[]): Entry[] {
  const seen = new Map<unknown, Entry>();
  for (const entry of entries) {
    const twin = seen.get(entry[key]);
    if (twin) {
      throw new ContentError([
        `${fileOf(entry)} › ${key}: found ${show(entry[key])}, expected a value of its own (${fileOf(twin)} has it already)`,
      ]);
    }
    seen.set(entry[key], entry);
  }
  return entries;
}

/** A strict object: a misspelt field is an error that lists the fields there are. */
export function entity<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `the fields here are ${Object.keys(shape).join(', ')}` : undefined,
  });
}

/** A list whose entries differ in one field, such as an id or a slug. */
export function uniqueBy<Entry extends z.ZodType<object>>(key: string, list: z.ZodArray<Entry>) {
  return list.superRefine((entries, context) => {
    const seen = new Map<unknown, number>();
    entries.forEach((entry, index) => {
      const value: unknown = Reflect.get(entry as object, key);
      const twin = seen.get(value);
      if (twin !== undefined) {
        const message = `a value of its own (entry [${twin}] has this ${key} already)`;
        context.addIssue({ code: 'custom', path: [index, key], message });
      } else seen.set(value, index);
    });
  });
}
