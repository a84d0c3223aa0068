import { coloredDrawing } from '@/components/generated-images/colored-drawing';
import { color } from '@/components/generated-images/palette';
import { tools as ofTrades } from '@/lib/content/industries';
import { tools as ofServices } from '@/lib/content/services';

export const dynamic = 'force-static';

/** From one drawing to the next, in units of the file: more than the height of one. */
const pitch = 800;

const tools = [...ofTrades, ...ofServices];

/**
 * The tools of all trades and services below one another, each a view with its name (`/images/objects.svg#mower`). Pages with many of them
 * show this file, which is loaded once (components/ui/object-picture.tsx).
 */
export function GET() {
  const drawings = tools.map(({ object, ground }, row) => {
    const top = row * pitch;
    return `<view id="${object}" viewBox="0 ${top} 640 600"/><g transform="translate(0 ${top})">${coloredDrawing(object, ground)}</g>`;
  });
  const look = `fill="#fff" stroke="${color('ink')}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"`;
  const size = `viewBox="0 0 640 ${tools.length * pitch}"`;
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><g ${look}>${drawings.join('')}</g></svg>`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
