import { ExternalLink, NewTabMark } from '@/components/ui/external-link';
import { Container } from '@/components/ui/section';
import { navigation } from '@/lib/content/navigation';
import { site } from '@/lib/content';
import { BrandLink } from './brand-link';
import { MenuAnchor } from './menu-anchor';
import { menuLink } from './menu-entries';
import { PageLink } from '@/components/ui/page-link';

/** The year of the build. In a later year the inline script updates it (components/inline-script/copyright-year.ts). */
const year = new Date().getFullYear();

const last = navigation.footer.length - 1;

/** Brand, social networks, link columns and the legal line. */
export function SiteFooter() {
  return (
    <footer className="site-footer print-hidden">
      <Container className="footer-columns">
        <div>
          <BrandLink />
          <p>{site.blurb}</p>
          <ul className="footer-social">
            {site.social.map((network) => (
              <li key={network.name}>
                <ExternalLink href={network.destination}>{network.name}</ExternalLink>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Footer">
          {navigation.footer.map((column, index) => (
            <div key={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map(menuLink).map((link) => (
                  <li key={link.label}>
                    <MenuAnchor link={link} />
                  </li>
                ))}
                {index === last && (
                  <li>
                    <span aria-disabled="true" role="link" className="footer-placeholder">
                      {navigation.footerPlaceholder.label}
                      <span>{navigation.footerPlaceholder.note}</span>
                    </span>
                  </li>
                )}
              </ul>
            </div>
          ))}
        </nav>
      </Container>
      <Container className="footer-legal">
        <p>
          © <span data-year>{year}</span> {site.name}. {navigation.legal.rights}
        </p>
        <p>{site.legalNote}</p>
        <PageLink href="/terms-of-service" target="_blank" rel="noopener">
          {navigation.legal.terms}
          <NewTabMark />
        </PageLink>
      </Container>
    </footer>
  );
}
