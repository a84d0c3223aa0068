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

/** What cannot be seen in forced colors: texts, icons and the edges of buttons. Runs in the page, in these colors. */
export function unseen(): string[] {
  type Color = [red: number, green: number, blue: number, alpha: number];
  const parse = (color: string): Color => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return [red, green, blue, alpha];
  };
  const luminance = ([red, green, blue]: Color): number => {
    const [r = 0, g = 0, b = 0] = [red, green, blue]
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: Color, other: Color): number => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  // Once: each change of the page makes the browser compute all styles again.
  const probe = document.createElement('p');
  document.body.append(probe);
  probe.style.backgroundColor = 'Canvas';
  const canvas = parse(getComputedStyle(probe).backgroundColor);
  probe.remove();
  const groundOf = (element: Element | null): Color => {
    for (let ancestor = element; ancestor; ancestor = ancestor.parentElement) {
      const color = parse(getComputedStyle(ancestor).backgroundColor);
      if (color[3] === 1) return color;
    }
    return canvas;
  };
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const unseenParts: string[] = [];
  const expectContrast = (what: string, color: string, ground: Color, least: number) => {
    const found = contrast(parse(color), ground);
    if (found < least) unseenParts.push(`${what} has a contrast of ${found.toFixed(1)}`);
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !parent || !isShown(parent) || parent.closest('script, style, noscript, .sr-only, svg')) continue;
    expectContrast(`“${text}”`, getComputedStyle(parent).color, groundOf(parent), 4.5);
  }
  // What pictures draw is theirs: they have a label.
  for (const icon of document.querySelectorAll('svg[stroke="currentColor"]')) {
    if (!isShown(icon) || icon.closest('[role="img"]')) continue;
    const { stroke } = getComputedStyle(icon);
    expectContrast(`the icon in ${icon.parentElement?.outerHTML.slice(0, 80)}`, stroke, groundOf(icon), 3);
  }
  for (const element of document.querySelectorAll('.menu-link')) {
    if (!isShown(element)) continue;
    for (const pseudo of ['::before', '::after']) {
      const { maskImage, backgroundColor } = getComputedStyle(element, pseudo);
      if (maskImage !== 'none')
        expectContrast(`the icon of ${element.textContent}`, backgroundColor, groundOf(element), 3);
    }
  }
  for (const element of document.querySelectorAll('[data-button]')) {
    const { borderTopWidth, borderTopColor, borderTopStyle } = getComputedStyle(element);
    if (!isShown(element)) continue;
    if (borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1)
      unseenParts.push(`${element.textContent} has no border`);
    else expectContrast(`the border of ${element.textContent}`, borderTopColor, groundOf(element.parentElement), 3);
  }
  return unseenParts;
}
