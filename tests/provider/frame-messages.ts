interface Settings {
  widgetId: string;
  frameId: string;
  locationId: string;
  /** Forms hand over the contact they remember when they load, which says nothing about this visit. */
  earlyContact: boolean;
  /** How often each message is sent. */
  times: number;
  /** What to claim instead of the page's height. */
  heights: readonly (number | string)[] | null;
}

/**
 * Runs in the frame: what it tells the page around it ("Frame to page" in the provider's contract). The page's own
 * script adds messages with a `provider:say` event.
 */
export function frameMessages({ widgetId, frameId, locationId, earlyContact, times, heights }: Settings): void {
  const inFrame = window.parent !== window;
  let id = window.name || frameId;
  let knowsPage = false;

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

  function askForPage(howOften = times): void {
    send(['fetch-query-params', window.name, locationId, widgetId], howOften);
  }

  /** `["query-params", params, pageUrl, referrer, iframeId]`: the script's answer to `fetch-query-params`. */
  function learnPage([, , pageUrl, , iframeId]: unknown[]): void {
    if (typeof iframeId === 'string' && iframeId !== '') id = iframeId;
    if (!knowsPage) send(['modify-parent-url', pageUrl]);
    knowsPage = true;
  }

  window.addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    if (source !== window.parent) return;
    if (typeof data === 'string' && data.startsWith('[iFrameSizer]')) {
      id = data.slice('[iFrameSizer]'.length).split(':')[0] || id;
      // Once even when noisy: a resizer that runs again for each of our messages must not set off an avalanche.
      sendHeight(1);
      // A script that comes later than the frame has not heard the first question.
      if (!knowsPage) askForPage(1);
    }
    if (Array.isArray(data) && data[0] === 'query-params') learnPage(data);
  });
  document.addEventListener('provider:say', (event) => {
    if (event instanceof CustomEvent) send(event.detail);
  });

  send('[iFrameResizerChild]Ready');
  send(['iframeLoaded']);
  askForPage();
  if (earlyContact) {
    let contact = JSON.stringify({ location_id: locationId });
    let submission: string = crypto.randomUUID();
    try {
      contact = localStorage.getItem('_ud') ?? contact;
      submission = localStorage.getItem(locationId) ?? submission;
    } catch {
      // A browser may keep its storage from frames of another site: this one remembers nothing.
    }
    send(['set-sticky-contacts', '_ud', contact, locationId, submission]);
  }
  new ResizeObserver(() => sendHeight()).observe(document.body);
}
