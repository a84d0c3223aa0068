import { z } from 'zod';
import { entity } from './fields';

/** A list of at least and at most so many entries. */
export function list<Entry extends z.ZodType>(min: number, max: number, help: string, entry: Entry) {
  const all = z.array(entry);
  return (min === max ? all.length(min) : all.min(min).max(max)).describe(help);
}

/** A list whose entries have these fields. */
export const entries = <Shape extends z.core.$ZodShape>(min: number, max: number, help: string, fields: Shape) =>
  list(min, max, help, entity(fields));

/** A text in a form of its own, such as a time. */
export const pattern = (form: RegExp, expected: string, help: string) =>
  z.string().regex(form, expected).describe(help);

/** A name that other files, addresses or styles use. */
export const slug = (help: string) =>
  pattern(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens', help);
