import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { SharingPicture } from '@/components/seo/sharing-picture';
import { sharingPicturePath } from '@/components/seo/page-metadata';
import { pages } from '@/content/pages';

export const dynamic = 'force-static';
export const dynamicParams = false;

const fonts = join(process.cwd(), 'node_modules/@fontsource/bricolage-grotesque/files');
const font = readFileSync(join(fonts, 'bricolage-grotesque-latin-700-normal.woff'));
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
    fonts: [{ name: 'Bricolage Grotesque', data: font, weight: 700 }],
  });
}
