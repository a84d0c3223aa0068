import type { ComponentProps } from 'react';
import { ExternalLink, NewTabMark } from '@/components/ui/external-link';
import { PageLink } from '@/components/ui/page-link';
import type { MenuLink } from './menu-entries';

type MenuAnchorProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  link: MenuLink;
  href?: MenuLink['href'];
  withNote?: boolean;
};

/** A link in the menus or the footer. Its style depends on its location (`.menu-link`). */
export function MenuAnchor({ link, href = link.href, withNote = false, ...attributes }: MenuAnchorProps) {
  // With a space for readers without styles. The build adds none in islands (scripts/build/markup.ts).
  const note = withNote && link.note && <span className="menu-note">{` ${link.note}`}</span>;
  if (!href) {
    return (
      <ExternalLink {...attributes} className="menu-link" href={link.external ?? ''} ownMark>
        <span>
          {link.label}
          <NewTabMark />
        </span>
        {note}
      </ExternalLink>
    );
  }
  return (
    <PageLink {...attributes} className="menu-link" href={href}>
      {link.label}
      {note}
    </PageLink>
  );
}
