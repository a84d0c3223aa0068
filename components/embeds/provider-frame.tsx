import { Island } from '@/components/islands/island';
import { cx } from '@/components/ui/cx';
import { ExternalLink } from '@/components/ui/external-link';
import { addresses } from '@/lib/content/destinations';
import { allowed } from '@/lib/content/embed-origins';
import { embedTexts } from '@/lib/content/embed-texts';
import { plans } from '@/lib/content/plans';
import type { Booking } from '@/lib/content/schemas/booking';
import { frameEmbeds } from '@/lib/embeds';
import { FrameOutline } from './frame-outline';
import { frameAttributes } from './frame-attributes';

/* Reserved from the first paint, so that there is no layout shift. Source: the product specification, section 9. */
const heights = {
  650: 'min-h-[650px]',
  800: 'min-h-[800px]',
  1050: 'min-h-[1050px]',
} satisfies Record<Booking['frame']['height'], string>;

/**
 * A calendar or form of the provider in a frame. Above it is a plain link to the same page, which is visible even while
 * the frame is empty. The inline script opens the frame (components/inline-script/frames.ts). The island next to it shows its
 * status.
 */
export function ProviderFrame({ frame }: { frame: Booking['frame'] }) {
  const { height, fallbackText, fallbackLink, confirmation } = frame;
  const address = frame.destination;
  const { contract, done } = frameEmbeds[frame.kind];
  const { id = '', sandbox, ...attributes } = frameAttributes(frame, address);
  return (
    <>
      {/* The provider's script would add a style element with this id. The policy blocks it, and .provider-host has
          equivalent styles. The script skips the element if the id exists. */}
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
          data-embed={frame.kind}
          data-frame={JSON.stringify({ id, sandbox, ...attributes })}
          data-src={address}
          data-origins={allowed[frame.kind]['frame-src']?.join(' ')}
          data-plans={plans.map(({ name }) => name).join(' ')}
          data-done={done}
          data-height={height}
          tabIndex={-1}
        >
          <FrameOutline contract={contract} />
          {contract === 'form' && (
            // The provider's script would otherwise create these two elements and move the frame, which reloads it.
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
            className={cx('provider-frame-plain', heights[height])}
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
