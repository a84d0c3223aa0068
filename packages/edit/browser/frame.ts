/**
 * Runs in the pages of the preview, which have an address of their own, so that none of their scripts reaches the panel: reads
 * their texts, outlines what is pointed at, and reports clicks. The server adds it.
 */

export type Found = { text: string; block: string; isOutside: boolean };
export type Shown = { index: number; isBlock: boolean };
export type ToPanel = { kind: 'texts'; turn: number; path: string; found: Found[] } | { kind: 'pick'; spot: number };
export type ToPage =
  { kind: 'spots'; turn: number; spots: Shown[]; isEditing: boolean } | { kind: 'show'; spot: number };

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

/** What was read and told, until the panel has answered. */
const told = new Map<number, Item[]>();
let turn = 0;
/** What opens a field, in the order of the panel. */
let spots: (Element | undefined)[] = [];
let isEditing = true;
/** What was clicked before anything was known of it. */
let early: EventTarget | null = null;

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
    const found = spots.indexOf(element);
    if (found >= 0) return found;
  }
  return -1;
}

addEventListener('pointerover', ({ target }) => show(isEditing ? spots[spotAt(target)] : undefined));
addEventListener('scroll', () => show(outlined), { passive: true });
const click = (event: MouseEvent) => {
  if (!isEditing || event.altKey || event.ctrlKey || event.metaKey) return;
  const spot = spotAt(event.target);
  early = spot < 0 ? event.target : null;
  if (spot < 0) return;
  // A question opens as well, so that its answer can be clicked.
  if (!(event.target as Element).closest('summary')) event.preventDefault();
  event.stopPropagation();
  tell({ kind: 'pick', spot });
};
addEventListener('click', click, true);

addEventListener('message', ({ data, source, origin }: MessageEvent<ToPage>) => {
  if (source !== parent || origin !== panelOrigin) return;
  if (data.kind === 'show') {
    const element = spots[data.spot];
    element?.scrollIntoView({ block: 'center' });
    show(element);
    return;
  }
  ({ isEditing } = data);
  const read = told.get(data.turn);
  if (!read) return;
  for (const one of told.keys()) if (one < data.turn) told.delete(one);
  spots = data.spots.map(({ index, isBlock }) => (isBlock ? read[index]?.block : read[index]?.element));
  const spot = spotAt(early);
  early = null;
  if (spot >= 0) tell({ kind: 'pick', spot });
});

let reading: ReturnType<typeof setTimeout> | undefined;
function readSoon(): void {
  clearTimeout(reading);
  reading = setTimeout(() => {
    const read = itemsOf();
    const found = read.map(({ element, block, text }) => ({
      text,
      block: block === element && element.matches('img, [role=img]') ? text : textOf(block),
      isOutside: !element.closest('main'),
    }));
    // What is outlined may be larger now.
    if (outlined) show(outlined);
    turn += 1;
    told.set(turn, read);
    tell({ kind: 'texts', turn, path: location.pathname, found });
  }, 250);
}

if (parent !== globalThis.window)
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.append(outline);
    new MutationObserver(readSoon).observe(document.body, { childList: true, characterData: true, subtree: true });
    readSoon();
  });
