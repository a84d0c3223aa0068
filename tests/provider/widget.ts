/* oxlint-disable unicorn/consistent-function-scoping -- a browser gets the functions without their module (page.ts) */
import type { FrameKind } from '../../lib/embeds';
import { browserCode, escapeHtml, page, type Answer } from './page';
import { resources } from './resources';

/**
 * Runs in the frame: sends messages to the embedding page ("Frame to page" in the provider's contract).
 *
 * @param id the iframe's id in the contract, until the page around it sends another one
 */
function frameMessages(id: string): void {
  let ownId = id;
  const send = (message: unknown) => window.parent !== window && window.parent.postMessage(message, '*');

  function sendHeight(): void {
    const { width, height } = document.body.getBoundingClientRect();
    send(`[iFrameSizer]${ownId}:${Math.ceil(height)}:${Math.ceil(width)}:init`);
    send(['highlevel.setHeight', { height: Math.ceil(height), id: ownId }]);
  }

  window.addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    if (source !== window.parent || typeof data !== 'string' || !data.startsWith('[iFrameSizer]')) return;
    ownId = data.slice('[iFrameSizer]'.length).split(':')[0] || ownId;
    sendHeight();
    // A script that loaded after the frame has not received the first request.
    send(['fetch-query-params']);
  });

  send('[iFrameResizerChild]Ready');
  send(['iframeLoaded']);
  send(['fetch-query-params']);
  new ResizeObserver(sendHeight).observe(document.body);
}

/** Runs in the frame: what a visitor can do in it. */
function widget(calendarId: string, isCalendar: boolean): void {
  function show(step: '#choose' | 'form' | '#done'): void {
    for (const section of document.querySelectorAll<HTMLElement>('#choose, form, #done'))
      section.hidden = !section.matches(step);
  }

  document.querySelector('#choose button')?.addEventListener('click', () => show('form'));
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    show('#done');
    const booked = ['msgsndr-booking-complete', { fingerprint: crypto.randomUUID(), calendarId }];
    window.parent.postMessage(isCalendar ? booked : ['set-sticky-contacts', '_ud', '{}', 'location', 'id'], '*');
  });
  show(isCalendar ? '#choose' : 'form');
}

const words = {
  calendar: { title: 'Book a time', button: 'Confirm booking', done: 'You are booked' },
  form: { title: 'Contact us', button: 'Send message', done: 'Thank you' },
} satisfies Record<FrameKind, object>;

/** A calendar, to choose a time and enter a name, or a form ("Calendar" and "Form" in the contract). */
export function widgetPage(url: URL, kind: FrameKind): Answer {
  const isCalendar = kind === 'calendar';
  const { title, button, done } = words[kind];
  const id = url.pathname.split('/').at(-1) ?? '';
  // Tests check that there are no duplicates.
  const query = [...url.searchParams].map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  const body = `<script>${browserCode(frameMessages, isCalendar ? id : `inline-${id}`)}</script>
<header><img src="${resources.portrait}" alt=""><div><h1>${title}</h1><p>Nobody waits for you here.</p></div></header>
<section id="choose" aria-label="Day and time" hidden><button type="button">Monday, 9:00</button></section>
<form hidden>
  <label>Name <input name="name" autocomplete="name" required></label>
  <button>${button}</button>
</form>
<section id="done" hidden><h2>${done}</h2></section>
<details><summary>Opened with</summary><dl data-testid="query">${query.join('')}</dl></details>`;
  return { type: 'html', body: page({ title, body, script: browserCode(widget, id, isCalendar) }) };
}
