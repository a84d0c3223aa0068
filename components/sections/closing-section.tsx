import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Section, type SectionBackground } from '@/components/ui/section';
import { site } from '@/lib/content';
import { testimonials } from '@/lib/content/testimonials';
import type { IconName } from '@/lib/content/schemas/fields';
import type { Closing, Panel } from '@/lib/content/schemas/sections';
import '@/components/ui/patterns.css';
import './closing.deferred.css';

type ClosingSectionProps = {
  closing: Closing;
  actions: ReactNode;
  /** What the page is about. It stands on the line: one drawing or tile, or several small ones. */
  objects: ReactNode;
  /** That of the section before it, which it continues. */
  background?: SectionBackground;
  /** The background of the page's hero, if its layout has one. Ink lines would vanish on an ink one. */
  pattern?: Panel['background'] | 'ink';
};

/** The last section of a page: a heading, its calls to action, and what the page is about, on the page's line. */
export function ClosingSection({ closing, actions, objects, background, pattern = 'ink' }: ClosingSectionProps) {
  const quote = testimonials.find(({ name, sample }) => name === closing.quoteOf && !sample);
  return (
    <Section background={background} labelledBy="closing" className="offscreen-[20rem] lg:offscreen-[19rem]">
      {quote && (
        <figure className="mb-6 max-w-text border-l-4 border-brand pl-5">
          <blockquote className="text-lede">“{quote.content}”</blockquote>
          <figcaption className="mt-2 text-small text-ink-soft">
            {quote.name}, {quote.position}
          </figcaption>
        </figure>
      )}
      <div
        className={cx(
          'closing booking-bar-until print-hidden',
          pattern === 'ink' ? 'bg-paper-deep' : `closing-patterned pattern-${pattern}`,
        )}
      >
        <h2 id="closing">{closing.title}</h2>
        <div className="closing-objects">{objects}</div>
        <div className="closing-actions">{actions}</div>
        <p className="col-span-full mt-2 text-small text-ink-soft">{site.closingNote}</p>
      </div>
    </Section>
  );
}

/** An icon in place of an object, on pages that are not about a trade. */
export function ClosingTile({ icon, className }: { icon: IconName; className?: string }) {
  return (
    <span className="closing-tile">
      <Icon name={icon} className={cx('size-14', className)} />
    </span>
  );
}
