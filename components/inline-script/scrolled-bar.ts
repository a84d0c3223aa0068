import { whenParsed } from './moments';

/** Beyond this scroll position the bar has a background. Source: the product specification, section 9. */
const thresholdPx = 20;

function mark(): void {
  document.querySelector('.site-bar')?.toggleAttribute('data-scrolled', scrollY > thresholdPx);
}

/** Marks the bar while the page is scrolled, for browsers without scroll-driven animations (layout/site-bar.css). */
export function markScrolledBar(): void {
  // Reading the scroll position before the first frame makes browsers lay out the page twice.
  if (CSS.supports('animation-timeline:scroll()')) return;
  addEventListener('scroll', mark, { passive: true });
  whenParsed(mark);
}
