import type { ComponentProps } from 'react';

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  href: string;
  /**
   * Links to the page in the provider's frame. The inline script sets the frame's address on it, including the attribution.
   */
  frameLink?: boolean;
};

/** A link to another site. It opens in a new tab without access to this page, and says so to screen readers. */
export function ExternalLink({ frameLink, children, ...attributes }: ExternalLinkProps) {
  return (
    <a {...attributes} target="_blank" rel="noopener noreferrer" data-frame-link={frameLink}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
