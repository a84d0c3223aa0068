import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { entity } from './entity';
import { pagePath } from './fields';
import { singleHop } from './single-hop';

/** Every host answers these by itself, or serves files there: those of the build, and whatever is in `public/`. */
const reservedNames = new Set(
  ['index', '404', '500', 'images', 'og', 'cdn-cgi', ...readdirSync('public')].map((name) =>
    name.replace(/\.html$/, ''),
  ),
);
const isReserved = (path: string) => reservedNames.has(path.split('/', 2)[1] ?? '');

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
