'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { ChevronRight } from 'lucide';
import { useRef, type KeyboardEvent } from 'react';
import { DesktopMenuLink } from './desktop-menu-link';
import type { MenuGroup } from './menu-entries';
import { Lucide } from '@/components/ui/lucide';
import { withoutIds } from './without-ids';

type DesktopMenuGroupProps = {
  group: MenuGroup;
  hydrated: boolean;
  /** The page's own path. Its link is marked as current. */
  path: string;
  onOpenChange: (open: boolean) => void;
};

/**
 * An entry with a submenu that opens to the right: on hover, on click, and with the right arrow key, which also moves
 * the focus into it. The left arrow key goes back.
 */
export function DesktopMenuGroup({ group, hydrated, path, onOpenChange }: DesktopMenuGroupProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);

  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight') return;
    event.preventDefault();
    onOpenChange(true);
    requestAnimationFrame(() => content.current?.querySelector('a')?.focus());
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft') return;
    event.preventDefault();
    trigger.current?.focus();
    onOpenChange(false);
  };

  return (
    <NavigationMenu.Item value={group.id} data-entry={group.id} data-level="group">
      <NavigationMenu.Trigger {...withoutIds} ref={trigger} type="button" onKeyDown={enter} className="menu-trigger">
        {group.label}
        <Lucide icon={ChevronRight} className="size-4" />
      </NavigationMenu.Trigger>
      <NavigationMenu.Content
        {...withoutIds}
        ref={content}
        role="group"
        aria-label={group.label}
        forceMount={hydrated ? undefined : true}
        onKeyDown={leave}
        className="menu-panel"
      >
        <ul>
          {group.links.map((link) => (
            <li key={link.label}>
              <DesktopMenuLink link={link} current={link.href === path} />
            </li>
          ))}
        </ul>
      </NavigationMenu.Content>
    </NavigationMenu.Item>
  );
}
