import { ArrowUpRight } from 'lucide';
import type { ComponentProps } from 'react';
import { Lucide } from './lucide';

/** An arrow, which no other link has. */
export function NewTabArrow() {
  return (
    <>
      {/* A space that does not break, so that the arrow stays on the line of the last word. */}
      {'\u00a0'}
      <Lucide icon={ArrowUpRight} className="inline size-[0.85em]" strokeWidth={2.25} />
    </>
  );
}

/** Says that a link opens in a new tab: an arrow, and words for screen readers. */
export function NewTabMark() {
  return (
    <>
      <NewTabArrow />
      <span className="sr-only"> (opens in a new tab)</span>
    </>
  );
}

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  href: string;
  /**
   * Links to the page in the provider's frame. The inline script sets the frame's address on it, including the attribution.
   */
  frameLink?: boolean;
  /** The children have the mark of a new tab in a place of their own. */
  ownMark?: boolean;
};

/** A link to another site. It opens in a new tab without access to this page, and says so. */
export function ExternalLink({ frameLink, ownMark = false, children, ...attributes }: ExternalLinkProps) {
  return (
    <a {...attributes} target="_blank" rel="noopener noreferrer" data-frame-link={frameLink}>
      {children}
      {!ownMark && <NewTabMark />}
    </a>
  );
}
