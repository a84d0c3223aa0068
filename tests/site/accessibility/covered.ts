/* oxlint-disable unicorn/consistent-function-scoping -- pages get these functions without their module */

/**
 * The largest part of the window's height, from 0 to 1, that is covered by what stays in place while the rest of the page
 * scrolls. Runs in the page.
 */
export function largestCovered(): number {
  const isFixed = (element: Element | null): boolean => {
    for (let ancestor = element; ancestor; ancestor = ancestor.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(ancestor).position)) return true;
    }
    return false;
  };
  const step = 8;
  const middleOf = (element: Element) => {
    const { top, height } = element.getBoundingClientRect();
    return top + scrollY + height / 2;
  };
  const sticky = [...document.querySelectorAll('body *')].filter(
    (element) => element.parentElement && getComputedStyle(element).position === 'sticky',
  );
  // What is sticky is in place while the middle of its parent is at the top of the window.
  const places = [document.body, ...sticky.map((element) => element.parentElement ?? element)].map(middleOf);
  let largest = 0;
  for (const top of new Set(places)) {
    window.scrollTo({ top, behavior: 'instant' });
    let covered = 0;
    for (let y = step / 2; y < innerHeight; y += step) {
      const points = [0.25, 0.5, 0.75].map((part) => document.elementFromPoint(innerWidth * part, y));
      if (points.every(isFixed)) covered += step;
    }
    largest = Math.max(largest, covered / innerHeight);
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return largest;
}
