import { ExternalLink } from '@/components/ui/external-link';
import { cx } from '@/components/ui/cx';
import { Container } from '@/components/ui/section';
import { destinationUrl } from '@/content/destination-url';
import { navigation } from '@/content/navigation';
import { BrandLink } from './brand-link';
import { DesktopMenu } from './desktop-menu';
import { HeaderBar } from './header-bar';
import { menus } from './menu-entries';
import { MobileMenu } from './mobile-menu';

/* The widths are given: a page that arrives in pieces would otherwise move what is there already with every new piece. */
const columns = 'grid grid-cols-[1fr_auto_2.125rem] gap-3 lg:grid-cols-[1fr_37.5rem_5.25rem]';

/** The bar at the top of every page: brand, menus, login. */
export function SiteHeader() {
  return (
    <HeaderBar>
      <Container className={cx(columns, 'relative h-bar items-center')}>
        <BrandLink />
        <DesktopMenu menus={menus} />
        <ExternalLink
          href={destinationUrl('login')}
          className="inline-flex min-h-11 items-center justify-center rounded-button border border-rule bg-white px-4.5 text-small font-bold hover:border-ink-quiet"
        >
          {navigation.login}
        </ExternalLink>
        <MobileMenu menus={menus} />
      </Container>
    </HeaderBar>
  );
}
