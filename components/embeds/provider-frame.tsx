import { Island } from '@/components/islands/island';
import { cx } from '@/components/ui/cx';
import { ExternalLink } from '@/components/ui/external-link';
import { LinkedText } from '@/components/ui/linked-text';
import { addresses, load, plans, site } from '@/lib/content';
import { allowed } from '@/lib/content/embed-origins';
import type { Booking } from '@/lib/content/schemas/booking';
import { frameEmbeds } from '@/lib/embeds';
import { FrameOutline } from './frame-outline';
import { FormWrappers, providerAttributes, ReservedId } from './provider-markup';
import { ProviderStatus } from './provider-status';
import './embeds.css';
import './confirmation.deferred.css';

/** What the provider's pages need. They must not navigate this page without a user action. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals allow-top-navigation-by-user-activation';
const allow = 'payment; clipboard-read; clipboard-write';

const embedTexts = load('embed-texts');
const { phone, email, hours } = site;

/* Reserved from the first paint, so that there is no layout shift. Source: the product specification, section 9. */
const heights = {
  650: 'min-h-[650px]',
  800: 'min-h-[800px]',
  1050: 'min-h-[1050px]',
} satisfies Record<Booking['frame']['height'], string>;

/** What the page says after a booking or a message, above the frame (show-state.ts). */
function Confirmation({ confirmation, next }: Pick<Booking['frame'], 'confirmation' | 'next'>) {
  return (
    <div role="status">
      <div hidden data-confirmation className="mb-6 rounded-card bg-leaf-tint p-6">
        <h2 className="text-title">{confirmation}</h2>
        <h3 className="mt-4 font-semibold">{next.title}</h3>
        <ol className="mt-1 list-decimal space-y-1 pl-5">
          {next.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
        <LinkedText text={next.seeAlso} className="mt-4" />
      </div>
    </div>
  );
}

/**
 * A calendar or form of the provider in a frame. The inline script opens it and shows how far it is
 * (components/embeds/frame.ts). Near it is a plain link to the same page: below a frame that a script opens, in it when
 * something is wrong, and else above it.
 */
export function ProviderFrame({ frame }: { frame: Booking['frame'] }) {
  const { height, fallbackText, fallbackLink } = frame;
  const address = frame.destination;
  const { contract } = frameEmbeds[frame.kind];
  const { id = '', ...known } = providerAttributes(frame, address);
  const attributes = { title: frame.title, allow, ...known };
  return (
    <div className="flex flex-col">
      <ReservedId />
      <Confirmation confirmation={frame.confirmation} next={frame.next} />
      <div className="provider-embed print-hidden relative">
        <div
          className={cx('provider-host', heights[height])}
          data-embed={frame.kind}
          data-frame={JSON.stringify({ id, sandbox, ...attributes })}
          data-src={address}
          data-script={addresses.formEmbedScript}
          data-origins={allowed[frame.kind]['frame-src']?.join(' ')}
          data-plans={plans.map(({ name }) => name).join(' ')}
          data-height={height}
          tabIndex={-1}
        >
          <FrameOutline contract={contract} />
          {contract === 'form' && <FormWrappers frameId={id} />}
        </div>
        <noscript>
          <iframe
            {...attributes}
            title={frame.title}
            sandbox={sandbox}
            src={address}
            className={cx('provider-frame-plain', heights[height])}
          />
        </noscript>
        {/* Its states: nothing has come, something has, and all has. How much that is, is not known. */}
        <progress className="embed-progress" data-state="indeterminate" aria-label={embedTexts.progress} />
        <p role="status" className="frame-note" />
        <Island start="script">
          <ProviderStatus texts={embedTexts} fallbackLink={fallbackLink} phone={phone} email={email} hours={hours} />
        </Island>
      </div>
      <p className="frame-line">
        <span
          className="frame-words"
          data-missing={fallbackText}
          data-shown={embedTexts.shown}
          data-used={embedTexts.used}
          data-covered={embedTexts.covered}
        >
          {fallbackText}
        </span>{' '}
        <ExternalLink href={address} frameLink className="font-semibold text-brand-deep underline underline-offset-4">
          {fallbackLink}
        </ExternalLink>
      </p>
    </div>
  );
}
