/* oxlint-disable unicorn/consistent-function-scoping -- a browser gets the functions without their module
   (browserCode) */
import type { FrameContract } from '../../lib/embeds';
import type { Choice } from './modes';
import { browserCode, escapeHtml, page, type Answer } from './page';
import { resources } from './resources';

/** A request for a page of the provider, and its mode. */
export type Visit = Choice & { url: URL };

/** The provider's account id in messages. */
export const locationId = 'hL7standInLocation01';

/**
 * Runs in the frame: sends messages to the embedding page ("Frame to page" in the provider's contract). The page's
 * script sends further messages with a `provider:say` event.
 *
 * @param frameId the iframe's id in the contract, until the page around it sends another one
 * @param isForm forms send the contact that they remember when they load
 */
function frameMessages(name: string, frameId: string, location: string, isForm: boolean): void {
  let id = window.name || frameId;
  let hasPageData = false;

  function send(message: unknown): void {
    if (window.parent !== window) window.parent.postMessage(message, '*');
  }

  function sendHeight(): void {
    const { width, height: real } = document.body.getBoundingClientRect();
    const height = Math.ceil(real);
    send(`[iFrameSizer]${id}:${height}:${Math.ceil(width)}:init`);
    send(['highlevel.setHeight', { height, id }]);
  }

  const requestPageData = () => send(['fetch-query-params', window.name, location, name]);

  window.addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    if (source !== window.parent) return;
    if (typeof data === 'string' && data.startsWith('[iFrameSizer]')) {
      id = data.slice('[iFrameSizer]'.length).split(':')[0] || id;
      sendHeight();
      // A script that loaded after the frame has not received the first request.
      if (!hasPageData) requestPageData();
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
  const contact = JSON.stringify({ location_id: location });
  if (isForm) send(['set-sticky-contacts', '_ud', contact, location, crypto.randomUUID()]);
  new ResizeObserver(() => sendHeight()).observe(document.body);
}

const buttons = (names: string, element: string) =>
  names
    .split(' ')
    .map((name) => `<${element}><button type="button">${name}</button></${element}>`)
    .join('');

const chooser = `
<section id="choose" aria-label="Day and time" hidden>
  <table><caption>Next week</caption><tr>${buttons('Monday Tuesday Wednesday Thursday Friday', 'td')}</tr></table>
  <ul id="times" hidden>${buttons('9:00 10:00 11:00 1:00 2:00 3:00', 'li')}</ul>
</section>`;

const message = `
  <label>Phone (optional) <input name="phone" type="tel" autocomplete="tel"></label>
  <label>Message <textarea name="message" rows="7" required></textarea></label>`;

/** Runs in the frame: what a visitor can do in it. */
function widget(id: string, location: string, isCalendar: boolean): void {
  const part = (selector: string) => document.querySelector(selector) as HTMLElement;

  function show(step: '#choose' | 'form' | '#done', focus?: string): void {
    for (const section of document.querySelectorAll<HTMLElement>('#choose, form, #done'))
      section.hidden = !section.matches(step);
    if (focus) part(focus).focus();
  }

  /** @returns the message that tells the page around the frame */
  function complete({ name, email }: Record<string, unknown>): unknown[] {
    if (isCalendar) return ['msgsndr-booking-complete', { fingerprint: crypto.randomUUID(), calendarId: id }];
    const contact = JSON.stringify({ full_name: name, email, form_id: id, location_id: location });
    return ['set-sticky-contacts', '_ud', contact, location, crypto.randomUUID()];
  }

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.closest('td')) part('#times').hidden = false;
    if (button?.closest('li')) show('form', 'input');
  });
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    const detail = complete(Object.fromEntries(new FormData(event.target as HTMLFormElement)));
    show('#done', '#done h2');
    document.dispatchEvent(new CustomEvent('provider:say', { detail }));
  });
  show(isCalendar ? '#choose' : 'form');
}

const words = {
  calendar: { title: 'Book a time', button: 'Confirm booking', done: 'You are booked' },
  form: { title: 'Contact us', button: 'Send message', done: 'Thank you' },
} satisfies Record<FrameContract, object>;

/** What developers want to know: the query that it was opened with. Tests check that there are no duplicates. */
function notes({ searchParams }: URL): string {
  const entries = [...searchParams].map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<details>
<summary>A stand-in on your own machine</summary>
Nothing is sent. It was opened with ${entries.length === 0 ? 'no parameters.' : 'these parameters:'}
<dl data-testid="query">${entries.join('')}</dl>
</details>`;
}

/**
 * A calendar, to choose a day and a time and enter a name and an email address, or a form, to enter a message too ("Calendar"
 * and "Form" in the contract). A silent one sends no messages.
 */
export function widgetPage({ mode, url }: Visit, contract: FrameContract): Answer {
  const isCalendar = contract === 'calendar';
  const { title, button, done } = words[contract];
  const id = url.pathname.split('/').at(-1) ?? '';
  const frameId = isCalendar ? id : `inline-${id}`;
  const messages = mode === 'silent' ? '' : browserCode(frameMessages, id, frameId, locationId, !isCalendar);
  const body = `<script>${messages}</script>
<header><img src="${resources.portrait}" alt=""><div><h1>${title}</h1><p>Nobody waits for you here.</p></div></header>
<noscript><p>This page needs JavaScript, like the provider’s own.</p></noscript>
${isCalendar ? chooser : ''}
<form hidden>
  <h2>Your details</h2>
  <label>Name <input name="name" autocomplete="name" required></label>
  <label>Email <input name="email" type="email" autocomplete="email" required></label>${isCalendar ? '' : message}
  <button>${button}</button>
</form>
<section id="done" hidden>
  <h2 tabindex="-1">${done}</h2>
  <p>This is a stand-in: nothing was sent.</p>
</section>
${notes(url)}`;
  return { type: 'html', body: page({ title, body, script: browserCode(widget, id, locationId, isCalendar) }) };
}
