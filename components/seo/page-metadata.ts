import type { Metadata, Route } from 'next';
import { site } from '@/lib/content/site';
import type { Seo } from '@/lib/content/schemas/fields';

type PageWithHead = { path: Route; seo: Seo };

/** Characters. Search results truncate longer titles. The content schema has the same limit. */
const maxTitleLength = 60;

/** The page's title, followed by the brand if both fit. */
function titleOf({ title }: Seo): string {
  const branded = `${title} | ${site.name}`;
  return branded.length <= maxTitleLength ? branded : title;
}

/** `/industries/plumbers` → `/og/industries-plumbers.png`, which app/og/[file]/route.tsx draws. */
export function sharingPicturePath(path: string): string {
  return `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}

/** Title, description, canonical address, Open Graph and Twitter tags of a page. */
export function pageMetadata({ path, seo }: PageWithHead): Metadata {
  const title = titleOf(seo);
  const url = new URL(path, site.url).href;
  const picture = { url: sharingPicturePath(path), width: 1200, height: 630, alt: seo.title };
  return {
    metadataBase: new URL(site.url),
    title,
    description: seo.description,
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: 'en_US',
      title,
      description: seo.description,
      url,
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description: seo.description, images: [picture] },
  };
}
