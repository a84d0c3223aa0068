import { coloredDrawing } from '@/components/generated-images/colored-drawing';
import { objectName } from '@/lib/content/schemas/tool';
import { tools } from '@/lib/content/tools';

export const dynamic = 'force-static';
export const dynamicParams = false;

const grounds = new Map(tools.map(({ object, ground }) => [object, ground]));
const names = new Map(objectName.options.map((name) => [`${name}.svg`, name]));

export function generateStaticParams() {
  return [...names.keys()].map((file) => ({ file }));
}

/** An object, for its ground if it is a tool, where a page shows many of them (components/ui/object-picture.tsx). */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const name = names.get((await params).file);
  if (!name) return new Response(null, { status: 404 });
  const drawing = coloredDrawing(name, grounds.get(name) ?? 'paper', 14);
  return new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
}
