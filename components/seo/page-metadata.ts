import type { Metadata, Route } from 'next';
import { addressOf, site } from '@/lib/content';
import type { Seo } from '@/lib/content/schemas/page';

type PageWithHead = { path: Route; seo: Seo; sample?: boolean };

/** Characters. Search results truncate longer titles. The content schema has the same limit. */
const maxTitleLength = 60;

function titleOf({ title }: Seo): string {
  const branded = `${title} | ${site.name}`;
  return branded.length <= maxTitleLength ? branded : title;
}

/** `/industries/plumbers` → `/og/industries-plumbers.png`, which app/og/[file]/route.tsx draws. */
export function sharingPicturePath(path: string): string {
  return `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}

/** For pages that say only their title: an address, the site's name, and the home page's sharing picture. */
export const commonMetadata = {
  metadataBase: new URL(site.url),
  alternates: { canonical: './' },
  openGraph: {
    type: 'website',
    siteName: site.name,
    locale: 'en_US',
    url: './',
    images: { url: sharingPicturePath('/'), width: 1200, height: 630, alt: `${site.name}: ${site.tagline}` },
  },
} satisfies Metadata;

function describedBy(seo: Seo): Metadata {
  const title = titleOf(seo);
  const { description } = seo;
  return {
    metadataBase: new URL(site.url),
    title,
    description,
    openGraph: { type: 'website', siteName: site.name, locale: 'en_US', title, description },
  };
}

/** The tags of the not-found page, which has no address of its own. */
export function notFoundMetadata(seo: Seo): Metadata {
  return { ...describedBy(seo), alternates: null, robots: { index: false, follow: false } };
}

/** Everything in a page's head that describes it. Pages with samples are not indexed. */
export function pageMetadata({ path, seo, sample = false }: PageWithHead): Metadata {
  const url = addressOf(path);
  const alt = sample ? `${site.sampleMark}: ${seo.title}` : seo.title;
  const picture = { url: sharingPicturePath(path), width: 1200, height: 630, alt };
  const described = describedBy(seo);
  return {
    ...described,
    alternates: { canonical: url },
    ...(sample && { robots: { index: false } }),
    openGraph: { ...described.openGraph, url, images: [picture] },
    // X takes everything else from the Open Graph tags.
    twitter: { card: 'summary_large_image' },
  };
}
