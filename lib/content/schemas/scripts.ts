import { z } from 'zod';
import { requestFields, checkRequest } from './embeds';
import { entity, pagePath, plainText, uniqueBy } from './fields';
import { pattern } from './lists';

/** Words of a call that the page fills in: the moment, and what a booking was about. */
export const callNames = [
  'now',
  'plan',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

const argumentsOf = z
  .array(z.json())
  .refine(
    (values) =>
      [...JSON.stringify(values).matchAll(/"\$([^"]*)"/g)].every(([, name]) => callNames.some((one) => one === name)),
    {
      error: `after a dollar sign one of ${callNames.join(', ')}`,
    },
  );

const identifier = (help: string) => pattern(/^[A-Za-z_]\w*$/, 'the name of a variable, such as gtag', help);

const consentSign = entity({
  event: z.string().min(3).describe('A DOM event that the consent tool raises.'),
  at: pattern(
    /^\w+(?:\.\w+)*$/,
    'names with dots between them, such as detail.accepted',
    'Where the answer is then: in the event’s detail, or in a variable of the tool.',
  ),
  has: z.string().optional().describe('What has to be in the answer if it is a list. Otherwise it has to be true.'),
});

const calls = entity({
  function: identifier('The tool’s function. What is called before the tool has come waits for it.'),
  queue: identifier('The list in which calls wait, if it is a variable: dataLayer.').optional(),
  first: z.array(argumentsOf).optional().describe('Calls before the tool is loaded, each a list of what is passed.'),
  booking: argumentsOf.optional().describe('The call when a visitor has booked.'),
});

const pageScript = entity({
  name: pattern(/^[a-z0-9-]+$/, 'small letters, digits and hyphens', 'What you call it.'),
  src: z
    .url({ protocol: /^https$/, error: 'an address that starts with https://' })
    .optional()
    .describe('Where the script is. Without it, the pages themselves show what it allows, such as a map or a video.'),
  pages: z
    .union([z.literal('all'), z.array(pagePath).min(1)], "'all', or a list of paths of pages")
    .describe('Every page, or a list of paths.'),
  why: plainText(10, 140, 'What it is for. Visitors read it in the privacy notice.'),
  allows: z
    .array(entity(requestFields).superRefine(checkRequest))
    .optional()
    .describe('What it loads or sends, and where, also to its own host. The script itself is allowed anyway.'),
  consent: z
    .array(consentSign)
    .min(1)
    .optional()
    .describe('It waits until one of these says that the visitor has agreed. Without it, it loads by itself.'),
  data: z
    .record(z.string().regex(/^(?!data-)[a-z][a-z0-9-]*$/), z.string(), {
      error: ({ code }) => (code === 'invalid_key' ? 'small letters, digits and hyphens, without “data-”' : undefined),
    })
    .optional()
    .describe('Attributes of the script element, without “data-”.'),
  calls: calls.optional().describe('What is said to it.'),
});
export type PageScript = z.infer<typeof pageScript>;
/** One that is loaded. */
export type LoadedScript = PageScript & { src: string };

const entry = pageScript.refine(
  (one) => one.src !== undefined || (one.allows && !one.consent && !one.data && !one.calls),
  { path: ['src'], error: 'an address, or nothing but what its pages show, in “allows”' },
);

export const scriptsSchema = uniqueBy('name', z.array(entry)).describe('Scripts of others, such as analytics.');
