interface Settings {
  widgetId: string;
  frameId: string;
  locationId: string;
  /** Forms send the remembered contact when they load. */
  earlyContact: boolean;
  /** How many times to send each message. */
  times: number;
  /** Heights to send instead of the page's height. */
  heights: readonly (number | string)[] | null;
}

/**
 * Runs in the frame: sends messages to the embedding page ("Frame to page" in the provider's contract). The page's
 * script sends further messages with a `provider:say` event.
 */
export function frameMessages({ widgetId, frameId, locationId, earlyContact, times, heights }: Settings): void {
  const inFrame = window.parent !== window;
  let id = window.name || frameId;
  let hasPageData = false;

  function send(message: unknown, howOften = times): void {
    if (!inFrame) return;
    for (let sent = 0; sent < howOften; sent += 1) window.parent.postMessage(message, '*');
  }

  function sendHeight(howOften = times): void {
    const { width, height: real } = document.body.getBoundingClientRect();
    for (const height of heights ?? [Math.ceil(real)]) {
      send(`[iFrameSizer]${id}:${height}:${Math.ceil(width)}:init`, howOften);
      send(['highlevel.setHeight', { height, id }], howOften);
    }
  }

  function requestPageData(howOften = times): void {
    send(['fetch-query-params', window.name, locationId, widgetId], howOften);
  }

  /** `["query-params", params, pageUrl, referrer, iframeId]`: the script's answer to `fetch-query-params`. */
  function readPageData([, , pageUrl, , iframeId]: unknown[]): void {
    if (typeof iframeId === 'string' && iframeId !== '') id = iframeId;
    if (!hasPageData) send(['modify-parent-url', pageUrl]);
    hasPageData = true;
  }

  window.addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    if (source !== window.parent) return;
    if (typeof data === 'string' && data.startsWith('[iFrameSizer]')) {
      id = data.slice('[iFrameSizer]'.length).split(':')[0] || id;
      // Only once, even in mode `noisy`: the resizer may reply to each message, which would cause a loop.
      sendHeight(1);
      // A script that loaded after the frame has not received the first request.
      if (!hasPageData) requestPageData(1);
    }
    if (Array.isArray(data) && data[0] === 'query-params') readPageData(data);
  });
  document.addEventListener('provider:say', (event) => {
    if (event instanceof CustomEvent) send(event.detail);
  });

  send('[iFrameResizerChild]Ready');
  send(['iframeLoaded']);
  requestPageData();
  if (earlyContact) {
    let contact = JSON.stringify({ location_id: locationId });
    let contactId: string = crypto.randomUUID();
    try {
      contact = localStorage.getItem('_ud') ?? contact;
      contactId = localStorage.getItem(locationId) ?? contactId;
    } catch {
      // The browser blocks storage in third-party frames.
    }
    send(['set-sticky-contacts', '_ud', contact, locationId, contactId]);
  }
  new ResizeObserver(() => sendHeight()).observe(document.body);
}
