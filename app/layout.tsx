import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { DevelopmentInlineScript } from '@/components/inline-script/development-inline-script';
import { color } from '@/components/generated-images/palette';
import { commonMetadata } from '@/components/seo/page-metadata';
import { pageScripts } from '@/lib/content/page-scripts';
import '@/components/layout/preferences.deferred.css';
import '@/components/layout/print.deferred.css';

export const metadata: Metadata = {
  ...commonMetadata,
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/apple-icon.png' },
  // iPhones would make links of the numbers in pictures.
  formatDetection: { telephone: false },
};

// Browsers that darken pages would do so until the styles have arrived, or for good.
export const viewport: Viewport = { themeColor: color('paper'), colorScheme: 'only light' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <body>
        <a href="#content" className="skip-link print-hidden">
          Skip to content
        </a>
        <SiteHeader />
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <SiteFooter />
        {process.env.NODE_ENV === 'development' && <DevelopmentInlineScript scripts={pageScripts} />}
      </body>
    </html>
  );
}
