'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { MenuAnchor } from './menu-anchor';
import type { MenuLink } from './menu-entries';

/** A link in an open menu. Activating it closes the menu. */
export function DesktopMenuLink({ link, current }: { link: MenuLink; current: boolean }) {
  return (
    <NavigationMenu.Link asChild active={current}>
      <MenuAnchor link={link} withNote />
    </NavigationMenu.Link>
  );
}
