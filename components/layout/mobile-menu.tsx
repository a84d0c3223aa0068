import { Menu as MenuIcon, X } from 'lucide';
import { MenuAnchor } from './menu-anchor';
import type { Menu, MenuGroup } from './menu-entries';
import { cx } from '@/components/ui/cx';
import { Lucide } from '@/components/ui/lucide';
import { PageLink } from '@/components/ui/page-link';
import { actions } from '@/lib/content';

/**
 * The menu of narrow screens, and of all where no script runs or the other's fails (.bar-ruler in site-bar.css): a popover with
 * `<details>` sections. The links of the header stand in the HTML here alone.
 */
export function MobileMenu({ menus }: { menus: Menu[] }) {
  return (
    <>
      <button
        type="button"
        popoverTarget="mobile-menu"
        aria-label="Menu"
        className="menu-button -mr-2.5 size-11 place-items-center rounded-button"
      >
        <Lucide icon={MenuIcon} className="menu-button-open size-6" />
        <Lucide icon={X} className="menu-button-close size-6" />
      </button>
      <div id="mobile-menu" popover="auto" className="mobile-menu">
        <nav aria-label="Menu">
          {menus.map((menu) => (
            <details key={menu.id} name="mobile-menu" className={cx(menu.look === 'icons' && 'menu-with-icons')}>
              <summary className="chevron">{menu.label}</summary>
              <ul>
                {menu.entries.map((entry) => (
                  <li key={entry.label}>
                    {'links' in entry ? <Group group={entry} /> : <MenuAnchor link={entry} href={entry.mobileHref} />}
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
        <p className="menu-demo">
          <PageLink href={actions.scheduleDemo.href} className="button-primary">
            {actions.scheduleDemo.label}
          </PageLink>
        </p>
      </div>
    </>
  );
}

function Group({ group }: { group: MenuGroup }) {
  return (
    <details name="mobile-menu-group">
      <summary className="chevron">{group.label}</summary>
      <ul>
        {group.links.map((link) => (
          <li key={link.label}>
            <MenuAnchor link={link} href={link.mobileHref} />
          </li>
        ))}
      </ul>
    </details>
  );
}
