'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { ChevronDown } from 'lucide';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '@/components/ui/cx';
import { DesktopMenuGroup } from './desktop-menu-group';
import { DesktopMenuLink } from './desktop-menu-link';
import type { Menu, MenuGroup } from './menu-entries';
import { useHydrated, usePagePath } from '@/components/ui/use-hydrated';
import { Lucide } from '@/components/ui/lucide';

/**
 * The menus of a wide screen. At most one is open; clicking the open one, choosing an entry, clicking elsewhere (also
 * into a frame) and Escape close it.
 *
 * It is an island: until its script has come, all entries are in the HTML, and the starter opens and closes menus on a
 * click (components/starter/menus.ts). Radix would not render closed menus at all, so they are mounted by force until
 * then; afterwards forcing would break its focus handling.
 */
export function DesktopMenu({ menus }: { menus: Menu[] }) {
  const root = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const path = usePagePath();
  const [open, setOpen] = useState('');
  const [openGroup, setOpenGroup] = useState('');

  const change = (value: string) => {
    setOpen(value);
    setOpenGroup('');
  };

  useLayoutEffect(() => {
    // Radix moves the focus among what has this mark; a page does without 49 of them.
    for (const entry of root.current?.querySelectorAll('a, button') ?? []) {
      entry.setAttribute('data-radix-collection-item', '');
    }
    // What the visitor had opened before.
    const { open: opened = '' } = root.current?.closest<HTMLElement>('[data-island]')?.dataset ?? {};
    for (const id of opened.split(' ').filter(Boolean)) {
      if (menus.some((menu) => menu.id === id)) setOpen(id);
      else setOpenGroup(id);
    }
  }, [menus]);

  useEffect(() => {
    if (open === '') return;
    // A click into a frame never reaches this document; the window's loss of focus is all there is to see of it.
    const close = () => setOpen('');
    window.addEventListener('blur', close);
    return () => window.removeEventListener('blur', close);
  }, [open]);

  return (
    <NavigationMenu.Root
      ref={root}
      value={open}
      onValueChange={change}
      activationMode="manual"
      className="desktop-menu max-lg:hidden"
    >
      <NavigationMenu.List>
        {menus.map((menu) => (
          <NavigationMenu.Item key={menu.id} value={menu.id} data-entry={menu.id} data-level="menu">
            <NavigationMenu.Trigger type="button" className="menu-trigger">
              {menu.label}
              <Lucide icon={ChevronDown} className="size-4" />
            </NavigationMenu.Trigger>
            <NavigationMenu.Content
              role="group"
              forceMount={hydrated ? undefined : true}
              className={cx('menu-panel', menu.id === 'services' && 'menu-panel-wide')}
            >
              <NavigationMenu.Sub
                value={openGroup}
                onValueChange={setOpenGroup}
                orientation="vertical"
                activationMode="automatic"
              >
                <NavigationMenu.List>
                  {menu.entries.map((entry) =>
                    isGroup(entry) ? (
                      <DesktopMenuGroup
                        key={entry.label}
                        group={entry}
                        hydrated={hydrated}
                        path={path}
                        onOpenChange={(isOpen) => setOpenGroup(isOpen ? entry.id : '')}
                      />
                    ) : (
                      <NavigationMenu.Item
                        key={entry.label}
                        onPointerEnter={() => setOpenGroup('')}
                        onFocus={() => setOpenGroup('')}
                      >
                        <DesktopMenuLink link={entry} current={entry.href === path} />
                      </NavigationMenu.Item>
                    ),
                  )}
                </NavigationMenu.List>
              </NavigationMenu.Sub>
            </NavigationMenu.Content>
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

function isGroup(entry: Menu['entries'][number]): entry is MenuGroup {
  return 'links' in entry;
}
