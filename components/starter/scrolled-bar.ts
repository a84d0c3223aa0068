import { whenParsed } from './moments';

/** Pixels of vertical scroll above which the bar gets its background. Source: the product specification, section 9. */
const thresholdPx = 20;

function mark(): void {
  document.querySelector('.site-bar')?.toggleAttribute('data-scrolled', scrollY > thresholdPx);
}

/** Marks the bar of a page that is scrolled (.site-bar in globals.css). */
export function markScrolledBar(): void {
  addEventListener('scroll', mark, { passive: true });
  whenParsed(mark);
}
