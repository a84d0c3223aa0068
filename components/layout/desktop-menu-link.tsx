'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { MenuAnchor } from './menu-anchor';
import type { MenuLink } from './menu-entries';

type DesktopMenuLinkProps = { link: MenuLink; current: boolean; withNote: boolean };

/** A link in an open menu. Activating it closes the menu. */
export function DesktopMenuLink({ link, current, withNote }: DesktopMenuLinkProps) {
  return (
    <NavigationMenu.Link asChild active={current}>
      <MenuAnchor link={link} withNote={withNote} />
    </NavigationMenu.Link>
  );
}
