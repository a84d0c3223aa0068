/* oxlint-disable unicorn/consistent-function-scoping -- a browser gets the function without its module
   (browser-code.ts) */
/**
 * Runs in the page: older builds of the provider's form_embed.js, with the behavior that the contract describes. Like
 * the original, it trusts every message, never removes its listeners and keeps no state between runs.
 *
 * @param alwaysReload sets a frame's address again even if the page has no query to append
 */
export function formEmbedOld(alwaysReload: boolean): void {
  // The frame may have another host than the script.
  const widgets = /\/widget\/(?:booking|form)s?\//;
  const extendedFrames = new Set<string>();

  /** Initializes every frame of the page, including frames of others. */
  function iFrameResize(): void {
    for (const [index, frame] of document.querySelectorAll('iframe').entries()) {
      frame.id ||= `iFrameResizer${index}`;
      frame.scrolling = 'no';
      frame.style.overflow = 'hidden';
      frame.contentWindow?.postMessage(`[iFrameSizer]${frame.id}:8:false:false:32:true:true:null:offset`, '*');
    }
  }

  function resize({ data }: MessageEvent<unknown>): void {
    const [, id, height] = (typeof data === 'string' && /^\[iFrameSizer\]([^:]+):([^:]+):/.exec(data)) || [];
    const frame = id && document.getElementById(id);
    if (frame) frame.style.height = `${height}px`;
  }

  /** Appends the page's query to the frame's address. */
  function appendQuery(frame: HTMLIFrameElement): void {
    if (extendedFrames.has(frame.id)) return;
    extendedFrames.add(frame.id);
    const address = new URL(frame.src);
    for (const [name, value] of new URLSearchParams(window.location.search)) address.searchParams.append(name, value);
    if (alwaysReload || window.location.search) frame.setAttribute('src', address.href);
    frame.setAttribute('class', 'ep-iFrame');
  }

  function wrap(frame: HTMLIFrameElement): void {
    const { id, parentElement } = frame;
    if (!frame.dataset.layout || parentElement?.id === `${id}-wrapper`) return;
    const container = document.createElement('div');
    container.id = `${id}-div`;
    container.className = 'ep-iFrameContainer';
    container.style.display = 'block';
    const wrapper = document.createElement('div');
    wrapper.id = `${id}-wrapper`;
    wrapper.className = 'ep-wrapper';
    (parentElement ?? document.body).append(container);
    wrapper.append(frame);
    container.append(wrapper);
  }

  function answerQuery(): void {
    const params = Object.fromEntries(new URLSearchParams(window.location.search));
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id]')) {
      if (!widgets.test(frame.src)) continue;
      const answer = ['query-params', params, window.location.href, document.referrer, frame.id];
      frame.contentWindow?.postMessage(answer, '*');
      appendQuery(frame);
      wrap(frame);
    }
  }

  function keepContact([, key, contact, location, contactId]: string[]): void {
    if (key && contact) localStorage.setItem(key, contact);
    if (location && contactId) localStorage.setItem(location, contactId);
  }

  if (!document.getElementById('embeddedIframes')) {
    const style = document.createElement('style');
    style.id = 'embeddedIframes';
    style.textContent = '.ep-iFrameContainer{display:none}.ep-iFrame{border:none}.ep-wrapper{width:100%}';
    document.head.append(style);
  }
  window.addEventListener('message', resize);
  Object.assign(window, {
    iFrameResize,
    onload: iFrameResize,
    onmessage: ({ data }: MessageEvent<unknown>) => {
      if (!Array.isArray(data)) return;
      if (data[0] === 'iframeLoaded') iFrameResize();
      if (data[0] === 'fetch-query-params') answerQuery();
      if (data[0] === 'set-sticky-contacts') keepContact(data);
    },
  });
  iFrameResize();
}
