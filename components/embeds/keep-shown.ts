import type { FrameHost } from './frame-host';

/** How much of the frame's place it has to fill, and how opaque it has to be. */
const minShare = 0.9;
/** Of the point in the middle and the four halfway to the corners, so many may belong to something else, but not the middle. */
const maxOthers = 1;
/** A script that hides the frame again each time is not fought for ever. */
const maxFailuresInARow = 6;
const maxFailures = 20;
const maxOverlays = 20;

/** What the site adds over a frame later. */
const own = '[data-sonner-toaster], .provider-panel';

/** Set on what is around a frame that still cannot be seen, whatever a style sheet of the provider's script says. */
const plain =
  'visibility:visible;opacity:1;translate:none;scale:none;transform:none;filter:none;clip-path:none;pointer-events:auto';

function ancestorsOf(element: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = element.parentElement; one; one = one.parentElement) found.push(one);
  return found;
}

/** How opaque an element is with all that is around it. */
function opacityOf(element: Element): number {
  return [element, ...ancestorsOf(element)].reduce(
    (product, one) => product * Number(getComputedStyle(one).opacity),
    1,
  );
}

/** The part of the window in which the host shows its frame, or undefined if the visitor has scrolled it away. */
function placeOf(host: FrameHost): DOMRect | undefined {
  const { left, right, top, bottom } = host.getBoundingClientRect();
  const panelHeight =
    host.dataset.panel === 'above' ? parseFloat(host.style.getPropertyValue('--panel-height')) || 0 : 0;
  const [x, y] = [Math.max(0, left), Math.max(0, top + panelHeight)];
  const place = new DOMRect(x, y, Math.min(innerWidth, right) - x, Math.min(innerHeight, bottom) - y);
  return place.width > 0 && place.height > 0 ? place : undefined;
}

/** What the visitor would touch: in the middle first, then halfway to the corners. */
function touchedIn({ x, y, width, height }: DOMRect): (Element | null)[] {
  const points = [
    [2, 2],
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ] as const;
  return points.map(([across, down]) => document.elementFromPoint(x + (width * across) / 4, y + (height * down) / 4));
}

/**
 * Keeps a frame where visitors can see and use it. The provider's script hides frames, moves them, and may lay something over
 * them, at any time. What counts is what the visitor finds in the frame's place, not how it was hidden.
 *
 * @returns checks and mends once; false if the frame cannot be kept
 */
export function createKeeper(host: FrameHost, element: HTMLIFrameElement): () => boolean {
  /** What the page had, with its classes, before the provider's script ran. */
  const before = new Map([...document.querySelectorAll('body *')].map((one) => [one, one.getAttribute('class')]));
  let failuresInARow = 0;
  let failures = 0;

  /** Whether something over the frame's place is the site's. */
  function isOwn(one: Element | null | undefined): boolean {
    if (!one || one === element || one.contains(element)) return false;
    return one.closest(own) !== null || (before.has(one) && !host.contains(one));
  }

  /** Whether the frame is shown. Undefined while that cannot be seen: it is scrolled away, or under a menu. */
  function isShown(): boolean | undefined {
    const { left, right, bottom, width, height } = host.getBoundingClientRect();
    // Nobody can scroll there.
    const isOutside = right <= 0 || left >= innerWidth || bottom + scrollY <= 0;
    if (isOutside || width === 0 || height < Number(host.dataset.height) / 2) return false;
    const frame = element.getBoundingClientRect();
    const area = Math.min(width, frame.width) * Math.min(height, frame.height);
    if (area < width * height * minShare && host.dataset.panel !== 'above') return false;
    if (opacityOf(element) < minShare || element.style.cssText.includes('!important')) return false;
    const place = placeOf(host);
    if (!place) return undefined;
    const found = touchedIn(place);
    if (isOwn(found[0])) return undefined;
    const others = found.filter((one) => one !== element && !isOwn(one));
    return found[0] === element && others.length <= maxOthers;
  }

  /** Removes what has been laid over the frame's place. */
  function uncover(): void {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    for (let count = 0; count < maxOverlays; count += 1) {
      const place = placeOf(host);
      const over = place && touchedIn(place).find((one) => one && one !== element && !before.has(one) && !isOwn(one));
      if (!over || over.contains(element)) return;
      over.remove();
    }
  }

  /** Takes away what scripts can set on an element to hide it. The page's own elements have no styles but the host's. */
  function clean(one: HTMLElement): void {
    const { minHeight } = one.style;
    const panelHeight = one.style.getPropertyValue('--panel-height');
    for (const name of ['style', 'hidden', 'inert', 'popover']) one.removeAttribute(name);
    if (host.parentElement?.contains(one)) one.className = before.get(one) ?? '';
    if (one !== host) return;
    host.style.minHeight = parseFloat(minHeight) > Number(host.dataset.height) ? minHeight : '';
    host.style.setProperty('--panel-height', panelHeight);
  }

  function restore(): void {
    for (const one of [element, ...ancestorsOf(element)]) clean(one);
    // It would come back gradually.
    for (const animation of element.getAnimations()) animation.finish();
    uncover();
  }

  function insist(): void {
    for (const one of ancestorsOf(element).filter((ancestor) => document.body.contains(ancestor))) {
      const isNone = getComputedStyle(one).display === 'none';
      const rules = `${plain}${isNone ? ';display:block' : ''}`;
      one.style.cssText += `;${rules.replaceAll(/(?=;|$)/g, '!important')}`;
    }
  }

  return () => {
    // Frames in this contract have `scrolling="no"`: what is taller than the frame could not be reached.
    if (element.scrolling === 'no') element.removeAttribute('scrolling');
    if (host.dataset.panel === 'instead') {
      // Nothing may cover the panel either.
      if (failures > 0) restore();
      return true;
    }
    if (isShown() !== false) {
      failuresInARow = 0;
      return true;
    }
    failures += 1;
    failuresInARow += 1;
    restore();
    if (isShown() === false) insist();
    return failuresInARow < maxFailuresInARow && failures < maxFailures;
  };
}
