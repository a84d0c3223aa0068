'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { memo } from 'react';
import { DesktopMenuGroup } from './desktop-menu-group';
import { DesktopMenuCard } from './desktop-menu-card';
import { DesktopMenuLink } from './desktop-menu-link';
import type { Menu, MenuGroup } from './menu-entries';

type DesktopMenuEntriesProps = Pick<Menu, 'entries' | 'card'> & {
  hydrated: boolean;
  /** The page's own path. Its link is marked as current. */
  path: string;
  /** The group whose submenu is open, or an empty string. */
  openGroup: string;
  onOpenGroup: (group: string) => void;
  onEscape: (event: KeyboardEvent) => void;
};

/**
 * What a menu contains: links, and groups of links. Not rendered again when its menu opens or closes. The notes of a menu
 * with groups, and the card, come with the island: they would be in the HTML of every page.
 */
export const DesktopMenuEntries = memo(function DesktopMenuEntries({
  entries,
  card,
  hydrated,
  path,
  openGroup,
  onOpenGroup,
  onEscape,
}: DesktopMenuEntriesProps) {
  const closeGroup = () => onOpenGroup('');
  const withNotes = hydrated || !entries.some(isGroup);
  return (
    <NavigationMenu.Sub value={openGroup} onValueChange={onOpenGroup} orientation="vertical" activationMode="automatic">
      <NavigationMenu.List>
        {entries.map((entry) =>
          isGroup(entry) ? (
            <DesktopMenuGroup
              key={entry.label}
              group={entry}
              hydrated={hydrated}
              path={path}
              onEscape={onEscape}
              onOpenChange={(isOpen) => onOpenGroup(isOpen ? entry.id : '')}
            />
          ) : (
            <NavigationMenu.Item key={entry.label} onPointerEnter={closeGroup} onFocus={closeGroup}>
              <DesktopMenuLink link={entry} current={entry.href === path} withNote={withNotes} />
            </NavigationMenu.Item>
          ),
        )}
      </NavigationMenu.List>
      {hydrated && card && <DesktopMenuCard card={card} onReach={closeGroup} />}
    </NavigationMenu.Sub>
  );
});

function isGroup(entry: Menu['entries'][number]): entry is MenuGroup {
  return 'links' in entry;
}
