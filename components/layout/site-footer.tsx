import type { ReactNode } from 'react';
import { ContactFacts } from '@/components/ui/contact-facts';
import { ExternalLink, NewTabMark } from '@/components/ui/external-link';
import { Container } from '@/components/ui/section';
import { navigation } from '@/lib/content/navigation';
import { site } from '@/lib/content';
import { cx } from '@/components/ui/cx';
import { BrandLink } from './brand-link';
import { MenuAnchor } from './menu-anchor';
import { menuLink } from './menu-entries';
import { PageLink } from '@/components/ui/page-link';
import './site-footer.deferred.css';

/** The year of the build. In a later year the inline script updates it (components/inline-script/start-page.ts). */
const year = new Date().getFullYear();

const last = navigation.footer.length - 1;

/**
 * Links under a title. On phones the title opens them; they stand beside its `<details>`, not in it, because no style can
 * open that on wide screens in all browsers.
 */
function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="footer-group">
      <h2>{title}</h2>
      <details name="foot">
        <summary className="chevron">{title}</summary>
      </details>
      <ul>{children}</ul>
    </div>
  );
}

/** Until it is near, by the number of lines that tell how to reach the company. */
const heights = [
  'offscreen-[26.5rem] min-[64rem]:offscreen-[27rem]',
  'offscreen-[29rem] min-[64rem]:offscreen-[29.5rem]',
  'offscreen-[31.25rem] min-[64rem]:offscreen-[31.75rem]',
  'offscreen-[33.5rem] min-[64rem]:offscreen-[34rem]',
];
const contacts = [site.phone, site.email, site.hours].filter(Boolean);

/** Brand, social networks, link columns and the legal line. */
export function SiteFooter() {
  return (
    <footer className={cx('site-footer print-hidden', heights[contacts.length])}>
      <Container className="footer-columns">
        <div className="footer-brand">
          <BrandLink />
          <p>
            {site.blurb}
            <ContactFacts
              phone={site.phone}
              email={site.email}
              hours={site.hours}
              className="mt-4 grid gap-3 text-small"
            />
          </p>
        </div>
        <nav aria-label="Footer">
          {navigation.footer.map((column, index) => (
            <FooterGroup key={column.title} title={column.title}>
              {column.links.map(menuLink).map((link) => (
                <li key={link.label}>
                  <MenuAnchor link={link} />
                </li>
              ))}
              {index === last && navigation.footerPlaceholder && (
                <li>
                  <span aria-disabled="true" role="link" className="footer-placeholder">
                    {navigation.footerPlaceholder.label}
                    <span>{navigation.footerPlaceholder.note}</span>
                  </span>
                </li>
              )}
            </FooterGroup>
          ))}
        </nav>
        <div className="footer-networks">
          <FooterGroup title={navigation.footerNetworks}>
            {site.social.map((network) => (
              <li key={network.name}>
                <ExternalLink className="footer-network" href={network.destination}>
                  {network.name}
                </ExternalLink>
              </li>
            ))}
          </FooterGroup>
        </div>
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
