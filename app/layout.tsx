import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { site } from '@/content/site';
import './globals.css';

/*
 * Both are preloaded, and cut down by `npm run fonts`. `optional` shows them when they are there at the first paint, as they are on all but the slowest
 * lines, and never exchanges them under the reader's eyes: nothing shifts.
 */
const figtree = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 700',
  variable: '--font-figtree',
  display: 'optional',
});

const bricolage = localFont({
  src: './fonts/bricolage-grotesque.woff2',
  weight: '680',
  variable: '--font-bricolage',
  display: 'optional',
});

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  applicationName: site.name,
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = { themeColor: '#fbfaf6', colorScheme: 'light' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" className={`${figtree.variable} ${bricolage.variable}`}>
      <body>
        <a
          href="#content"
          className="fixed top-3 left-3 z-50 -translate-y-24 rounded-button bg-ink px-5 py-3 font-semibold text-white focus:translate-y-0"
        >
          Skip to content
        </a>
        <SiteHeader />
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <SiteFooter />
      </body>
    </html>
  );
}
