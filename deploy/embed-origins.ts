import { destinationUrl } from '../content/destination-url';
import type { DestinationKey } from '../content/schemas/destination';

function origins(...keys: DestinationKey[]): string[] {
  return [...new Set(keys.map((key) => new URL(destinationUrl(key)).origin))];
}

/** Where scripts of the provider come from. */
export const scriptOrigins = origins('formEmbedScript', 'chatLoader');

/** Whose pages stand in frames. */
export const frameOrigins = origins('bookingCalendar', 'coachingCalendar', 'contactForm');

/** What the provider's scripts talk to; the site's loader asks a failed frame's address for its status. */
export const embedOrigins = [...new Set([...frameOrigins, ...scriptOrigins])];
