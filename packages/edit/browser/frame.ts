/**
 * Runs in the pages of the preview, which have an address of their own, so that none of their scripts reaches the panel: reads
 * their texts, outlines what is pointed at, reports clicks, and shows words before the page has them. The server adds it.
 */

export type Found = { text: string; block: string; isOutside: boolean };
export type Shown = { index: number; isBlock: boolean };
export type ToPanel = { kind: 'texts'; turn: number; path: string; found: Found[] } | { kind: 'pick'; spot: number };
export type ToPage =
  | { kind: 'spots'; turn: number; spots: Shown[]; isEditing: boolean }
  | { kind: 'show'; spot?: number }
  | { kind: 'patch'; spot: number; before: string; after: string }
  | { kind: 'settle' }
  | { kind: 'unpatch' };

const { panel = '' } = document.currentScript?.dataset ?? {};
const panelOrigin = `${location.protocol}//${location.hostname}:${panel}`;
const tell = (said: ToPanel) => parent.postMessage(said, panelOrigin);

const blocks = 'h1,h2,h3,h4,p,li,td,th,dt,dd,a,button,summary,figcaption,blockquote,text';
const plain = (text: string | null) => text?.replaceAll(/\s+/g, ' ').trim() ?? '';

/** What is read of an element: without the words for screen readers that pages add. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('.sr-only, script, style')) hidden.remove();
  return plain(copy.textContent);
}

/** What an element says itself, without the elements in it. */
const ownText = (element: Element) =>
  plain([...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : '')).join(''));

type Item = { element: Element; block: Element; text: string };

/** The innermost elements with words of their own, and pictures by their addresses or descriptions, in the order of the page. */
function itemsOf(): Item[] {
  return [...document.body.querySelectorAll('*')].flatMap((element): Item[] => {
    if (element.closest('script, style, noscript, next-route-announcer, nextjs-portal, .sr-only')) return [];
    const drawing = element.getAttribute('role') === 'img' ? element.getAttribute('aria-label') : undefined;
    const picture = element instanceof HTMLImageElement ? new URL(element.src).pathname : drawing;
    if (picture) return [{ element, block: element, text: picture }];
    const text = ownText(element);
    return text ? [{ element, block: element.closest(blocks) ?? element, text }] : [];
  });
}

let items: Item[] = [];
/** What was told, until the panel has answered. */
const told = new Map<number, Item[]>();
/** What was clicked before anything was known of it. */
let early: EventTarget | null = null;
/** Whether the panel has said what is known of the page as it is. */
let isRead = false;
let turn = 0;
let spots: Shown[] = [];
let isEditing = true;
const elementOf = (spot: number) => {
  const item = items[spots[spot]?.index ?? -1];
  return spots[spot]?.isBlock ? item?.block : item?.element;
};

const outline = document.createElement('div');
outline.style.cssText = `
  position: fixed; z-index: 2147483646; pointer-events: none; outline: 3px solid #2f49c9; outline-offset: 2px;
  border-radius: 6px; background: rgb(82 113 255 / 0.16); display: none;`;
outline.setAttribute('aria-hidden', 'true');

let outlined: Element | undefined;

function show(element?: Element): void {
  outlined = element;
  outline.style.display = element?.isConnected ? 'block' : 'none';
  if (!element) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const [name, value] of Object.entries({ left, top, width, height }))
    outline.style.setProperty(name, `${value}px`);
}

function spotAt(target: EventTarget | null): number {
  for (let element = target as Element | null; element && element !== document.body; element = element.parentElement) {
    const inside = element;
    const found = spots.findIndex((_, spot) => elementOf(spot) === inside);
    if (found >= 0) return found;
  }
  return -1;
}

addEventListener('pointerover', ({ target }) => show(isEditing ? elementOf(spotAt(target)) : undefined));
addEventListener('scroll', () => show(outlined), { passive: true });
const click = (event: MouseEvent) => {
  const spot = spotAt(event.target);
  if (!isEditing || event.altKey || event.ctrlKey || event.metaKey) return;
  if (spot < 0 && isRead) return;
  early = spot < 0 ? event.target : null;
  // A question opens as well, so that its answer can be clicked.
  if (!(event.target as Element).closest('summary')) event.preventDefault();
  event.stopPropagation();
  if (spot >= 0) tell({ kind: 'pick', spot });
};
addEventListener('click', click, true);

/** What was put into the page, with what was there. */
let patched: { node: Text; was: string } | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** A page that never arrived with the new words has nothing to change, and would keep them. */
function unpatch(): void {
  clearTimeout(waiting);
  if (patched) patched.node.data = patched.was;
  patched = undefined;
  changes.takeRecords();
}

/** React names its own on the elements that it has taken over. Before, it reports other words than the server's as a mistake. */
const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));

/**
 * Shows words at once, where they are the only text node of an element. What is made of several nodes (marked words, links, facts)
 * waits for the page: React would later put its own words into some of them.
 */
function patch(spot: number, before: string, after: string): void {
  clearTimeout(waiting);
  const element = elementOf(spot);
  if (!element) return;
  if (!isTakenOver(element)) {
    waiting = setTimeout(patch, 100, spot, before, after);
    return;
  }
  const [node, ...others] = element.childNodes;
  const isOwn = patched !== undefined && patched.node === node;
  if (!isOwn) unpatch();
  if (!(node instanceof Text) || others.length > 0) return;
  const was = isOwn && patched ? patched.was : node.data;
  if (plain(was) !== plain(before)) return;
  patched = { node, was };
  node.data = after;
  changes.takeRecords();
}

addEventListener('message', ({ data, source, origin }: MessageEvent<ToPage>) => {
  if (source !== parent || origin !== panelOrigin) return;
  switch (data.kind) {
    case 'spots': {
      ({ isEditing } = data);
      items = told.get(data.turn) ?? items;
      ({ spots } = data);
      for (const one of told.keys()) if (one < data.turn) told.delete(one);
      isRead = data.turn === turn && reading === undefined;
      const spot = spotAt(early);
      if (spot >= 0) tell({ kind: 'pick', spot });
      if (isRead || spot >= 0) early = null;
      break;
    }
    case 'show': {
      const element = data.spot === undefined ? undefined : elementOf(data.spot);
      element?.scrollIntoView({ block: 'center' });
      show(element);
      break;
    }
    case 'patch': {
      patch(data.spot, data.before, data.after);
      break;
    }
    case 'settle': {
      clearTimeout(waiting);
      patched = undefined;
      break;
    }
    case 'unpatch': {
      unpatch();
    }
  }
});

let reading: ReturnType<typeof setTimeout> | undefined;
function readSoon(): void {
  clearTimeout(reading);
  isRead = false;
  reading = setTimeout(() => {
    reading = undefined;
    // As the site has them: words that were put there belong to no field yet.
    const now = patched?.node.data ?? '';
    if (patched) patched.node.data = patched.was;
    const read = itemsOf();
    const found = read.map(({ element, block, text }) => ({
      text,
      block: block === element && element.matches('img, [role=img]') ? text : textOf(block),
      isOutside: !element.closest('main'),
    }));
    if (patched) patched.node.data = now;
    changes.takeRecords();
    // What is outlined may be larger now.
    if (outlined) show(outlined);
    turn += 1;
    told.set(turn, read);
    tell({ kind: 'texts', turn, path: location.pathname, found });
  }, 250);
}

/** What the page changes itself is read again. What it writes over the words that were put there, stays. */
const changes = new MutationObserver((records) => {
  if (patched && (!patched.node.isConnected || records.some(({ target }) => target === patched?.node)))
    patched = undefined;
  readSoon();
});

if (parent !== globalThis.window)
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.append(outline);
    changes.observe(document.body, { childList: true, characterData: true, subtree: true });
    readSoon();
  });
