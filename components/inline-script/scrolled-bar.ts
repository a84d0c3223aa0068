/** Beyond this scroll position the bar has a background. Source: the product specification, section 9. */
const thresholdPx = 20;

const mark = () => document.querySelector('.site-bar')?.toggleAttribute('data-scrolled', scrollY > thresholdPx);

/** Marks the bar while the page is scrolled, for browsers without scroll-driven animations (layout/site-bar.css). */
export function markScrolledBar(): void {
  if (CSS.supports('animation-timeline:scroll()')) return;
  // A page that begins further down scrolls there, too. Reading the position earlier would lay out the page once more.
  addEventListener('scroll', mark, { passive: true });
}
