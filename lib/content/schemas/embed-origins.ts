import { getHostname, getPublicSuffix } from 'tldts';
import { z } from 'zod';
import { forEachEmbed } from '@/lib/embeds';
import { destinationKeyPattern } from './destination';
import { entity, uniqueBy } from './entity';
import { plainText } from './fields';

/** What an embed can load from an origin. */
export const requestKinds = [
  'scripts',
  'styles',
  'images',
  'fonts',
  'connections',
  'frames',
  'media',
  'workers',
] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Sources that are no origin, and what they may be used for. Code never comes from everywhere. */
const special: Record<string, readonly RequestKind[]> = {
  inline: ['styles'],
  'https:': ['images', 'media'],
  'data:': ['images', 'fonts', 'media'],
  'blob:': ['images', 'media', 'workers'],
};

/** `https://chat.example.com` or `https://*.example.com`, without a path. After the asterisk there are two names or more. */
const originPattern = /^(?:https|wss):\/\/(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d+)?$/;

/** Whether a source is the key of a destination. lib/content/cross-check.ts says whether it exists. */
export const isKey = (value: string): boolean => destinationKeyPattern.test(value) && !Object.hasOwn(special, value);

export const sourceForms =
  'a key of content/destinations.ts, an origin such as https://*.example.com without a path, or https:, data:, blob:, inline';

/** Whether anybody may own what is below the asterisk, as in `https://*.github.io` or `https://*.co.uk`. */
function isOpenToAll(value: string): boolean {
  const [, host] = value.split('//*.');
  return host !== undefined && getPublicSuffix(host, { allowPrivateDomains: true }) === getHostname(host);
}

const source = z
  .string()
  .refine((value) => isKey(value) || Object.hasOwn(special, value) || originPattern.test(value), {
    error: sourceForms,
    abort: true,
  })
  .refine((value) => !isOpenToAll(value), 'hosts below a domain of one owner, such as https://*.example.com');

const allowance = entity({
  from: source.describe('Where the requests go: a destination’s key stands for its origin.'),
  for: z.array(z.enum(requestKinds)).min(1).describe('What is loaded from there.'),
  when: plainText(8, 60, 'The moment of the first request, for the guide.'),
  why: plainText(10, 140, 'What breaks without it, for the guide.'),
}).superRefine(({ from, for: kinds }, context) => {
  const allowed = special[from];
  kinds.forEach((kind, index) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['for', index], message });
    if (allowed && !allowed.includes(kind)) refuse(`${from} only for ${allowed.join(', ')}`);
    if (from.startsWith('wss:') && kind !== 'connections') refuse('wss: only for connections');
    if (kinds.indexOf(kind) !== index) refuse('each kind once');
  });
});
export type Allowance = z.infer<typeof allowance>;

const allowances = uniqueBy('from', z.array(allowance).min(1), { value: 'a source', field: 'it' }).describe(
  'Where it may load from.',
);

export const embedOriginsSchema = entity(forEachEmbed(() => allowances));
