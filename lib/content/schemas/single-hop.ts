import type { z } from 'zod';

/**
 * A list of paths that each lead to one of another kind in a single step: no two entries may begin with the same path, and
 * none may end where another begins.
 *
 * @param from the field with the path that an entry begins with
 * @param to the field with the path that it ends with
 * @param expected what a path at the end has to be
 */
export function singleHop<From extends string, To extends string, Entry extends Record<From | To, string>>(
  list: z.ZodArray<z.ZodType<Entry>>,
  { from, to, expected }: { from: From; to: To; expected: string },
) {
  return list.superRefine((entries, context) => {
    const starts: string[] = entries.map((entry) => entry[from]);
    entries.forEach((entry, index) => {
      if (starts.indexOf(entry[from]) !== index) {
        context.addIssue({ code: 'custom', path: [index, from], message: 'a path that is listed once' });
      }
      if (starts.includes(entry[to])) {
        context.addIssue({ code: 'custom', path: [index, to], message: expected });
      }
    });
  });
}
