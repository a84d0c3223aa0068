import { z } from 'zod';
import { readdirSync } from 'node:fs';
import { pagePath } from './app-paths';
import { entity, rules } from './fields';

/** Paths that lead on in a single step: no two begin with one path, and none ends where another begins. */
export function singleHop<From extends string, To extends string, Entry extends Record<From | To, string>, Typed>(
  list: z.ZodArray<z.ZodType<Entry, Typed>>,
  { from, to, expected }: { from: From; to: To; expected: string },
) {
  return list.superRefine(
    rules((entries, fail) => {
      const starts: string[] = entries.map((entry) => entry[from]);
      entries.forEach((entry, index) => {
        if (starts.indexOf(entry[from]) !== index) fail([index, from], 'a path that is listed once');
        if (starts.includes(entry[to])) fail([index, to], expected);
      });
    }),
  );
}

/** Every host answers these by itself, or serves files there: those of the build, and whatever is in `public/`. */
const reservedNames = new Set(
  ['index', '404', '500', 'images', 'og', 'cdn-cgi', ...readdirSync('public')].map((name) =>
    name.replace(/\.html$/, ''),
  ),
);

/** Whether a path begins with a name that hosts, the build or `public/` have taken. */
export const isReserved = (path: string) => reservedNames.has(path.split('/', 2)[1] ?? '');

/** The page may be gone, so it need not exist. Plain letters: hosts read the path as a pattern. */
const oldPath = z
  .string()
  .regex(/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/, 'a path of small letters, digits and hyphens, without a slash at its end')
  .refine((path) => !isReserved(path), 'a path that is free: hosts use this one themselves')
  .describe('The old address.');

/** Targets have no fragment: not all hosts keep it when they put the visitor's query behind the address. */
export const redirectsSchema = singleHop(z.array(entity({ from: oldPath, to: pagePath })), {
  from: 'from',
  to: 'to',
  expected: 'a page that does not lead on itself',
});
export type Redirect = z.infer<typeof redirectsSchema>[number];

export const aliasesSchema = singleHop(z.array(entity({ path: pagePath, shows: pagePath })), {
  from: 'path',
  to: 'shows',
  expected: 'a page that is not shown for another one',
});
