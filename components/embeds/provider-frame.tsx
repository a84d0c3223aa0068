import { destinationUrl } from '@/content/destination-url';
import { embedTexts } from '@/content/embed-texts';
import type { Booking } from '@/content/schemas/booking';
import { ProviderEmbed } from './provider-embed';

/** A calendar or form of the provider in its frame, and a plain link to the same page that is always there. */
export function ProviderFrame({ frame }: { frame: Booking['frame'] }) {
  return (
    <ProviderEmbed
      frame={frame}
      address={destinationUrl(frame.destination)}
      scriptAddress={destinationUrl('formEmbedScript')}
      texts={embedTexts}
    />
  );
}
