/* oxlint-disable unicorn/consistent-function-scoping -- pages get these functions without their module */

/**
 * The places, among the page's links and buttons, of those that have a background of their own, cards with pictures left
 * out. Runs in the page, in its own colors.
 */
export function findButtons(): number[] {
  return [...document.querySelectorAll('a:not(.skip-link), button')].flatMap((element, place) => {
    const isPlain = /^rgba\(.*, 0\)$/.test(getComputedStyle(element).backgroundColor);
    return isPlain || element.querySelector('div, ul') ? [] : place;
  });
}

/** Marks the buttons for the function below. Runs in the page. */
export function markButtons(places: readonly number[]): void {
  const all = document.querySelectorAll('a:not(.skip-link), button');
  for (const place of places) all[place]?.setAttribute('data-button', '');
}

/**
 * What cannot be seen in forced colors, because it has the color of what it is on: texts, icons and the edges of buttons.
 * Runs in the page, in these colors.
 */
export function unseen(): string[] {
  // Once: each change of the page makes the browser compute all styles again.
  const probe = document.createElement('p');
  document.body.append(probe);
  probe.style.backgroundColor = 'Canvas';
  const canvas = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const backgroundOf = (element: Element | null): string => {
    for (let ancestor = element; ancestor; ancestor = ancestor.parentElement) {
      const { backgroundColor } = getComputedStyle(ancestor);
      if (backgroundColor.startsWith('rgb(')) return backgroundColor;
    }
    return canvas;
  };
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const found: string[] = [];
  const expectSeen = (what: string, color: string, on: Element | null) => {
    if (color === backgroundOf(on) || !color.startsWith('rgb(')) found.push(`${what} has the color of its background`);
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !parent || !isShown(parent) || parent.closest('script, style, noscript, .sr-only, svg')) continue;
    expectSeen(`“${text}”`, getComputedStyle(parent).color, parent);
  }
  // What pictures draw is theirs: they have a label.
  for (const icon of document.querySelectorAll('svg[stroke="currentColor"]')) {
    if (isShown(icon) && !icon.closest('[role="img"]'))
      expectSeen(`the icon in ${icon.parentElement?.outerHTML.slice(0, 80)}`, getComputedStyle(icon).stroke, icon);
  }
  for (const element of document.querySelectorAll('.menu-link')) {
    for (const pseudo of ['::before', '::after']) {
      const { maskImage, backgroundColor } = getComputedStyle(element, pseudo);
      if (isShown(element) && maskImage !== 'none')
        expectSeen(`the icon of ${element.textContent}`, backgroundColor, element);
    }
  }
  for (const element of document.querySelectorAll('[data-button]')) {
    const { borderTopWidth, borderTopColor, borderTopStyle } = getComputedStyle(element);
    if (!isShown(element)) continue;
    if (borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1) found.push(`${element.textContent} has no border`);
    else expectSeen(`the border of ${element.textContent}`, borderTopColor, element.parentElement);
  }
  return found;
}
