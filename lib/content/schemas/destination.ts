import { z } from 'zod';
import { entity } from './fields';
import { pattern } from './lists';
import { reference } from './references';

/** Addresses that code leads to by itself. content/destinations.ts may have any others. */
export const neededDestinations = [
  'login',
  'bookingCalendar',
  'coachingCalendar',
  'contactForm',
  'formEmbedScript',
  'chatLoader',
  'demoVideo',
  'founderProfile',
] as const;
export type NeededDestination = (typeof neededDestinations)[number];

export const destinationKeyPattern = /^[a-z]+(?:[A-Z][a-z]*)*$/;
const key = z.string().regex(destinationKeyPattern, 'a key of content/destinations.ts');

const keyOf = (form: RegExp, expected: string) =>
  reference(
    'destinations',
    key.refine((value) => form.test(value), expected),
  );

/** How content refers to an address outside the site. load.ts says whether it exists. */
export const destinationKey = keyOf(
  /^(?!checkout|addOn|formEmbedScript|chatLoader)/,
  'a key that is no checkout and no script of the provider',
);
export const checkoutKey = keyOf(/^checkout[A-Z]/, 'the checkout of the plan, such as checkoutPro');
export const addOnCheckoutKey = keyOf(/^addOn[A-Z]/, 'the checkout of the add-on, such as addOnCoaching');

/** A public host, in the letters that browsers send: no wildcard, IP address or single label. */
const publicHost = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
/** Top-level domains that lead nowhere outside a machine or a network (RFC 2606, RFC 6762). `.example` marks placeholders. */
const privateHost = /\.(?:localhost|local|internal|test|invalid|lan|home|arpa)$/;
const exampleHost = /(?:^|\.)example$/;

/** Whether an address or email address is at a host that exists only in examples. */
export function isExample(address: string): boolean {
  const host =
    address.includes('@') && !address.includes('/') ? address.replace(/^.*@/, '') : new URL(address).hostname;
  return exampleHost.test(host);
}

/** Only https, no credentials, no script: what is typed here ends up in href and src. */
export const httpsUrl = z
  .url({ protocol: /^https$/, abort: true, error: 'an address that begins with https://' })
  .refine((value) => value.startsWith('https://'), { abort: true, error: 'an address that begins with https://' })
  .refine((value) => !new URL(value).username && !new URL(value).password, {
    abort: true,
    error: 'an address without a user name',
  })
  .refine((value) => publicHost.test(new URL(value).hostname) && !privateHost.test(new URL(value).hostname), {
    abort: true,
    error: 'an address on a public host, such as www.company.com',
  })
  .refine((value) => new URL(value).port === '', { abort: true, error: 'an address without a port' })
  .refine((value) => [value, `${value}/`].includes(new URL(value).href), {
    abort: true,
    error: 'an address as the browser’s address bar shows it',
  })
  .describe('The address, as the browser shows it.');

const isPlaceholder = z.boolean().describe('On until the owner gives the real one; the launch check lists it.');
const noExample = 'a real host, because placeholder is false';

export const destinationSchema = entity({
  url: httpsUrl,
  placeholder: isPlaceholder,
}).refine(({ url, placeholder }) => placeholder || !isExample(url), { path: ['url'], error: noExample });

const linksSchema = z
  .record(key, destinationSchema)
  .superRefine((links, context) => {
    const fail = (path: string[], message: string, input: unknown) =>
      context.addIssue({ code: 'custom', path, message, input });
    for (const name of neededDestinations) {
      if (!links[name]) fail([name], 'an address here, because pages lead to it', undefined);
    }
    const seen = new Map<string, string>();
    for (const [name, { url }] of Object.entries(links)) {
      const earlier = seen.get(url);
      if (earlier) fail([name, 'url'], `an address of its own (${earlier} has it already)`, url);
      seen.set(url, name);
    }
  })
  .transform((links) => links as Record<NeededDestination, z.infer<typeof destinationSchema>> & typeof links)
  .describe('Addresses outside the site, each with a name of its own.');

const emailSchema = entity({
  address: z.email({ abort: true, error: 'an email address' }).describe('The email address.'),
  placeholder: isPlaceholder,
}).refine(({ address, placeholder }) => placeholder || !isExample(address), { path: ['address'], error: noExample });

export const destinationsSchema = entity({
  links: linksSchema,
  chatWidget: entity({
    id: pattern(/^[0-9a-f]{24}$/, '24 hexadecimal digits', 'What the provider calls the chat: 24 digits.'),
    placeholder: isPlaceholder,
  }).describe('The chat.'),
  founderEmail: emailSchema.describe('The founder’s email address.'),
  securityContact: emailSchema.describe('Whom people tell about a weakness of the site: /.well-known/security.txt.'),
});
