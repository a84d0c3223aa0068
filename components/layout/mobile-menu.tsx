import { ChevronDown, Menu as MenuIcon, X } from 'lucide';
import { cx } from '@/components/ui/cx';
import { MenuAnchor } from './menu-anchor';
import type { Menu, MenuGroup } from './menu-entries';
import { Lucide } from '@/components/ui/lucide';

const row = 'flex min-h-12 w-full items-center justify-between gap-3';

/**
 * The menu of a narrow screen: a popover with `<details>` sections. It needs no script. The build marks the link of the
 * page itself with `aria-current` (scripts/build/current-page.ts).
 */
export function MobileMenu({ menus }: { menus: Menu[] }) {
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
                    {'links' in entry ? <Group group={entry} /> : <MenuAnchor link={entry} href={entry.mobileHref} />}
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

function Group({ group }: { group: MenuGroup }) {
  return (
    <details name="mobile-menu-group" className="group/sub">
      <summary className={cx(row, 'font-medium')}>
        {group.label}
        <Lucide icon={ChevronDown} className="size-5 text-ink-quiet transition-transform group-open/sub:rotate-180" />
      </summary>
      <ul className="mb-2 border-l-2 border-brand pl-4">
        {group.links.map((link) => (
          <li key={link.label}>
            <MenuAnchor link={link} href={link.mobileHref} />
          </li>
        ))}
      </ul>
    </details>
  );
}
