/* oxlint-disable unicorn/consistent-function-scoping -- pages get these functions without their module */

/**
 * The targets that are smaller than 24 by 24 px and have not that much space either (WCAG 2.5.8). Links in sentences are
 * excepted. Runs in the page.
 */
export function smallTargets(): string[] {
  const minimum = 24;
  const isInSentence = (element: Element): boolean => {
    if (getComputedStyle(element).display !== 'inline') return false;
    const { childNodes = [] } = element.parentElement ?? {};
    return [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  };
  const targets = [...document.querySelectorAll('a[href], button, summary, input, [tabindex="0"]')].flatMap(
    (element) => {
      const box = element.getBoundingClientRect();
      const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box.width > 1;
      if (!shown) return [];
      const center = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      // Half a pixel may get lost between the layout and its measure.
      return [{ element, box, center, small: Math.min(box.width, box.height) < minimum - 0.5 }];
    },
  );
  type Target = (typeof targets)[number];
  const distance = ({ center: { x, y } }: Target, { left, right, top, bottom }: DOMRect) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const isCrowded = (target: Target) =>
    targets.some((other) => {
      if (other === target || other.element.contains(target.element) || target.element.contains(other.element))
        return false;
      const centers = Math.hypot(target.center.x - other.center.x, target.center.y - other.center.y);
      return distance(target, other.box) < minimum / 2 || (other.small && centers < minimum);
    });
  return targets
    .filter((target) => target.small && !isInSentence(target.element) && isCrowded(target))
    .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} is ${box.width} by ${box.height} px`);
}
