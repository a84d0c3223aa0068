import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { requestFields, checkRequest } from './embeds';
import { pagePath } from './app-paths';
import { entity, plainText } from './fields';

const isAddress = (src: string) =>
  src.startsWith('/') ? src.endsWith('.js') && existsSync(join('public', src)) : /^https:\/\/\S+$/.test(src);

const pageScript = entity({
  src: z
    .string()
    .refine(isAddress, 'an address that starts with https://, or a file in public/, as in /analytics.js')
    .optional()
    .describe('Where the script is. Without it, an island of the pages asks for what it allows.'),
  pages: z
    .union([z.literal('all'), z.array(pagePath).min(1)], "'all', or a list of paths of pages")
    .describe('Every page, or a list of paths.'),
  why: plainText(10, 140, 'What it is for. Visitors read it in the privacy notice.'),
  allows: z
    .array(entity(requestFields).superRefine(checkRequest))
    .optional()
    .describe('What it loads or sends, and where, also to its own host. The script itself is allowed anyway.'),
});
export type PageScript = z.infer<typeof pageScript>;

const entry = pageScript.refine((one) => one.src ?? one.allows, {
  path: ['src'],
  error: 'an address, or what an island asks for, in “allows”',
});

export const scriptsSchema = z.array(entry).describe('Scripts of others, such as analytics.');
