import './globals.css';
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { DevelopmentInlineScript } from '@/components/inline-script/development-inline-script';
import { color } from '@/components/pictures/palette';
import { commonMetadata } from '@/components/seo/page-metadata';
import { pageScripts } from '@/lib/content/page-scripts';
import '@/components/layout/no-script.deferred.css';
import '@/components/layout/forced-colors.deferred.css';
import '@/components/layout/preferences.deferred.css';
import '@/components/layout/print.deferred.css';

/*
 * The build subsets both files to the characters that the site shows and preloads them (scripts/build/fonts.ts). On a slow
 * line they arrive after the first paint and then replace their fallbacks, which are as wide on average.
 */
const bodyTypeface = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-body',
  display: 'swap',
  // Its metrics are those of Arial.
  adjustFontFallback: false,
});

const displayTypeface = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '680',
  variable: '--font-headings',
  display: 'swap',
  // Its fallback is in globals.css. Next's is too wide for our headings, and in WebKit most of all.
  adjustFontFallback: false,
});

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
    <html lang="en-US" className={`${bodyTypeface.variable} ${displayTypeface.variable}`}>
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
