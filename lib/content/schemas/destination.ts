import { z } from 'zod';
import { entity } from './entity';

export const destinationNames = [
  'login',
  'store',
  'facebook',
  'instagram',
  'linkedin',
  'youtube',
  'bookingCalendar',
  'coachingCalendar',
  'contactForm',
  'formEmbedScript',
  'chatLoader',
  'checkoutStarter',
  'checkoutEssentials',
  'checkoutPro',
  'checkoutPremium',
  'addOnReputation',
  'addOnLocalSeo',
  'addOnPaidMedia',
  'addOnCoaching',
  'addOnColdEmail',
  'addOnPhone',
  'addOnRetainer',
  'demoVideo',
  'founderProfile',
] as const;
const destinationName = z.enum(destinationNames);
/** How content refers to an address outside the site. */
export const destinationKey = destinationName.brand<'destination'>().describe('A key of content/destinations.ts.');
export type DestinationKey = (typeof destinationNames)[number];

/** Only https, no credentials, no script: what is typed here ends up in href and src. */
const httpsUrl = z
  .url({ protocol: /^https$/, abort: true, error: 'an address that begins with https://' })
  .refine((value) => !new URL(value).username, 'an address without a user name');

export const destinationSchema = entity({
  url: httpsUrl,
  placeholder: z.boolean().describe('true until the owner gives the real address; the launch check lists it.'),
});

export const destinationsSchema = entity({
  links: z.record(destinationName, destinationSchema, {
    error: ({ code }) =>
      code === 'invalid_type'
        ? undefined
        : 'a new destination is first named in destinationNames, lib/content/schemas/destination.ts',
  }),
  chatWidget: entity({
    id: z.string().regex(/^[0-9a-f]{24}$/, '24 hexadecimal digits'),
    placeholder: z.boolean(),
  }),
  founderEmail: entity({ address: z.email({ error: 'an email address' }), placeholder: z.boolean() }),
});
