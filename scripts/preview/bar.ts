/**
 * Runs in every page of the live preview: shows a change without a reload, so that the page stays where it is, marks blanks,
 * and says in a bar which mistakes there are.
 */
type NextWindow = Window & { next?: { router?: { refresh: () => void } } };

const styles = `
  :host { all: initial; position: fixed; inset: auto 0 0; z-index: 2147483647; font: 15px/1.5 system-ui, sans-serif; }
  details { background: #2a1a12; color: #fff; border-top: 3px solid #ffb648; }
  summary { padding: 10px 16px; cursor: pointer; font-weight: 600; }
  ul { margin: 0; padding: 0 16px 14px 32px; max-height: 40vh; overflow: auto; overflow-wrap: anywhere; }
`;

const host = document.createElement('preview-bar');
const shadow = host.attachShadow({ mode: 'open' });

const count = (all: number, one: string) => (all === 0 ? [] : [`${all} ${one}${all === 1 ? '' : 's'}`]);

/** @param lines one for each mistake */
function show(lines: readonly string[]): void {
  // The editing layer says them itself, beside the field.
  if (lines.length === 0 || window.parent !== window) return host.remove();
  const isOpen = shadow.querySelector('details')?.open ?? false;
  const details = document.createElement('details');
  details.open = isOpen;
  const summary = document.createElement('summary');
  const blanks = lines.filter((line) => line.includes(': found a blank, ')).length;
  summary.textContent = `${[...count(lines.length - blanks, 'mistake'), ...count(blanks, 'blank')].join(', ')}. A file with a mistake is shown as it was before.`;
  const list = document.createElement('ul');
  list.append(...lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })));
  details.append(summary, list);
  const style = document.createElement('style');
  style.textContent = styles;
  shadow.replaceChildren(style, details);
  document.documentElement.append(host);
}

/** What is still to be written stands out. */
function markBlanks(): void {
  if (!('highlights' in CSS)) return;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.nodeValue?.includes('✎')) continue;
    const range = new Range();
    range.selectNodeContents(node);
    ranges.push(range);
  }
  CSS.highlights.set('blank', new Highlight(...ranges));
}
const sheet = new CSSStyleSheet();
sheet.replaceSync('::highlight(blank) { background: #ffe08a; color: #2a1a12; }');
document.adoptedStyleSheets.push(sheet);

const events = new EventSource(`/_preview/events?${document.currentScript?.dataset.version ?? ''}`);
events.addEventListener('mistakes', ({ data }: MessageEvent<string>) => {
  show(JSON.parse(data) as string[]);
  markBlanks();
});
/** @throws {Error} before the page is ready */
function refresh(): void {
  const router = document.documentElement.id === '__next_error__' ? undefined : (window as NextWindow).next?.router;
  if (!router) throw new Error('the page failed');
  let isReady = true;
  // A router that is not ready yet throws nothing: it reports.
  const note = () => (isReady = false);
  addEventListener('error', note);
  router.refresh();
  removeEventListener('error', note);
  if (!isReady) throw new Error('the page is not ready');
}

events.addEventListener('change', () => {
  try {
    refresh();
  } catch {
    location.reload();
  }
  setTimeout(markBlanks, 1500);
});

/** Alt and a click: the editor program opens the line of a text. */
addEventListener(
  'click',
  (event) => {
    const text = (event.target as Element).closest(
      'h1, h2, h3, h4, p, li, a, td, th, summary, figcaption',
    )?.textContent;
    if (!event.altKey || !text) return;
    event.preventDefault();
    event.stopPropagation();
    void fetch('/_preview/open', { method: 'POST', body: JSON.stringify({ path: location.pathname, text }) });
  },
  true,
);
