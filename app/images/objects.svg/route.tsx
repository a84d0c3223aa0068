import { TradeObject } from '@/components/illustrations/objects/trade-object';
import { color } from '@/components/pictures/palette';
import { tradeObject } from '@/lib/content/schemas/hero-scenes';

export const dynamic = 'force-static';

/** From one drawing to the next, in units of the file: more than the height of one. */
const pitch = 300;

/** What a class such as `fill-brand` does. */
function ruleOf(name: string): string {
  const [, property = '', value = ''] = /^(fill|stroke)-(.+)$/.exec(name) ?? [];
  return property && `.${name}{${property}:${value === 'none' ? value : color(value)}}`;
}

/**
 * The objects of all trades below one another, each a view with its name (`/images/objects.svg#mower`). Pages with many of them
 * show this file, which is loaded once (components/ui/object-picture.tsx).
 */
export async function GET() {
  // Next does not let a route import it at the top.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const drawings = tradeObject.options.map((name, row) => (
    <g key={name} transform={`translate(0 ${row * pitch})`}>
      <view id={name} viewBox={`0 ${row * pitch} 246 216`} />
      <TradeObject name={name} />
    </g>
  ));
  const markup = renderToStaticMarkup(drawings);
  const classes = new Set([...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const styles = [...classes].map(ruleOf).join('');
  const size = `viewBox="0 0 246 ${tradeObject.options.length * pitch}"`;
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>${styles}</style>${markup}</svg>`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
