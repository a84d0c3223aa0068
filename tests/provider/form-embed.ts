/* oxlint-disable unicorn/consistent-function-scoping -- a browser gets the function without its module (page.ts) */
/**
 * Runs in the page: the provider's form_embed.js ("form_embed.js" in the contract). Like the original, it trusts every message.
 *
 * @param build `new` hides all provider frames, and shows one that existed before the script ran when it sends a message.
 */
export function formEmbed(build: 'old' | 'new'): void {
  // A frame may have another host than the script.
  const widgets = () => [...document.querySelectorAll<HTMLIFrameElement>('iframe[src*="/widget/"]')];
  const existingFrames = widgets();

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
    Object.assign(frame.dataset, { iframeResizerInitialized: 'true', initialIframeHidden: 'true' });
    Object.assign(frame.style, { opacity: '0', position: 'absolute', left: '-9999px' });
  }

  /** Appends the page's query to the frame's address, which reloads it, and wraps a form, which does so too. */
  function take(frame: HTMLIFrameElement): void {
    const { id, className, parentElement } = frame;
    if (className === 'ep-iFrame') return;
    frame.className = 'ep-iFrame';
    const address = new URL(frame.src);
    for (const [name, value] of new URLSearchParams(window.location.search)) address.searchParams.append(name, value);
    if (window.location.search) frame.src = address.href;
    if (!frame.dataset.layout || parentElement?.id === `${id}-wrapper`) return;
    const wrapper = Object.assign(document.createElement('div'), { id: `${id}-wrapper`, className: 'ep-wrapper' });
    parentElement?.append(wrapper);
    wrapper.append(frame);
  }

  function onMessage({ data, source }: MessageEvent<unknown>): void {
    const frame = widgets().find(({ contentWindow }) => contentWindow === source);
    if (build === 'new' && frame && existingFrames.includes(frame))
      Object.assign(frame.style, { opacity: '1', position: '', left: '' });
    const [, id = '', height] = (typeof data === 'string' && /^\[iFrameSizer\]([^:]+):([^:]+):/.exec(data)) || [];
    const sized = build === 'new' ? frame : document.getElementById(id);
    if (sized && height !== undefined) sized.style.height = `${height}px`;
    if (!Array.isArray(data) || build === 'new') return;
    if (data[0] === 'fetch-query-params') widgets().forEach(take);
    if (data[0] === 'iframeLoaded') iFrameResize();
  }

  if (build === 'new') {
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
