import type { Route } from 'next';
import type { ComponentProps } from 'react';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: Route };

/**
 * A link to a page of this site. It is a plain anchor: the browser loads the next document, and with it come history,
 * scroll position and focus. Next's route types reject a path that has no page.
 */
export function PageLink({ children, ...attributes }: PageLinkProps) {
  return <a {...attributes}>{children}</a>;
}
