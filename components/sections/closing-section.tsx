import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { site } from '@/lib/content';
import { testimonials } from '@/lib/content/testimonials';
import type { IconName } from '@/lib/content/schemas/fields';
import type { Closing } from '@/lib/content/schemas/sections';
import './closing.deferred.css';

type ClosingSectionProps = {
  closing: Closing;
  actions: ReactNode;
  /** What the page is about. It stands on the floor of the band. */
  objects: ReactNode;
};

/** The last band of a page, on the ground of its first: a heading, its calls to action, and what the page is about, at the end of the line. */
export function ClosingSection({ closing, actions, objects }: ClosingSectionProps) {
  const quote = testimonials.find(({ name, sample }) => name === closing.quoteOf && !sample);
  return (
    <section aria-labelledby="closing" className="closing booking-bar-until offscreen-[19rem] lg:offscreen-[25rem]">
      <div className="band-inner">
        <div className="closing-copy">
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
        </div>
        <div className="closing-objects print-hidden">{objects}</div>
      </div>
    </section>
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
