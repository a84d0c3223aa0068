'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { setOpen as showMenu } from '@/components/inline-script/menus';
import { cx } from '@/components/ui/cx';
import { isByItself } from '@/components/ui/keys';
import { DesktopMenuEntries } from './desktop-menu-entries';
import { keepTabOrder } from './keep-tab-order';
import type { Menu } from './menu-entries';
import { useHydrated, usePagePath } from '@/components/ui/use-hydrated';
import { radixCollectionItem } from '@/lib/framework-internals';
import { withoutIds } from './without-ids';

/**
 * The menus and submenus that the visitor opened before hydration: their buttons have the inline script's attributes. Read while
 * React renders, because it replaces the elements of a page that was translated or changed by an extension.
 */
function readOpened(): string[] {
  if (typeof document === 'undefined') return [];
  const buttons = document.querySelectorAll('.desktop-menu button[data-state="open"]');
  return [...buttons].map(({ parentElement }) => parentElement?.dataset.entry ?? '');
}

/** How long the pointer rests on an entry before it replaces the submenu that opened with its menu. */
const restMs = 300;

/** The longest group of a menu. With a mouse it opens together with the menu, so that most links are one level deep. */
function longestGroup(menu: Menu | undefined): string {
  const groups = menu?.entries.filter((entry) => 'links' in entry) ?? [];
  return groups.toSorted((one, other) => other.links.length - one.links.length)[0]?.id ?? '';
}

/**
 * The menus of wide screens. At most one is open. Clicking it again, activating an entry, clicking elsewhere (including
 * into a frame) or pressing Escape closes it.
 *
 * This is an island. Until it is hydrated, all entries are in the HTML, and the inline script opens and closes menus on click
 * (components/inline-script/menus.ts). Radix does not render closed menus, so they are force-mounted until then. Afterwards
 * `forceMount` would break Radix's focus handling, so only the menu whose button the pointer is on is rendered before it
 * opens, while no other is open. A click then shows it before React does anything (showFirst).
 */
export function DesktopMenu({ menus }: { menus: Menu[] }) {
  const root = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const path = usePagePath();
  const [open, setOpen] = useState('');
  const [openGroup, setOpenGroup] = useState('');
  const [menuAtPointer, setMenuAtPointer] = useState('');
  const shown = useRef('');
  const withMouse = useRef(false);
  /** Whether the submenu that opened with its menu is still shown. The way to it crosses other entries. */
  const openedAlong = useRef(false);
  const atRest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedBefore = useRef<string[]>(null);
  openedBefore.current ??= readOpened();

  const change = (value: string) => {
    const group = withMouse.current ? longestGroup(menus.find(({ id }) => id === value)) : '';
    clearTimeout(atRest.current);
    openedAlong.current = group !== '';
    setOpen(value);
    setOpenGroup(group);
  };

  const showGroup = useCallback(
    (group: string) => {
      clearTimeout(atRest.current);
      if (group === openGroup) return;
      if (!openedAlong.current) return setOpenGroup(group);
      atRest.current = setTimeout(() => {
        openedAlong.current = false;
        setOpenGroup(group);
      }, restMs);
    },
    [openGroup],
  );

  /**
   * Shows a menu that is rendered, and lets React follow after the paint: all menus and Radix' handling of the focus take it
   * as long as everything else together. Another click before that takes it back.
   */
  const showFirst = (event: MouseEvent<HTMLButtonElement>, id: string) => {
    const button = event.currentTarget;
    withMouse.current = (event.nativeEvent as PointerEvent).pointerType === 'mouse';
    if (open !== '' || !button.nextElementSibling) return;
    event.preventDefault(); // Radix would open it.
    const opens = button.dataset.state === 'closed';
    showMenu(button, opens);
    shown.current = opens ? id : '';
    requestAnimationFrame(() => setTimeout(() => change(shown.current)));
  };

  /** Closes one level. Radix would close all, and asks the menu instead of its submenu if both were open at hydration. */
  const closeGroup = useCallback(
    (event: KeyboardEvent) => {
      if (openGroup === '' || openedAlong.current) return;
      event.preventDefault();
      const group = root.current?.querySelector(`[data-entry="${openGroup}"]`);
      if (group?.contains(document.activeElement)) group.querySelector('button')?.focus();
      setOpenGroup('');
    },
    [openGroup],
  );

  useLayoutEffect(() => {
    // Exported pages omit it 49 times to save bytes.
    for (const entry of root.current?.querySelectorAll('a, button') ?? []) {
      entry.setAttribute(radixCollectionItem, '');
    }
    for (const id of openedBefore.current ?? []) {
      if (menus.some((menu) => menu.id === id)) setOpen(id);
      else setOpenGroup(id);
    }
    // After a touch, `:hover` matches without a pointer.
    if (!window.matchMedia('(hover: hover)').matches) return;
    const entryAtPointer = (level: string) =>
      root.current?.querySelector<HTMLElement>(`[data-level="${level}"]:hover`)?.dataset.entry ?? '';
    const menu = entryAtPointer('menu');
    setMenuAtPointer(menu);
    // The style sheet opened the submenu that the pointer is in.
    const group = entryAtPointer('group');
    const along = openedBefore.current?.includes(menu) ? longestGroup(menus.find(({ id }) => id === menu)) : '';
    openedAlong.current = group === '' && along !== '';
    if (group !== '' || along !== '') setOpenGroup(group || along);
  }, [menus]);

  useEffect(() => {
    if (open === '') return;
    // A click into a frame does not reach this document. It only blurs the window.
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
      onKeyDownCapture={(event) => {
        openedAlong.current = false;
        // Radix would take it.
        if (!isByItself(event)) event.stopPropagation();
      }}
      className="desktop-menu"
    >
      <NavigationMenu.List>
        {menus.map((menu) => (
          <NavigationMenu.Item
            key={menu.id}
            value={menu.id}
            data-entry={menu.id}
            data-level="menu"
            data-look={menu.look}
          >
            <NavigationMenu.Trigger
              {...withoutIds}
              type="button"
              onClick={(event) => showFirst(event, menu.id)}
              onPointerEnter={() => setMenuAtPointer(menu.id)}
              onPointerLeave={() => setMenuAtPointer('')}
              className="menu-trigger chevron"
            >
              {menu.label}
            </NavigationMenu.Trigger>
            <NavigationMenu.Content
              {...withoutIds}
              role="group"
              aria-label={menu.label}
              forceMount={!hydrated || (open === '' && menuAtPointer === menu.id) ? true : undefined}
              onEscapeKeyDown={closeGroup}
              onFocusOutside={keepTabOrder}
              className={cx('menu-panel', menu.look === 'icons' && 'menu-panel-wide')}
            >
              <DesktopMenuEntries
                entries={menu.entries}
                card={menu.card}
                hydrated={hydrated}
                path={path}
                openGroup={openGroup}
                onOpenGroup={showGroup}
                onEscape={closeGroup}
              />
            </NavigationMenu.Content>
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}
