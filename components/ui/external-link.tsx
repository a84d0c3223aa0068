import type { ReactNode } from 'react';

type ExternalLinkProps = { href: string; className?: string; children: ReactNode };

/** A link out of the site: a new tab that cannot reach back, announced to screen readers. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
