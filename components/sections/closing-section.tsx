import type { ReactNode } from 'react';
import { StandingObject } from '@/components/illustrations/drawing';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { LinkedText } from '@/components/ui/linked-text';
import { site } from '@/lib/content';
import { testimonials } from '@/lib/content/testimonials';
import type { IconName } from '@/lib/content/schemas/fields';
import type { LinkedText as Parts } from '@/lib/content/schemas/linked-text';
import type { Closing } from '@/lib/content/schemas/sections';
import './closing.deferred.css';

type ClosingBandProps = {
  /** The id of its heading. */
  labelledBy?: string;
  /** What stands on its floor. */
  objects: ReactNode;
  /** On wide screens the page's header has the object, and the band is as high as its words. */
  short?: boolean;
  className?: string;
  children: ReactNode;
};

/** What the last bands of all pages share: words on the page's ground, beside what the page is about. */
export function ClosingBand({ labelledBy, objects, short, className, children }: ClosingBandProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={cx('closing booking-bar-until', short && 'closing-short', className)}
    >
      <div className="band-inner">
        <div className="closing-copy">{children}</div>
        <div className="closing-objects print-hidden">{objects}</div>
      </div>
    </section>
  );
}

type ClosingSectionProps = Pick<ClosingBandProps, 'objects' | 'short' | 'className'> & {
  closing: Closing;
  actions: ReactNode;
};

/** The last band of a page, on the ground of its first: a heading, its calls to action, and what the page is about, at the end of the line. */
export function ClosingSection({ closing, actions, ...band }: ClosingSectionProps) {
  const quote = testimonials.find(({ name, sample }) => name === closing.quoteOf && !sample);
  return (
    <ClosingBand labelledBy="closing" className="offscreen-[22rem] lg:offscreen-[25rem]" {...band}>
      {quote && (
        <figure className="mb-6 max-w-text border-l-4 border-brand pl-5">
          <blockquote className="text-lede">“{quote.content}”</blockquote>
          <figcaption className="mt-2 text-small">
            {quote.name}, {quote.position}
          </figcaption>
        </figure>
      )}
      <h2 id="closing" className="text-head">
        {closing.title}
      </h2>
      <div className="band-actions">{actions}</div>
      <p className="closing-note text-small">{site.closingNote}</p>
    </ClosingBand>
  );
}

type WaysOnSectionProps = { seeAlso: Parts; object: string };

/** The last band of a page whose call to action is elsewhere: the pages that lead on. */
export function WaysOnSection({ seeAlso, object }: WaysOnSectionProps) {
  return (
    <ClosingBand objects={<StandingObject name={object} />} className="closing-words">
      <LinkedText text={seeAlso} />
    </ClosingBand>
  );
}

/** An icon in place of a drawing, on pages that have none. */
export function ClosingTile({ icon }: { icon: IconName }) {
  return (
    <span className="closing-tile">
      <Icon name={icon} className="size-14" />
    </span>
  );
}
