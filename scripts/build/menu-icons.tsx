import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from '../../components/ui/icon';
import { services } from '../../lib/content/pages';

/** A mask: its color does not matter. */
function maskOf(drawing: string): string {
  const source = drawing
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('currentColor', '#000')
    .replace(/ (?:aria-hidden|class)="[^"]*"/g, '');
  return `url("data:image/svg+xml,${source.replace(/[<>"#%]/g, encodeURIComponent)}")`;
}

/**
 * The icons of the Services menu: the motifs of the pages. In a style sheet they are loaded when menus can open, and
 * only once for all pages.
 */
export function menuIconStyles(): string {
  const rules = services.map(({ path, hero }) => {
    const drawing = renderToStaticMarkup(<Icon name={hero.panel.motif} />);
    return `header [href="${path}"]{--icon:${maskOf(drawing)}}`;
  });
  return `@layer deferred{${rules.join('')}}`;
}
