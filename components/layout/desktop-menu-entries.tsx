'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { ArrowRight } from 'lucide';
import { memo, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { Lucide } from '@/components/ui/lucide';
import { PageLink } from '@/components/ui/page-link';
import { keepTabOrder } from './keep-tab-order';
import { MenuAnchor } from './menu-anchor';
import type { Menu, MenuCard, MenuGroup, MenuLink } from './menu-entries';
import { withoutIds } from './without-ids';

type DesktopMenuLinkProps = { link: MenuLink; current: boolean; withNote: boolean };

/** A link in an open menu. Activating it closes the menu. */
function DesktopMenuLink({ link, current, withNote }: DesktopMenuLinkProps) {
  return (
    <NavigationMenu.Link asChild active={current}>
      <MenuAnchor link={link} withNote={withNote} />
    </NavigationMenu.Link>
  );
}

/** How far behind the pointer its way into a submenu begins, because nobody moves in a straight line. */
const slackPx = 8;

type DesktopMenuGroupProps = {
  group: MenuGroup;
  hydrated: boolean;
  /** The page's own path. Its link is marked as current. */
  path: string;
  onOpenChange: (open: boolean) => void;
  onEscape: (event: globalThis.KeyboardEvent) => void;
};

/**
 * An entry with a submenu that opens to the right: on hover, on click, and with the right arrow key, which also moves
 * the focus into it. The left arrow key and Escape go back.
 */
function DesktopMenuGroup({ group, hydrated, path, onOpenChange, onEscape }: DesktopMenuGroupProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);

  /** Radix opens it when the pointer moves, but a pointer at rest arrives here when the bridge above it ends. */
  const openOnHover = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') onOpenChange(true);
  };
  /** Lays the bridge from the pointer to the submenu (.menu-panel::before in menus.css). */
  const layBridge = ({ clientX, clientY, isTrusted }: PointerEvent) => {
    const panel = content.current;
    // At hydration the pointer has no place (components/islands/hydrate.tsx).
    if (!panel || !isTrusted) return;
    const { left, top } = panel.getBoundingClientRect();
    panel.style.setProperty('--bridge-width', `${left - clientX + slackPx}px`);
    panel.style.setProperty('--bridge', `polygon(0 ${clientY - top}px, 100% 0, 100% 100%)`);
  };
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
      <NavigationMenu.Trigger
        {...withoutIds}
        ref={trigger}
        type="button"
        onKeyDown={enter}
        onPointerEnter={openOnHover}
        onPointerMove={layBridge}
        className="menu-trigger chevron"
      >
        {group.label}
        {/* Its overview has a note for everybody. This one would be part of the button's name. */}
        {hydrated && group.note && (
          <span aria-hidden="true" className="menu-note">
            {group.note}
          </span>
        )}
      </NavigationMenu.Trigger>
      <NavigationMenu.Content
        {...withoutIds}
        ref={content}
        role="group"
        aria-label={group.label}
        forceMount={hydrated ? undefined : true}
        onKeyDown={leave}
        onPointerEnter={openOnHover}
        onEscapeKeyDown={onEscape}
        onFocusOutside={keepTabOrder}
        className="menu-panel"
      >
        <ul>
          {group.links.map((link) => (
            <li key={link.label}>
              <DesktopMenuLink link={link} current={link.href === path} withNote={hydrated} />
            </li>
          ))}
        </ul>
      </NavigationMenu.Content>
    </NavigationMenu.Item>
  );
}

/** The last word of a menu: where a visitor who has seen enough goes next. */
function DesktopMenuCard({ card, onReach }: { card: MenuCard; onReach: () => void }) {
  return (
    <NavigationMenu.Link asChild>
      <PageLink href={card.href} className="menu-card" onPointerEnter={onReach} onFocus={onReach}>
        {card.label}
        <span className="menu-note">{card.note}</span>
        <Lucide icon={ArrowRight} className="size-5" />
      </PageLink>
    </NavigationMenu.Link>
  );
}

type DesktopMenuEntriesProps = Pick<Menu, 'entries' | 'card'> & {
  hydrated: boolean;
  /** The page's own path. Its link is marked as current. */
  path: string;
  /** The group whose submenu is open, or an empty string. */
  openGroup: string;
  onOpenGroup: (group: string) => void;
  onEscape: (event: globalThis.KeyboardEvent) => void;
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
