/* oxlint-disable unicorn/consistent-function-scoping -- pages get these functions without their module */

/* What happens to a page's texts when they take more room. The functions run in the page. */

type Problems = { lost: string[]; overlapping: string[]; covered: string[] };

/**
 * The texts that are outside the window or cut off, those that lie on others, and those of a hero that lie on texts of its
 * picture. Pictures have a label instead, what scrolls is reachable, and the bar lies on everything.
 */
export function textProblems(): Problems {
  const linesIn = (root: Element | null | undefined) => {
    const lines: { text: string; parent: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(root ?? document.createElement('p'), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.sr-only, .skip-link, noscript, script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 2) lines.push({ text, parent, box });
    }
    return lines;
  };
  const ancestorsOf = (one: Element | null): Element[] => (one ? [one, ...ancestorsOf(one.parentElement)] : []);
  const isScroller = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const isLost = (box: DOMRect, parent: Element): boolean => {
    const isOutside = box.left < -1 || box.right > document.documentElement.clientWidth + 1;
    if (isOutside && parent.closest('[aria-roledescription="carousel"]')) return false;
    for (const ancestor of ancestorsOf(parent)) {
      const { overflowX } = getComputedStyle(ancestor);
      if (isScroller(overflowX)) return false;
      if (overflowX === 'visible') continue;
      const edge = ancestor.getBoundingClientRect();
      const cut = [edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom];
      // A line's box is a little higher than its letters.
      if (cut.some((pixels) => pixels > 6)) return true;
    }
    return isOutside;
  };
  const isScrolledAway = (box: DOMRect, parent: Element): boolean =>
    ancestorsOf(parent).some((ancestor) => {
      const { top, bottom } = ancestor.getBoundingClientRect();
      return isScroller(getComputedStyle(ancestor).overflowY) && (box.top < top || box.bottom > bottom);
    });
  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

  // Further down, what sticks to the window lies on what scrolls under it.
  const place = scrollY;
  window.scrollTo({ top: 0, behavior: 'instant' });
  const readable = linesIn(document.body).filter(({ parent }) => !parent.closest('[role="img"], [aria-hidden="true"]'));
  const letters = readable
    .filter(({ box, parent }) => !parent.closest('header') && !isScrolledAway(box, parent))
    .map(({ text, box: { x, y, width, height } }) => ({
      text,
      box: new DOMRect(x + 1, y + height / 4, width - 2, height / 2),
    }))
    .toSorted((one, other) => one.box.top - other.box.top);
  const overlapping = letters.flatMap(({ text, box }, index) => {
    const below = letters.slice(index + 1);
    const end = below.findIndex((other) => other.box.top >= box.bottom);
    const other = below.slice(0, end < 0 ? undefined : end).find((one) => meet(box, one.box));
    return other ? `“${text}” and “${other.text}”` : [];
  });
  const heroScene = document.querySelector('.hero-scene');
  // The build keeps few names of classes.
  const copy = heroScene?.closest('section')?.querySelector(':scope > :has(> h1)');
  if (heroScene && !copy) throw new Error('There is a hero scene without copy');
  const drawn = linesIn(heroScene);
  const covered = linesIn(copy).filter(({ box }) => drawn.some((other) => meet(box, other.box)));
  const lost = readable.filter(({ box, parent }) => !parent.closest('[popover]') && isLost(box, parent));
  window.scrollTo({ top: place, behavior: 'instant' });
  return { lost: lost.map(({ text }) => text), overlapping, covered: covered.map(({ text }) => text) };
}

/** What `textProblems` finds where all is well. */
export const noProblems: Problems = { lost: [], overlapping: [], covered: [] };

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
