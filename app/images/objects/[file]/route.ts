import { coloredDrawing } from '@/components/generated-images/colored-drawing';
import { tools } from '@/lib/content/tools';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files = new Map(tools.map((tool) => [`${tool.object}.svg`, tool]));

export function generateStaticParams() {
  return [...files.keys()].map((file) => ({ file }));
}

/** The tool of a trade or a service on its ground (components/ui/object-picture.tsx). */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const tool = files.get((await params).file);
  if (!tool) return new Response(null, { status: 404 });
  return new Response(coloredDrawing(tool.object, tool.ground, 14), { headers: { 'Content-Type': 'image/svg+xml' } });
}
