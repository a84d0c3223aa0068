import { ArrowUpRight } from 'lucide';
import type { ComponentProps } from 'react';
import { ExternalLink } from '@/components/ui/external-link';
import { Lucide } from '@/components/ui/lucide';
import { PageLink } from '@/components/ui/page-link';
import type { MenuLink } from './menu-entries';

type MenuAnchorProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  link: MenuLink;
  /** Another address than the menus of a wide screen have. */
  href?: MenuLink['href'];
  /** Says what is behind the label, where there is room. */
  withNote?: boolean;
};

/**
 * A link of the menus or of the footer. Its look depends on where it is (.menu-link in globals.css): most links are in a
 * page three times, and markup that is the same costs next to nothing when it is compressed.
 */
export function MenuAnchor({ link, href = link.href, withNote = false, ...attributes }: MenuAnchorProps) {
  const content = (
    <>
      {link.label}
      {withNote && link.note && <span className="menu-note">{link.note}</span>}
    </>
  );
  if (!href) {
    return (
      <ExternalLink {...attributes} className="menu-link" href={link.external ?? ''}>
        {content}
        <Lucide icon={ArrowUpRight} className="size-4" />
      </ExternalLink>
    );
  }
  return (
    <PageLink {...attributes} className="menu-link" href={href}>
      {content}
    </PageLink>
  );
}
