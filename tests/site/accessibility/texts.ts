/* oxlint-disable unicorn/consistent-function-scoping -- pages get these functions without their module */

/* What happens to a page's texts when they take more room. The functions run in the page. */

/** The texts that are outside the window, or cut off. Pictures have a label instead, and what scrolls is reachable. */
export function lostTexts(): string[] {
  const excluded = '[role="img"], [aria-hidden="true"], [popover], .sr-only, .skip-link, noscript, script, style';
  const isLost = (node: Node, parent: Element): boolean => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0) return false;
    const isOutside = text.left < -1 || text.right > document.documentElement.clientWidth + 1;
    if (isOutside && parent.closest('[aria-roledescription="carousel"]')) return false;
    for (let ancestor: Element | null = parent; ancestor; ancestor = ancestor.parentElement) {
      const { overflowX } = getComputedStyle(ancestor);
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      if (overflowX === 'visible') continue;
      const box = ancestor.getBoundingClientRect();
      const cut = [box.left - text.left, text.right - box.right, box.top - text.top, text.bottom - box.bottom];
      // A line's box is a little higher than its letters.
      if (cut.some((pixels) => pixels > 6)) return true;
    }
    return isOutside;
  };
  const lost: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !parent?.checkVisibility() || parent.closest(excluded)) continue;
    if (isLost(node, parent)) lost.push(text);
  }
  return lost;
}

/**
 * The texts that lie on other texts, outside of pictures and of the bar, which lies on everything. Scrolls to the top:
 * further down, what sticks to the window lies on what scrolls under it.
 */
export function overlappingTexts(): string[] {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const excluded = '[role="img"], [aria-hidden="true"], header, .sr-only, .skip-link, noscript, script, style';
  const lines: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest(excluded)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      // A line's box is higher than its letters.
      lines.push({ text, left: left + 1, right: right - 1, top: top + height / 4, bottom: bottom - height / 4 });
    }
  }
  lines.sort((one, other) => one.top - other.top);
  return lines.flatMap((line, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.top >= line.bottom) break;
      if (other.left < line.right && line.left < other.right) return [`“${line.text}” and “${other.text}”`];
    }
    return [];
  });
}

/** The texts of a hero that lie on the texts of its picture. */
export function coveredCopy(): string[] {
  const boxesOf = (root: Element) => {
    const boxes: { text: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      if (!text || !node.parentElement?.checkVisibility() || node.parentElement.closest('.sr-only')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) boxes.push({ text, box });
    }
    return boxes;
  };
  const heroScene = document.querySelector('.hero-scene');
  // The build keeps few names of classes.
  const copy = heroScene?.closest('.industry-hero')?.querySelector(':scope > :has(> h1)');
  if (heroScene && !copy) throw new Error('There is a hero scene without copy');
  if (!copy || !heroScene?.clientHeight) return [];
  const drawn = boxesOf(heroScene);
  return boxesOf(copy)
    .filter(({ box }) =>
      drawn.some(
        ({ box: other }) =>
          box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
      ),
    )
    .map(({ text }) => text);
}

/**
 * The texts of a hero's picture that something else lies on, that a line runs through, or of which a part is cut off. The
 * window has to be as high as the picture. Texts on the ground fade and bleed with it, and so do the numbers of a chart.
 */
export function hiddenPictureTexts(): string[] {
  const scene = document.querySelector('.hero-scene');
  if (!scene?.clientHeight) return [];
  const isShape = (element: Element) => element instanceof SVGGeometryElement;
  const fills = (element: Element) => {
    const { fill, backgroundColor, backgroundImage } = getComputedStyle(element);
    if (isShape(element)) return fill !== 'none';
    return backgroundImage !== 'none' || !/, 0\)$|transparent/.test(backgroundColor);
  };
  const stateAt = (x: number, y: number, parent: Element) => {
    const pile = document.elementsFromPoint(x, y);
    const index = pile.indexOf(parent);
    if (index === -1) return 'cut off';
    const above = pile.slice(0, index).filter((element) => !parent.contains(element));
    if (above.some((element) => isShape(element) || fills(element))) return 'covered';
    const behind = pile.slice(index).find((element) => isShape(element) || fills(element));
    return behind && !fills(behind) ? 'crossed by a line' : 'shown';
  };
  const found: string[] = [];
  const walker = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    const drawing = parent?.closest('svg');
    if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (drawing && getComputedStyle(drawing).maskImage !== 'none') continue;
    if (parent.closest('text')?.getAttribute('x')?.includes(' ')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const states = new Set<string>();
    for (const { left, right, top, height } of range.getClientRects()) {
      for (let x = left + 1; x < right; x += 4) {
        for (const part of [0.35, 0.65]) states.add(stateAt(x, top + height * part, parent));
      }
    }
    // What is cut off as a whole is not part of the picture.
    if (states.size === 1 && states.has('cut off')) continue;
    states.delete('shown');
    if (states.size > 0) found.push(`“${text}” is ${[...states].join(' and ')}`);
  }
  return found;
}

/** The headings that are shown before the heading that they are read after. */
export function misplacedHeadings(): string[] {
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].filter(
    (heading) => heading.checkVisibility() && !heading.closest('.sr-only'),
  );
  return headings.flatMap((heading, index) => {
    const before = headings[index - 1];
    if (!before) return [];
    const [box, last] = [heading.getBoundingClientRect(), before.getBoundingClientRect()];
    const isFurther = box.top >= last.bottom - 4 || box.left >= last.right - 4;
    return isFurther ? [] : [`“${heading.textContent}” is read after “${before.textContent}”`];
  });
}

/** Sets the text spacing of WCAG 1.4.12. The policy of pages has nothing against sheets that are made by a script. */
export function setTextSpacing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
