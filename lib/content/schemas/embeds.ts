import { z } from 'zod';
import { plainText, entity, uniqueBy } from './fields';
import { getHostname, getPublicSuffix } from 'tldts';
import { forEachEmbed, frameKinds, type FrameKind } from '@/lib/embeds';
import { destinationKeyPattern } from './destination';

const frameTexts = entity({
  question: plainText(10, 60, 'Above the frame, before the plain link.'),
  link: plainText(10, 50, 'The plain link to the provider’s page. It says that it opens in a new tab.'),
  failed: plainText(
    10,
    60,
    'Under them, and as a toast whose status is not known, once the provider’s script has failed for the last time.',
  ),
});

export const embedTextsSchema = entity({
  progress: plainText(4, 40, 'The progress bar’s accessible name.'),
  loading: plainText(10, 90, 'The toast while a script that failed is asked for again.'),
  loaded: plainText(4, 60, 'The same toast once it has come.'),
  ...(Object.fromEntries(frameKinds.map((kind) => [kind, frameTexts])) as Record<FrameKind, typeof frameTexts>),
});

/** What an embed can load from an origin, and the directive of a policy that decides about it. */
export const directives = {
  scripts: 'script-src',
  styles: 'style-src',
  images: 'img-src',
  fonts: 'font-src',
  connections: 'connect-src',
  frames: 'frame-src',
  media: 'media-src',
  workers: 'worker-src',
  forms: 'form-action',
};
export type RequestKind = keyof typeof directives;
export const requestKinds = Object.keys(directives) as RequestKind[];

/** Sources that are no origin, and what they may be used for. Code never comes from everywhere. */
const special: Record<string, readonly RequestKind[]> = {
  inline: ['styles'],
  'https:': ['images', 'media'],
  'data:': ['images', 'fonts', 'media'],
  'blob:': ['images', 'media', 'workers'],
};

/** `https://chat.example.com` or `https://*.example.com`, with two names or more after the asterisk. */
const originPattern = /^(?:https|wss):\/\/(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d+)?$/;

/** Whether a source is the key of a destination. scripts/check/rules/references.ts says whether it exists. */
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

/** What a page allows for an embed, or for a script of others (content/scripts.ts). */
export const requestFields = {
  from: source.describe('Where the requests go: a destination’s key stands for its origin.'),
  for: z.array(z.enum(requestKinds)).min(1).describe('What is loaded from there.'),
};
export type AllowedRequest = { from: string; for: RequestKind[] };

export function checkRequest(
  { from, for: kinds }: AllowedRequest,
  context: z.core.$RefinementCtx<AllowedRequest>,
): void {
  const allowed = special[from];
  kinds.forEach((kind, index) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['for', index], message });
    if (allowed && !allowed.includes(kind)) refuse(`${from} only for ${allowed.join(', ')}`);
    if (from.startsWith('wss:') && kind !== 'connections') refuse('wss: only for connections');
    if (kinds.indexOf(kind) !== index) refuse('each kind once');
  });
}

const allowedSource = entity({
  ...requestFields,
  when: plainText(8, 60, 'The moment of the first request, for the guide.'),
  why: plainText(10, 140, 'What breaks without it, for the guide.'),
}).superRefine(checkRequest);
export type AllowedSource = z.infer<typeof allowedSource>;

const allowedSources = uniqueBy('from', z.array(allowedSource).min(1)).describe('Where it may load from.');

export const embedOriginsSchema = entity(forEachEmbed(() => allowedSources));
