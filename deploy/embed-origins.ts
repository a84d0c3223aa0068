import { destinationUrl } from '../lib/content/destinations';
import type { DestinationKey } from '../lib/content/schemas/destination';

function origins(...keys: DestinationKey[]): string[] {
  return [...new Set(keys.map((key) => new URL(destinationUrl(key)).origin))];
}

/** The provider's origins, by what they are needed for. */
export const embedOrigins = {
  /** Whose pages are shown in frames. The site asks a failed frame's address for its status. */
  frames: origins('bookingCalendar', 'coachingCalendar', 'contactForm'),
  /** Where the script comes from that goes with the frames. */
  frameScripts: origins('formEmbedScript'),
  chat: origins('chatLoader'),
};
