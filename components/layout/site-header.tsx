import { Island } from '@/components/islands/island';
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

/**
 * The words of the bar once more, for their width alone: they make the line that styles measure (.bar-ruler in
 * site-bar.css). As text, because a translation and the visitor's typeface change them along with the bar.
 */
function Ruler() {
  return (
    <div hidden className="bar-ruler">
      <p className="bar-actions">
        <span className="bar-name">{site.name}</span>
        {navigation.login}
        <span>{actions.scheduleDemo.label}</span>
      </p>
      <i />
      <p className="bar-words">
        {menus.map(({ id, label }) => (
          <span key={id} className="menu-trigger chevron">
            {label}
          </span>
        ))}
      </p>
    </div>
  );
}

/**
 * The bar at the top of every page: brand, menus, login. It is transparent until the page is scrolled, then white with
 * an edge (site-bar.css). Where its words do not fit into a line, the phone menu takes the place of the menus.
 */
export function SiteHeader() {
  return (
    <header className="site-bar fixed inset-x-0 top-0 z-40">
      <Container className="grid h-bar grid-cols-1 content-start *:[grid-area:1/1]">
        <Ruler />
        <div className="bar-fit">
          <div className="bar-row relative grid h-bar items-center gap-2 sm:gap-3">
            <BrandLink />
            <Island start="use">
              <DesktopMenu menus={menus} />
            </Island>
            <div className="bar-actions flex items-center justify-end gap-1 sm:gap-2">
              <ExternalLink
                href={addresses.login}
                className="inline-flex min-h-11 items-center rounded-button px-2 underline-offset-4 hover:underline"
              >
                {navigation.login}
              </ExternalLink>
              <PageLink href={actions.scheduleDemo.href} className="bar-demo max-sm:hidden">
                {actions.scheduleDemo.label}
              </PageLink>
            </div>
            <MobileMenu menus={menus} />
          </div>
        </div>
      </Container>
    </header>
  );
}
