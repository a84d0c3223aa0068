import { ImageResponse } from 'next/og';
import { pictureFonts } from '@/components/generated-images/picture-font';
import { SharingPicture, type SharedPage } from '@/components/generated-images/sharing-picture';
import { sharingPicturePath } from '@/components/seo/page-metadata';
import { site } from '@/lib/content';
import { pages } from '@/lib/content/pages';

export const dynamic = 'force-static';
export const dynamicParams = false;

const byFile = new Map<string, SharedPage>(
  pages.map((page) => [sharingPicturePath(page.path).slice('/og/'.length), page]),
);

const text = JSON.stringify([site.name, site.tagline, site.sampleMark, pages]);
const fonts = Promise.all([pictureFonts('display', text), pictureFonts('body', text)]);

export function generateStaticParams() {
  return [...byFile.keys()].map((file) => ({ file }));
}

/** The picture that a shared link shows: one PNG of 1200 by 630 pixels per page, drawn at build time. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const page = byFile.get((await params).file);
  if (!page) return new Response(null, { status: 404 });
  return new ImageResponse(<SharingPicture page={page} />, { width: 1200, height: 630, fonts: (await fonts).flat() });
}
