import type { Route } from 'next';
import type { ComponentProps } from 'react';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: Route };

/**
 * A link to a page of this site. It is a plain anchor, so the browser handles history, scroll position and focus.
 * Next's route types reject a path without a page.
 */
export function PageLink({ children, ...attributes }: PageLinkProps) {
  return <a {...attributes}>{children}</a>;
}
