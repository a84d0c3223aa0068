import { ask, type Answer } from './api';

/** The page in the frame: which of its texts come from which field, outlines, and clicks. Nothing of it is changed. */

type Match = Answer<'match'>[number][number];
export type Spot = { element: Element; text: string; matches: Match[] };

const blocks = 'h1,h2,h3,h4,p,li,td,th,dt,dd,a,button,summary,figcaption,blockquote,text';

/** What is read of an element: without the words for screen readers that pages add. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('.sr-only, script, style')) hidden.remove();
  return copy.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
}

/** What an element says itself, without the elements in it. */
const ownText = (element: Element) =>
  [...element.childNodes]
    .filter((node) => node.nodeType === 3)
    .map((node) => node.nodeValue)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The innermost elements with words of their own, and pictures with their descriptions, in the order of the page. */
function elementsOf(page: Document): { element: Element; text: string }[] {
  const found: { element: Element; text: string }[] = [];
  for (const element of page.body.querySelectorAll('*')) {
    if (element.closest('script, style, noscript, next-route-announcer, .sr-only')) continue;
    const label =
      element.getAttribute('alt') ??
      (element.getAttribute('role') === 'img' ? element.getAttribute('aria-label') : null);
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    if (label) found.push({ element, text: label });
    else if (own) found.push({ element, text: ownText(element) });
  }
  return found;
}

const isExact = ([first]: Match[]) => first?.isPart === false;

async function spotsOf(page: Document): Promise<Spot[]> {
  const path = page.location.pathname;
  const elements = elementsOf(page);
  const inner = await ask('match', { path, texts: elements.map(({ text }) => text) });
  const outer = elements.map(({ element }) => element.closest(blocks) ?? element);
  const ofBlocks = await ask('match', { path, texts: outer.map(textOf) });
  const spots = elements.flatMap(({ element, text }, index): Spot[] => {
    const block = outer[index] ?? element;
    const [own, whole] = [inner[index] ?? [], ofBlocks[index] ?? []];
    const isOfBlock = isExact(whole) || own.length === 0;
    const matches = isOfBlock ? whole : own;
    const spot = isOfBlock ? { element: block, text: textOf(block), matches } : { element, text, matches };
    return matches.length > 0 ? [spot] : [];
  });
  const once = spots.filter((spot, index) => spots[index - 1]?.element !== spot.element);
  // The page itself before its header and footer.
  return once.toSorted((one, other) => Number(!one.element.closest('main')) - Number(!other.element.closest('main')));
}

type Listener = { onSpots: (spots: Spot[]) => void; onPick: (spot: Spot) => void; isEditing: () => boolean };

/** Follows a page of the frame until it is left. */
export function followPage(
  page: Document,
  { onSpots, onPick, isEditing }: Listener,
): { show: (spot?: Spot) => void; stop: () => void } {
  let spots: Spot[] = [];
  const outline = page.createElement('div');
  const styles: Record<string, string> = {
    position: 'fixed',
    'z-index': '2147483646',
    'pointer-events': 'none',
    outline: '3px solid #2f49c9',
    'outline-offset': '2px',
    'border-radius': '6px',
    background: 'rgb(82 113 255 / 0.16)',
    display: 'none',
  };
  for (const [name, value] of Object.entries(styles)) outline.style.setProperty(name, value);
  outline.setAttribute('aria-hidden', 'true');
  page.documentElement.append(outline);

  function show(spot?: Spot): void {
    outline.style.display = spot?.element.isConnected ? 'block' : 'none';
    if (!spot) return;
    const { left, top, width, height } = spot.element.getBoundingClientRect();
    for (const [name, value] of Object.entries({ left, top, width, height }))
      outline.style.setProperty(name, `${value}px`);
  }

  const spotAt = (target: EventTarget | null): Spot | undefined => {
    for (let element = target as Element | null; element && element !== page.body; element = element.parentElement) {
      const found = spots.find((spot) => spot.element === element);
      if (found) return found;
    }
    return undefined;
  };

  const hover = ({ target }: Event) => show(isEditing() ? spotAt(target) : undefined);
  const click = (event: MouseEvent) => {
    const spot = spotAt(event.target);
    if (!spot || !isEditing() || event.altKey || event.ctrlKey || event.metaKey) return;
    // A question opens as well, so that its answer can be clicked.
    if (!(event.target as Element).closest('summary')) event.preventDefault();
    event.stopPropagation();
    onPick(spot);
  };
  let reading: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    clearTimeout(reading);
    reading = setTimeout(() => {
      void spotsOf(page).then((found) => {
        spots = found;
        onSpots(found);
      });
    }, 250);
  };
  const watcher = new MutationObserver((changes) => {
    if (changes.some(({ target }) => target !== outline)) read();
  });
  watcher.observe(page.body, { childList: true, characterData: true, subtree: true });
  page.addEventListener('pointerover', hover);
  page.addEventListener('click', click, true);
  read();
  return {
    show(spot) {
      spot?.element.scrollIntoView({ block: 'center' });
      show(spot);
    },
    stop() {
      watcher.disconnect();
      clearTimeout(reading);
      outline.remove();
      page.removeEventListener('pointerover', hover);
      page.removeEventListener('click', click, true);
    },
  };
}

/** What `patch` has put into the page, with what was there. */
let patched: { node: Node; text: string }[] = [];

/** Shows the new words at once, before the page arrives with them. */
export function patch(spots: readonly Spot[], before: unknown, after: unknown): void {
  if (typeof before !== 'string' && typeof before !== 'number') return;
  for (const { element } of spots) {
    const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.nodeValue?.includes(String(before))) continue;
      patched.push({ node, text: node.nodeValue });
      node.nodeValue = node.nodeValue.replace(String(before), String(after));
    }
  }
}

/** Before an undo: a page that never arrived with the new words has nothing to change, and would keep them. */
export function unpatch(): void {
  for (const { node, text } of patched) node.nodeValue = text;
  patched = [];
}
