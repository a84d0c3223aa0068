/* oxlint-disable unicorn/consistent-function-scoping -- a browser gets the function without its module
   (browserCode in page.ts) */
/**
 * Runs in the page: the provider's form_embed.js ("form_embed.js" in the contract). Like the original, it trusts every message,
 * never removes its listeners and keeps no state between runs.
 *
 * @param build `new` hides all provider frames, and shows one that existed before the script ran when it sends a message.
 *   `reloading` is `old`, and sets a frame's address again even if the page has no query to append.
 */
export function formEmbed(build: 'old' | 'new' | 'reloading'): void {
  // A frame may have another host than the script.
  const widgets = () => [...document.querySelectorAll<HTMLIFrameElement>('iframe[src*="/widget/"]')];
  const existingFrames = widgets();
  const extendedFrames = new Set<string>();

  function askHeight(frame: HTMLIFrameElement): void {
    frame.contentWindow?.postMessage(`[iFrameSizer]${frame.id}:8:false:false:32:true:true:null:offset`, '*');
  }

  /** Initializes every frame of the page, including frames of others. */
  function iFrameResize(): void {
    for (const [index, frame] of document.querySelectorAll('iframe').entries()) {
      frame.id ||= `iFrameResizer${index}`;
      frame.scrolling = 'no';
      frame.style.overflow = 'hidden';
      askHeight(frame);
    }
  }

  function hide(frame: HTMLIFrameElement): void {
    if (frame.dataset.iframeResizerInitialized) return;
    const marks = { iframeResizerInitialized: 'true', initialIframeHidden: 'true', uniqueIdMapped: 'true' };
    Object.assign(frame.dataset, marks);
    Object.assign(frame.style, { opacity: '0', position: 'absolute', left: '-9999px' });
  }

  /** Appends the page's query to the frame's address. */
  function appendQuery(frame: HTMLIFrameElement): void {
    if (extendedFrames.has(frame.id)) return;
    extendedFrames.add(frame.id);
    const address = new URL(frame.src);
    for (const [name, value] of new URLSearchParams(window.location.search)) address.searchParams.append(name, value);
    if (build === 'reloading' || window.location.search) frame.setAttribute('src', address.href);
    frame.setAttribute('class', 'ep-iFrame');
  }

  function wrap(frame: HTMLIFrameElement): void {
    const { id, parentElement } = frame;
    if (!frame.dataset.layout || parentElement?.id === `${id}-wrapper`) return;
    const container = Object.assign(document.createElement('div'), {
      id: `${id}-div`,
      className: 'ep-iFrameContainer',
    });
    const wrapper = Object.assign(document.createElement('div'), { id: `${id}-wrapper`, className: 'ep-wrapper' });
    container.style.display = 'block';
    (parentElement ?? document.body).append(container);
    container.append(wrapper);
    wrapper.append(frame);
  }

  function answerQuery(frame: HTMLIFrameElement): void {
    const params = Object.fromEntries(new URLSearchParams(window.location.search));
    const answer = ['query-params', params, window.location.href, document.referrer, frame.id];
    frame.contentWindow?.postMessage(answer, '*');
    if (build === 'new') return;
    appendQuery(frame);
    wrap(frame);
  }

  function keepContact([, key, contact, location, contactId]: string[]): void {
    if (key && contact) localStorage.setItem(key, contact);
    if (location && contactId) localStorage.setItem(location, contactId);
  }

  function onMessage({ data, source }: MessageEvent<unknown>): void {
    const frame = widgets().find(({ contentWindow }) => contentWindow === source);
    if (build === 'new' && frame && existingFrames.includes(frame))
      Object.assign(frame.style, { opacity: '1', position: '', left: '' });
    const [, id = '', height] = (typeof data === 'string' && /^\[iFrameSizer\]([^:]+):([^:]+):/.exec(data)) || [];
    const sized = build === 'new' ? frame : document.getElementById(id);
    if (sized && height !== undefined) sized.style.height = `${height}px`;
    if (!Array.isArray(data)) return;
    if (data[0] === 'fetch-query-params') widgets().forEach(answerQuery);
    if (build === 'new') return;
    if (data[0] === 'iframeLoaded') iFrameResize();
    if (data[0] === 'set-sticky-contacts') keepContact(data);
  }

  if (build === 'new') {
    const watched = { childList: true, subtree: true };
    new MutationObserver(() => widgets().forEach(hide)).observe(document.documentElement, watched);
    window.addEventListener('message', onMessage);
    existingFrames.forEach(hide);
    existingFrames.forEach(askHeight);
    return;
  }
  if (!document.getElementById('embeddedIframes')) {
    const textContent = '.ep-iFrameContainer{display:none}.ep-iFrame{border:none}.ep-wrapper{width:100%}';
    document.head.append(Object.assign(document.createElement('style'), { id: 'embeddedIframes', textContent }));
  }
  Object.assign(window, { iFrameResize, onload: iFrameResize, onmessage: onMessage });
  iFrameResize();
}
