'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { ArrowRight } from 'lucide';
import { useEffect, useState, type PointerEvent } from 'react';
import { Lucide } from '@/components/ui/lucide';
import { PageLink } from '@/components/ui/page-link';
import { markCurrentPage } from './current-page';
import { MenuAnchor } from './menu-anchor';
import type { Menu, MenuCard, MenuGroup, MenuLink } from './menu-entries';

/**
 * Keeps the links of an open menu reachable with Tab from its button. Radix takes them out of the tab order, and puts them back
 * with an element that accessibility audits report (menus.deferred.css hides it).
 */
function keepTabOrder(event: Event): void {
  if ((event.target as Element).closest('.desktop-menu')) event.preventDefault();
}

/** Runs once a menu is in the page. */
const markHere = () => markCurrentPage(document, window.location.pathname);

function Entry({ link }: { link: MenuLink }) {
  return (
    <NavigationMenu.Link asChild>
      <MenuAnchor link={link} withNote />
    </NavigationMenu.Link>
  );
}

/** How long a pointer on its way to the right rests on a group before it means this one, in milliseconds. */
const restMs = 200;
let rest: ReturnType<typeof setTimeout>;

/** Keeps a submenu open while the pointer is on its way to it, across groups that Radix would open. */
function keepWay(event: PointerEvent<HTMLButtonElement>): void {
  const { currentTarget: trigger, movementX, movementY } = event;
  clearTimeout(rest);
  if (!trigger.closest('ul')?.querySelector('[aria-expanded="true"]') || movementX <= Math.abs(movementY) / 2) return;
  event.preventDefault();
  rest = setTimeout(() => trigger.matches(':hover') && trigger.click(), restMs);
}

function Group({ group }: { group: MenuGroup }) {
  return (
    <NavigationMenu.Item data-level="group" data-entry={group.label}>
      <NavigationMenu.Trigger type="button" onPointerMove={keepWay} className="menu-trigger chevron">
        {group.label}
        {/* Its overview has a note for everybody. This one would be part of the button's name. */}
        {group.note && (
          <span aria-hidden="true" className="menu-note">
            {group.note}
          </span>
        )}
      </NavigationMenu.Trigger>
      <NavigationMenu.Content role="group" ref={markHere} onFocusOutside={keepTabOrder} className="menu-panel">
        <ul>
          {group.links.map((link) => (
            <li key={link.label}>
              <Entry link={link} />
            </li>
          ))}
        </ul>
      </NavigationMenu.Content>
    </NavigationMenu.Item>
  );
}

/** The last word of a menu: where a visitor who has seen enough goes next. */
function Card({ card }: { card: MenuCard }) {
  return (
    <NavigationMenu.Link asChild>
      <PageLink href={card.href} className="menu-card">
        {card.label}
        <span className="menu-note">{card.note}</span>
        <Lucide icon={ArrowRight} className="size-5" />
      </PageLink>
    </NavigationMenu.Link>
  );
}

/**
 * The menus of wide screens. At most one is open; Escape and a click elsewhere, also into a frame, close it. The HTML has their
 * buttons only: their links are in the phone menu, which takes their place without script.
 */
export function DesktopMenu({ menus }: { menus: Menu[] }) {
  const [open, setOpen] = useState('');
  useEffect(() => {
    // A click into a frame does not reach this document. It only blurs the window.
    const close = () => setOpen('');
    window.addEventListener('blur', close);
    return () => window.removeEventListener('blur', close);
  }, []);

  return (
    <NavigationMenu.Root value={open} onValueChange={setOpen} activationMode="manual" className="desktop-menu">
      <NavigationMenu.List>
        {menus.map(({ id, label, look, entries, card }) => (
          <NavigationMenu.Item key={id} value={id} data-level="menu" data-look={look}>
            <NavigationMenu.Trigger type="button" className="menu-trigger chevron">
              {label}
            </NavigationMenu.Trigger>
            <NavigationMenu.Content role="group" ref={markHere} onFocusOutside={keepTabOrder} className="menu-panel">
              {/* Radix's own list would be what submenus are placed by. */}
              <NavigationMenu.Sub orientation="vertical" activationMode="automatic">
                <ul>
                  {entries.map((entry) =>
                    'links' in entry ? (
                      <Group key={entry.label} group={entry} />
                    ) : (
                      <li key={entry.label}>
                        <Entry link={entry} />
                      </li>
                    ),
                  )}
                </ul>
                {card && <Card card={card} />}
              </NavigationMenu.Sub>
            </NavigationMenu.Content>
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}
