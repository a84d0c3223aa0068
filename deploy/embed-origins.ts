import { destinationUrl } from '../lib/content/destinations';
import type { NeededDestination } from '../lib/content/schemas/destination';

function origins(...keys: NeededDestination[]): string[] {
  return [...new Set(keys.map((key) => new URL(destinationUrl(key)).origin))];
}

/** The provider's origins, by purpose. */
export const embedOrigins = {
  /** Shown in frames. If a frame fails, the site also fetches its address to get the status. */
  frames: origins('bookingCalendar', 'coachingCalendar', 'contactForm'),
  /** Serves the script for the frames. */
  frameScripts: origins('formEmbedScript'),
  chat: origins('chatLoader'),
};
