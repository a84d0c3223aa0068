import { Island } from '@/components/islands/island';
import { cx } from '@/components/ui/cx';
import { ExternalLink } from '@/components/ui/external-link';
import { PageLink } from '@/components/ui/page-link';
import { Container } from '@/components/ui/section';
import { actions, addresses, site } from '@/lib/content';
import { navigation } from '@/lib/content/navigation';
import { BrandLink } from './brand-link';
import { DesktopMenu } from './desktop-menu';
import { menus } from './menu-entries';
import { MobileMenu } from './mobile-menu';
import './site-bar.css';
import './menus.deferred.css';

/** Whether a name or a label has more letters than the bar has room for. They take a second line then. */
const isTight =
  site.name.length > 12 ||
  navigation.login.length > 6 ||
  navigation.menus.reduce((sum, { label }) => sum + label.length, 0) > 42;

/* Fixed widths, so that the bar's layout does not shift while the page is still arriving. Longer words take the room that
   a wide window has, before they break. */
const columns = cx(
  'grid grid-cols-[minmax(0,1fr)_auto_34px] gap-2 sm:gap-3',
  isTight ? 'lg:grid-cols-[minmax(14rem,1fr)_auto_auto]' : 'lg:grid-cols-[1fr_min(52vw,36rem)_14.75rem]',
);

/**
 * The bar at the top of every page: brand, menus, login. It is transparent until the page is scrolled, then white with
 * a shadow (site-bar.css). Whether the menus fit depends on the text size, which a container query knows and
 * a media query does not.
 */
export function SiteHeader() {
  return (
    <header className={cx('site-bar fixed inset-x-0 top-0 z-40', isTight && 'wrap-anywhere')}>
      <Container className={cx(columns, 'relative h-bar items-center')}>
        <BrandLink />
        <Island start="use">
          <DesktopMenu menus={menus} />
        </Island>
        <div className="flex items-center justify-end gap-1 text-[min(0.9375rem,4.7vw)] font-bold sm:gap-2">
          <ExternalLink
            href={addresses.login}
            className="inline-flex min-h-11 items-center rounded-button px-2 underline-offset-4 hover:underline"
          >
            {navigation.login}
          </ExternalLink>
          <PageLink
            href={actions.scheduleDemo.href}
            data-label={actions.scheduleDemo.label}
            className="bar-demo max-sm:hidden"
          >
            {actions.scheduleDemo.label}
          </PageLink>
        </div>
        <MobileMenu menus={menus} />
      </Container>
    </header>
  );
}
