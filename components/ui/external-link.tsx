import type { ComponentProps } from 'react';

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  href: string;
  /** Leads to the page that the provider's frame shows: the starter gives it the same address, attribution included. */
  frameLink?: boolean;
};

/** A link out of the site: a new tab that cannot reach back, announced to screen readers. */
export function ExternalLink({ frameLink, children, ...attributes }: ExternalLinkProps) {
  return (
    <a {...attributes} target="_blank" rel="noopener noreferrer" data-frame-link={frameLink}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
