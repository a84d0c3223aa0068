import { Island } from '@/components/islands/island';
import { ContactFacts } from '@/components/ui/contact-facts';
import { cx } from '@/components/ui/cx';
import { ExternalLink, NewTabArrow } from '@/components/ui/external-link';
import { LinkedText } from '@/components/ui/linked-text';
import { addresses, load, plans, site } from '@/lib/content';
import { directivesOf, embedOrigins } from '@/lib/content/embed-origins';
import type { Booking } from '@/lib/content/schemas/booking';
import type { FrameKind } from '@/lib/embeds';
import { FormWrappers, providerAttributes } from './provider-markup';
import { ProviderStatus } from './provider-status';
import './embeds.css';
import './confirmation.deferred.css';

/** What the provider's pages need. They must not navigate this page without a user action. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals allow-top-navigation-by-user-activation';
const allow = 'payment; clipboard-read; clipboard-write';

const { progress, loading, loaded, ...texts } = load('embed-texts');
const planNames = plans.map(({ name }) => name).join(' ');

/* Reserved from the first paint, so that there is no layout shift. Source: the product specification, section 9. */
const heights = {
  650: 'min-h-[650px]',
  800: 'min-h-[800px]',
  1050: 'min-h-[1050px]',
} satisfies Record<Booking['frame']['height'], string>;

const button =
  'inline-block min-h-11 rounded-button border-3 border-ink bg-white px-4 py-2 font-semibold text-brand-deep fade hover:bg-brand-tint';

/** The way around the frame, in every state, and the sentence that the provider does not answer (frame.ts). */
function WayAround({ frame: { kind, destination } }: { frame: Booking['frame'] }) {
  const { question, link, failed } = texts[kind];
  return (
    <div className="frame-line">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {question}
        <ExternalLink href={destination} frameLink ownMark className={button}>
          {link}
          <NewTabArrow />
        </ExternalLink>
      </p>
      <ContactFacts phone={site.phone} email={site.email} hours={site.hours} className="flex flex-wrap gap-x-5" />
      <div role="status" className="frame-failure">
        <p hidden className="by-choice">
          {failed}
        </p>
      </div>
    </div>
  );
}

/* Labels are strokes with round caps, days are the dashes of a line, fields are areas with a stroke as rounded corners. */
const outlines: Record<FrameKind, { labels: string; fields: string; days?: string }> = {
  calendar: {
    labels: 'M6 8h110M276 8h1M305 8h1',
    fields: 'M6 310h300v28H6zM6 366h300v28H6z',
    days: 'M16 84h284M16 130h284M16 176h284M16 222h284',
  },
  form: {
    labels: 'M6 8h70M6 110h96M6 212h56M6 314h110',
    fields: 'M6 34h300v28H6zM6 136h300v28H6zM6 238h300v28H6zM6 340h300v72H6zM6 450h100v28H6z',
  },
};

/** A calendar or form in outline, while the frame loads and behind it (.frame-outline in embeds.css). */
function FrameOutline({ kind }: { kind: FrameKind }) {
  const { labels, fields, days } = outlines[kind];
  return (
    <svg aria-hidden="true" viewBox="0 0 312 484" className="frame-outline">
      <path d={labels} strokeWidth="12" />
      <path d={fields} strokeWidth="12" strokeLinejoin="round" className="fill-paper-deep" />
      {days && <path d={days} strokeWidth="30" strokeDasharray="0 46" />}
    </svg>
  );
}

/** What the page says after a booking, below the frame, so that nothing above it moves. */
function Confirmation({ title, next, points, seeAlso }: NonNullable<Booking['frame']['booked']>) {
  return (
    <div role="status">
      <div hidden data-confirmation className="mt-6 rounded-card bg-leaf-tint p-6">
        <h2 className="text-title">{title}</h2>
        <h3 className="mt-4 font-semibold">{next}</h3>
        <ol className="mt-1 list-decimal space-y-1 pl-5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
        <LinkedText text={seeAlso} className="mt-4" />
      </div>
    </div>
  );
}

/**
 * A calendar or form of the provider in a frame, below a plain link to the same page. The inline script opens it when it is near,
 * with the campaign in its address. Its height is the work of the provider's script: nothing on the page watches it.
 */
export function ProviderFrame({ frame }: { frame: Booking['frame'] }) {
  const { kind, title, height, destination, booked } = frame;
  const { id = '', ...known } = providerAttributes(frame, destination);
  const iframe = (
    <iframe
      {...known}
      id={id}
      title={title}
      sandbox={sandbox}
      allow={allow}
      data-embed={kind}
      data-src={destination}
      data-script={addresses.formEmbedScript}
      data-origins={[new URL(destination).origin, ...(directivesOf(embedOrigins[kind])['frame-src'] ?? [])].join(' ')}
      data-plans={planNames}
    />
  );
  return (
    <div>
      <WayAround frame={frame} />
      <div className="provider-embed print-hidden relative">
        <div className={cx('provider-host', heights[height])}>
          <FrameOutline kind={kind} />
          {kind === 'form' ? <FormWrappers frameId={id}>{iframe}</FormWrappers> : iframe}
          <noscript>
            <iframe src={destination} title={title} sandbox={sandbox} allow={allow} />
          </noscript>
        </div>
        {/* Its states: not opened, opened, and there. How much has come is not known. */}
        <progress className="embed-progress" data-state="indeterminate" aria-label={progress} />
        <Island start="script">
          <ProviderStatus loading={loading} loaded={loaded} failed={texts[kind].failed} />
        </Island>
      </div>
      {booked && <Confirmation {...booked} />}
    </div>
  );
}
