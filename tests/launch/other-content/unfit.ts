/* oxlint-disable unicorn/consistent-function-scoping -- browsers get these functions without their module */

/**
 * Runs in the page. The texts that do not fit: they stick out of the surface that they are on, such as a button, a badge, a
 * card or a cell, or lie on other texts.
 */
export function findUnfitTexts(): string[] {
  const excluded = '[popover], .sr-only, .skip-link, .menu-panel, noscript, script, style';
  // The large number of the not-found page is behind its headline.
  const isBehind = (text: string) => text === '404';
  type Piece = { text: string; parent: Element; box: DOMRect };
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || isBehind(text) || parent?.closest(excluded)) continue;
    if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1) pieces.push({ text, parent, box });
  }

  const isTurned = (element: Element) => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { rotate, transform } = getComputedStyle(one);
      if (rotate !== 'none' || /matrix\([^,]*, (?!0,)/.test(transform)) return true;
    }
    return false;
  };
  /** The nearest ancestor that shows where it ends. */
  const surfaceOf = (element: Element): Element | undefined => {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { display, backgroundColor, borderRightWidth, borderRightColor } = getComputedStyle(one);
      const shows = (color: string) => !/, 0\)$|transparent/.test(color);
      if (display === 'inline') continue;
      if (shows(backgroundColor) || (borderRightWidth !== '0px' && shows(borderRightColor))) return one;
    }
    return undefined;
  };
  const found: string[] = [];
  for (const { text, parent, box } of pieces) {
    // Firefox takes texts whose letters have places of their own as one line from the first place.
    if (parent.getAttribute('x')?.includes(' ')) continue;
    const surface = surfaceOf(parent);
    // In the picture of a hero, cards are laid over each other.
    const heroScene = parent.closest('.hero-scene');
    if (!surface || isTurned(parent) || (heroScene && !heroScene.contains(surface))) continue;
    const { left, right, top, bottom } = surface.getBoundingClientRect();
    const out = [left - box.left, box.right - right, top - box.top, box.bottom - bottom];
    // A line's box is a little higher than its letters.
    if (Math.max(out[0] ?? 0, out[1] ?? 0) > 2 || (!heroScene && Math.max(out[2] ?? 0, out[3] ?? 0) > 5)) {
      found.push(`“${text}” sticks out of .${surface.className} by ${out.map(Math.round).join(' ')}`);
    }
  }

  const rows = pieces
    .filter(({ parent }) => !parent.closest('header, .hero-scene, [aria-hidden="true"]'))
    .toSorted((a, b) => a.box.top - b.box.top);
  for (const [index, one] of rows.entries()) {
    for (let next = index + 1; next < rows.length; next += 1) {
      const other = rows[next];
      if (!other || other.box.top > one.box.bottom - 5) break;
      if (other.parent === one.parent || other.parent.contains(one.parent) || one.parent.contains(other.parent))
        continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 2 && down > 5 && !isTurned(one.parent) && !isTurned(other.parent)) {
        found.push(`“${one.text}” and “${other.text}” lie on each other`);
      }
    }
  }
  return [...new Set(found)];
}
