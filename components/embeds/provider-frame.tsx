import { Island } from '@/components/islands/island';
import { cx } from '@/components/ui/cx';
import { ExternalLink } from '@/components/ui/external-link';
import { addresses } from '@/lib/content/destinations';
import { embedTexts } from '@/lib/content/embed-texts';
import type { Booking } from '@/lib/content/schemas/booking';
import { frameAttributes } from './frame-attributes';

/* Reserved from the first paint, so that nothing shifts. Source: the product specification, section 9. */
const heights = {
  650: 'min-h-[650px]',
  800: 'min-h-[800px]',
  1050: 'min-h-[1050px]',
} satisfies Record<Booking['frame']['height'], string>;

/**
 * A calendar or form of the provider in its frame, and above it a plain link to the same page that is always there, and in
 * sight while the box is empty. The starter opens the frame (components/starter/frames.ts); the island beside it says how it is doing.
 */
export function ProviderFrame({ frame }: { frame: Booking['frame'] }) {
  const { height, fallbackText, fallbackLink, confirmation } = frame;
  const address = frame.destination;
  const { id = '', sandbox, ...attributes } = frameAttributes(frame, address);
  return (
    <>
      {/* The policy blocks the style element that the provider's script adds under this id, and .provider-host makes up
          for it. A script that finds the id taken does not try. */}
      <template id="embeddedIframes" />
      <p className="mb-4 text-center text-small text-ink-soft">
        {fallbackText}{' '}
        <ExternalLink href={address} frameLink className="font-semibold text-brand-deep underline underline-offset-4">
          {fallbackLink}
        </ExternalLink>
      </p>
      <div className="provider-embed relative">
        <div
          className={cx('provider-host', heights[height])}
          data-frame={JSON.stringify({ id, sandbox, ...attributes })}
          data-src={address}
          data-height={height}
          tabIndex={-1}
        >
          {frame.kind === 'form' && (
            // The provider's script would move a form's frame into these two elements, and moving it reloads it.
            <div id={`${id}-div`} className="ep-iFrameContainer">
              <div id={`${id}-wrapper`} className="ep-wrapper" />
            </div>
          )}
        </div>
        <noscript>
          <iframe
            {...attributes}
            sandbox={sandbox}
            src={address}
            title={frame.title}
            className="provider-frame-plain"
          />
        </noscript>
        <Island
          name="provider-status"
          start="load"
          props={{ texts: embedTexts, scriptAddress: addresses.formEmbedScript, fallbackLink, confirmation }}
        />
      </div>
    </>
  );
}
