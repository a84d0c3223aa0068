/* oxlint-disable unicorn/consistent-function-scoping -- a browser gets the function without its module
   (browser-code.ts) */
import { browserCode } from './browser-code';
import { invalidHeights, noise } from './faults';
import type { Choice } from './modes';
import { escapeHtml } from './page';

/** A request for a page of the provider, and its mode. */
export type Visit = Choice & { url: URL };

/** The provider's account id in messages. */
export const locationId = 'hL7standInLocation01';

/**
 * Runs in the frame: sends messages to the embedding page ("Frame to page" in the provider's contract). The page's
 * script sends further messages with a `provider:say` event.
 *
 * @param frameId the iframe's id in the contract, until the page around it sends another one
 * @param how.times how many times to send each message
 * @param how.heights heights to send instead of the page's height
 * @param how.earlyContact forms send the remembered contact when they load
 */
function frameMessages(
  widget: string,
  frameId: string,
  location: string,
  how: { times: number; heights: readonly (number | string)[] | undefined; earlyContact: boolean },
): void {
  const inFrame = window.parent !== window;
  let id = window.name || frameId;
  let hasPageData = false;

  function send(message: unknown, times = how.times): void {
    if (!inFrame) return;
    for (let sent = 0; sent < times; sent += 1) window.parent.postMessage(message, '*');
  }

  function sendHeight(times = how.times): void {
    const { width, height: real } = document.body.getBoundingClientRect();
    for (const height of how.heights ?? [Math.ceil(real)]) {
      send(`[iFrameSizer]${id}:${height}:${Math.ceil(width)}:init`, times);
      send(['highlevel.setHeight', { height, id }], times);
    }
  }

  const requestPageData = (times?: number) => send(['fetch-query-params', window.name, location, widget], times);

  window.addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    if (source !== window.parent) return;
    if (typeof data === 'string' && data.startsWith('[iFrameSizer]')) {
      id = data.slice('[iFrameSizer]'.length).split(':')[0] || id;
      // Only once, even in mode `noisy`: the resizer may reply to each message, which would cause a loop.
      sendHeight(1);
      // A script that loaded after the frame has not received the first request.
      if (!hasPageData) requestPageData(1);
    }
    // `["query-params", params, pageUrl, referrer, iframeId]`: the script's answer to `fetch-query-params`.
    if (!Array.isArray(data) || data[0] !== 'query-params') return;
    id = data[4] || id;
    if (!hasPageData) send(['modify-parent-url', data[2]]);
    hasPageData = true;
  });
  document.addEventListener('provider:say', (event) => event instanceof CustomEvent && send(event.detail));

  send('[iFrameResizerChild]Ready');
  send(['iframeLoaded']);
  requestPageData();
  if (how.earlyContact) {
    let [contact, contactId] = [JSON.stringify({ location_id: location }), String(crypto.randomUUID())];
    try {
      contact = localStorage.getItem('_ud') ?? contact;
      contactId = localStorage.getItem(location) ?? contactId;
    } catch {
      // The browser blocks storage in third-party frames.
    }
    send(['set-sticky-contacts', '_ud', contact, location, contactId]);
  }
  new ResizeObserver(() => sendHeight()).observe(document.body);
}

/** What developers want to know: the query that it was opened with. Tests check that there are no duplicates. */
export function notes({ searchParams }: URL): string {
  const entries = [...searchParams].map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<details>
<summary>A stand-in on your own machine</summary>
Nothing is sent. It was opened with ${entries.length === 0 ? 'no parameters.' : 'these parameters:'}
<dl data-testid="query">${entries.join('')}</dl>
</details>`;
}

/** The code that sends the page's messages. A silent page has none. */
export function frameCode({ mode }: Visit, id: string, frameId: string, earlyContact: boolean): string {
  const how = {
    times: mode === 'noisy' ? noise : 1,
    heights: mode === 'oversized' ? invalidHeights : undefined,
    earlyContact,
  };
  return mode === 'silent' ? '' : browserCode(frameMessages, id, frameId, locationId, how);
}
