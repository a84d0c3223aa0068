import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import sharp, { type Sharp } from 'sharp';
import { narrow, PlanComparison, wide } from '@/components/generated-images/plan-comparison';
import { plans } from '@/lib/content';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Drawing = { width: number; height: number; drawing: ReactElement };
type Format = { type: string; encode: (picture: Sharp) => Sharp };

const drawings: Record<string, Drawing> = {
  'plan-comparison': { ...wide.size, drawing: <PlanComparison plans={plans} strip={wide} /> },
  'plan-comparison-narrow': { ...narrow.size, drawing: <PlanComparison plans={plans} strip={narrow} /> },
};

const formats: Record<string, Format> = {
  avif: { type: 'image/avif', encode: (picture) => picture.avif({ quality: 50 }) },
  png: { type: 'image/png', encode: (picture) => picture.png({ palette: true, quality: 90 }) },
};

const files = new Map<string, Drawing & Format>(
  Object.entries(drawings).flatMap(([name, drawing]) =>
    Object.entries(formats).map(([extension, format]) => [`${name}.${extension}`, { ...drawing, ...format }]),
  ),
);

export function generateStaticParams() {
  return [...files.keys()].map((file) => ({ file }));
}

/** A picture that shows content. It is drawn at build time, so that it always matches the page. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const picture = files.get((await params).file);
  if (!picture) return new Response(null, { status: 404 });
  const { drawing, width, height, type, encode } = picture;
  const drawn = new ImageResponse(drawing, { width, height });
  const encoded = await encode(sharp(await drawn.arrayBuffer())).toBuffer();
  return new Response(new Uint8Array(encoded), { headers: { 'Content-Type': type } });
}
