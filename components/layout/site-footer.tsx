import { cx } from '@/components/ui/cx';
import { ExternalLink, NewTabMark } from '@/components/ui/external-link';
import { Container } from '@/components/ui/section';
import { navigation } from '@/lib/content/navigation';
import { site } from '@/lib/content/site';
import { BrandLink } from './brand-link';
import { MenuAnchor } from './menu-anchor';
import { menuLink } from './menu-entries';
import { PageLink } from '@/components/ui/page-link';

/** The year of the build. In a later year the inline script updates it (components/inline-script/copyright-year.ts). */
const year = new Date().getFullYear();

/** On phones the last column takes the whole width. */
const last = navigation.footer.length - 1;

/** Brand, social networks, link columns and the legal line. */
export function SiteFooter() {
  return (
    <footer className="print-hidden border-t border-rule bg-paper text-small">
      <Container className="grid gap-x-10 gap-y-12 py-14 lg:grid-cols-[1.5fr_2.5fr] lg:py-18">
        <div className="max-w-sm">
          <BrandLink />
          <p className="mt-4 text-ink-soft">{site.blurb}</p>
          <ul className="mt-5 grid grid-cols-[auto_auto] justify-start gap-x-8 sm:flex sm:flex-wrap sm:gap-x-5">
            {site.social.map((network) => (
              <li key={network.name}>
                <ExternalLink
                  href={network.destination}
                  className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
                >
                  {network.name}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3">
          {navigation.footer.map((column, index) => (
            <div key={column.title} className={cx(index === last && 'max-md:col-span-2')}>
              <h2 className="mb-3 font-sans text-small font-bold tracking-normal">{column.title}</h2>
              <ul className={cx('grid gap-1', index === last && 'max-md:grid-cols-2')}>
                {column.links.map(menuLink).map((link) => (
                  <li key={link.label}>
                    <MenuAnchor link={link} />
                  </li>
                ))}
                {index === last && (
                  <li>
                    <span
                      aria-disabled="true"
                      role="link"
                      className="inline-flex min-h-8 items-center gap-2 text-ink-quiet"
                    >
                      {navigation.footerPlaceholder.label}
                      <span className="rounded-chip bg-paper-deep px-1.5 py-0.5 text-tiny text-ink-soft">
                        {navigation.footerPlaceholder.note}
                      </span>
                    </span>
                  </li>
                )}
              </ul>
            </div>
          ))}
        </nav>
      </Container>
      <Container className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 border-t border-rule py-6 text-tiny text-ink-soft">
        <p>
          ©{' '}
          <span data-year className="tabular">
            {year}
          </span>{' '}
          {site.name}. {navigation.legal.rights}
        </p>
        <p className="max-w-md">{site.legalNote}</p>
        <PageLink
          href="/terms-of-service"
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-6 items-center underline underline-offset-4"
        >
          {navigation.legal.terms}
          <NewTabMark />
        </PageLink>
      </Container>
    </footer>
  );
}
