import { ImageResponse } from 'next/og';
import { pictureFont } from '@/components/pictures/picture-font';
import { SharingPicture } from '@/components/seo/sharing-picture';
import { sharingPicturePath } from '@/components/seo/page-metadata';
import { pages } from '@/lib/content/pages';
import { site } from '@/lib/content/site';

export const dynamic = 'force-static';
export const dynamicParams = false;

const font = pictureFont('display', [site.name, ...pages.map((page) => page.seo.title)].join(''));
const byFile = new Map(pages.map((page) => [sharingPicturePath(page.path).replace('/og/', ''), page]));

export function generateStaticParams() {
  return [...byFile.keys()].map((file) => ({ file }));
}

/** The picture that a shared link shows: one PNG of 1200 by 630 pixels per page, drawn at build time. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const page = byFile.get((await params).file);
  if (!page) return new Response(null, { status: 404 });
  return new ImageResponse(<SharingPicture title={page.seo.title} />, {
    width: 1200,
    height: 630,
    fonts: [await font],
  });
}
