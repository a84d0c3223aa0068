'use client';

import { ArrowUpRight, ChevronDown, Menu as MenuIcon, X } from 'lucide';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { cx } from '@/components/ui/cx';
import { ExternalLink } from '@/components/ui/external-link';
import type { Menu, MenuGroup, MenuLink } from './menu-entries';
import { Lucide } from '@/components/ui/lucide';

const row = 'flex min-h-12 w-full items-center justify-between gap-3';

/**
 * The menu of a narrow screen: a popover with `<details>` sections, so that it works before and without JavaScript and
 * keeps its state through hydration. All that is left for a script is closing it on a navigation within the site.
 */
export function MobileMenu({ menus }: { menus: Menu[] }) {
  const panel = useRef<HTMLDivElement>(null);
  const pathname = usePathname();
  const close = () => panel.current?.hidePopover?.();

  // Closes when a navigation leaves the path, and not on the first run: the visitor may have opened it before hydration.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => () => panel.current?.hidePopover?.(), [pathname]);

  return (
    <>
      <button
        type="button"
        popoverTarget="mobile-menu"
        className="menu-button -mr-2.5 grid size-11 place-items-center rounded-button hover:bg-ink/5 lg:hidden"
      >
        <span className="sr-only">Menu</span>
        <Lucide icon={MenuIcon} className="menu-button-open size-6" />
        <Lucide icon={X} className="menu-button-close size-6" />
      </button>
      <div
        ref={panel}
        id="mobile-menu"
        popover="auto"
        className="fixed inset-x-0 top-bar bottom-0 m-0 size-auto max-h-none overflow-y-auto overscroll-contain border-t border-rule bg-white px-5 pt-2 pb-10 text-ink sm:px-8 lg:hidden"
      >
        <nav aria-label="Main, phone">
          {menus.map((menu) => (
            <details key={menu.id} name="mobile-menu" className="group border-b border-rule">
              <summary className={cx(row, 'min-h-14 text-lede font-semibold')}>
                {menu.label}
                <Lucide
                  icon={ChevronDown}
                  className="size-5 text-brand-deep transition-transform group-open:rotate-180"
                />
              </summary>
              <ul className="pb-3">
                {menu.entries.map((entry) => (
                  <li key={entry.label}>
                    {'links' in entry ? (
                      <Group group={entry} pathname={pathname} onChoose={close} />
                    ) : (
                      <Entry link={entry} pathname={pathname} onChoose={close} />
                    )}
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
      </div>
    </>
  );
}

type Choice = { pathname: string; onChoose: () => void };

function Group({ group, ...choice }: { group: MenuGroup } & Choice) {
  return (
    <details name="mobile-menu-group" className="group/sub">
      <summary className={cx(row, 'font-medium')}>
        {group.label}
        <Lucide icon={ChevronDown} className="size-5 text-ink-quiet transition-transform group-open/sub:rotate-180" />
      </summary>
      <ul className="mb-2 border-l-2 border-brand pl-4">
        {group.links.map((link) => (
          <li key={link.label}>
            <Entry link={link} {...choice} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Entry({ link, pathname, onChoose }: { link: MenuLink } & Choice) {
  if (!link.href) {
    return (
      <ExternalLink href={link.external} className={cx(row, 'font-medium')}>
        {link.label}
        <Lucide icon={ArrowUpRight} className="size-5 text-ink-quiet" />
      </ExternalLink>
    );
  }
  const href = link.mobileHref ?? link.href;
  return (
    <Link
      href={href}
      prefetch={false}
      onClick={onChoose}
      aria-current={href === pathname ? 'page' : undefined}
      className={cx(row, 'font-medium aria-[current=page]:text-brand-deep')}
    >
      {link.label}
    </Link>
  );
}
