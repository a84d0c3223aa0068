import { ImageResponse } from 'next/og';
import { pictureFonts } from '@/components/pictures/picture-font';
import { sharingCards } from '@/components/pictures/sharing-card';
import { SharingPicture } from '@/components/seo/sharing-picture';
import { sharingPicturePath } from '@/components/seo/page-metadata';
import { site } from '@/lib/content';

export const dynamic = 'force-static';
export const dynamicParams = false;

const byFile = new Map([...sharingCards].map(([path, card]) => [sharingPicturePath(path).replace('/og/', ''), card]));

const text = JSON.stringify([site.name, site.tagline, site.sampleMark, ...sharingCards.values()]);
const fonts = Promise.all([pictureFonts('display', text), pictureFonts('body', text), pictureFonts('strong', text)]);

export function generateStaticParams() {
  return [...byFile.keys()].map((file) => ({ file }));
}

/** The picture that a shared link shows: one PNG of 1200 by 630 pixels per page, drawn at build time. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const card = byFile.get((await params).file);
  if (!card) return new Response(null, { status: 404 });
  return new ImageResponse(<SharingPicture card={card} />, { width: 1200, height: 630, fonts: (await fonts).flat() });
}
