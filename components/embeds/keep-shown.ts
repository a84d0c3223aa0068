import type { FrameHost } from './frame-state';

/** How much of the frame's place it has to fill, and how opaque it has to be. */
const minShare = 0.9;
/** A part of the frame that is lower than this says nothing: the site's own bar may lie over it. */
const minSeenPx = 160;
/** What the site itself shows over a frame. */
const own = '.site-bar, [data-sonner-toaster], .provider-panel';

/** How opaque an element is with all that is around it. */
function opacityOf(element: Element | null): number {
  return element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
}

/** What the visitor would press in a part of the window: in its middle, and halfway to its corners. */
function pressedIn({ x, y, width, height }: DOMRect): (Element | null)[] {
  const points = [
    [2, 2],
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ] as const;
  return points.map(([across, down]) => document.elementFromPoint(x + (width * across) / 4, y + (height * down) / 4));
}

/** Whether the visitor can see and press a frame. Undefined while nobody could tell: it is scrolled away, or under a menu. */
function isShown(host: FrameHost, element: HTMLIFrameElement): boolean | undefined {
  const box = host.getBoundingClientRect();
  const isAbove = host.dataset.panel === 'above';
  const panelHeight = isAbove ? parseFloat(host.style.getPropertyValue('--panel-height')) || 0 : 0;
  const frame = element.getBoundingClientRect();
  const shares = [frame.width / box.width, frame.height / (box.height - panelHeight)];
  // Nobody can scroll there.
  if (box.right <= 0 || box.left >= innerWidth || box.bottom + scrollY <= 0) return false;
  // The transition to its place below a panel takes a moment. What is taller than its box could not be reached.
  if (!isAbove && shares.some((share) => !(share >= minShare && share <= 1 / minShare))) return false;
  if (opacityOf(element) < minShare) return false;
  const [x, y] = [Math.max(0, box.left), Math.max(0, box.top + panelHeight)];
  const seen = new DOMRect(x, y, Math.min(innerWidth, box.right) - x, Math.min(innerHeight, box.bottom) - y);
  if (seen.height < minSeenPx) return undefined;
  const pressed = pressedIn(seen);
  if (pressed.some((one) => one?.closest(own))) return undefined;
  // What lies over its edge, such as a banner at the bottom of the window, leaves it usable.
  return pressed[0] === element && pressed.filter((one) => one === element).length > pressed.length / 2;
}

/**
 * Takes away what scripts set on the frame and its box, wrappers included, to hide or move them. Nothing else on the page is
 * touched: what somebody put there has its reason.
 */
function clean(host: FrameHost, element: HTMLIFrameElement, hostClass: string): void {
  const panelHeight = host.style.getPropertyValue('--panel-height');
  for (let one: HTMLElement | null = element; one; one = one === host ? null : one.parentElement)
    for (const name of ['style', 'hidden', 'inert', 'popover']) one.removeAttribute(name);
  element.removeAttribute('class');
  host.className = hostClass;
  host.style.minHeight = host.dataset.pixels ? `${host.dataset.pixels}px` : '';
  host.style.setProperty('--panel-height', panelHeight);
}

/**
 * Keeps a frame where visitors can see and use it: the provider's script hides and moves frames at any time. What counts is what
 * the visitor finds in the frame's place.
 *
 * @returns looks once, and mends what it can; what it found, or undefined while nobody could tell
 */
export function createKeeper(host: FrameHost, element: HTMLIFrameElement): () => boolean | undefined {
  const hostClass = host.className;
  return () => {
    // Frames in this contract have `scrolling="no"`: what is taller than the frame could not be reached.
    if (element.scrolling === 'no') element.removeAttribute('scrolling');
    if (host.dataset.panel === 'instead') return undefined;
    const found = host.contains(element) && isShown(host, element);
    if (found === false && host.contains(element)) clean(host, element, hostClass);
    return found;
  };
}
