/* oxlint-disable unicorn/consistent-function-scoping -- a browser gets the function without its module
   (browser-code.ts) */
import type { FrameContract } from '../../lib/embeds';
import type { Answer } from './answer';
import { browserCode } from './browser-code';
import { forgerFrame } from './faults';
import { frameCode, locationId, notes, type Visit } from './frame';
import { page } from './page';
import { resources } from './resources';

const style = `
  table { width: 100%; margin-top: 1rem; table-layout: fixed }
  td button { width: 100%; padding: 0 }
  ul { padding: 0; list-style: none }`;

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const chooser = `
<section id="choose" aria-label="Day and time" hidden>
  <table>
    <caption></caption>
    <thead><tr>${dayNames.map((day) => `<th scope="col" abbr="${day}">${day.slice(0, 3)}</th>`).join('')}</tr></thead>
    <tbody></tbody>
  </table>
  <div id="times" hidden>
    <h2 id="day" tabindex="-1"></h2>
    <ul aria-labelledby="day"></ul>
  </div>
</section>`;

const message = `
  <label>Phone (optional) <input name="phone" type="tel" autocomplete="tel"></label>
  <label>Message <textarea name="message" rows="7" required></textarea></label>`;

/**
 * Runs in the frame. A form stores the submitted contact, which the next visit sends on load. This fails if the browser
 * blocks storage in third-party frames.
 */
function widget(id: string, location: string, isCalendar: boolean): void {
  const weeks = [0, 1, 2, 3, 4];
  const weekdays = [0, 1, 2, 3, 4, 5, 6];
  const hours = [9, 10, 11, 12, 13, 14, 15, 16];
  const today = new Date();
  const dateFromNow = (days: number, hour = 0) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() + days, hour);
  const inWords = (date: Date, options: Intl.DateTimeFormatOptions) => date.toLocaleString('en-US', options);

  const part = (selector: string) => document.querySelector(selector) as HTMLElement;

  function show(step: '#choose' | 'form' | '#done', focus?: string): void {
    for (const section of document.querySelectorAll<HTMLElement>('#choose, form, #done'))
      section.hidden = !section.matches(step);
    if (focus) part(focus).focus();
  }

  function dayCell(days: number): string {
    const day = dateFromNow(days);
    const isOpen = days > 0 && day.getDay() % 6 !== 0;
    const label = inWords(day, { dateStyle: 'full' });
    const state = isOpen ? 'aria-pressed="false"' : 'disabled';
    return `<td><button type="button" data-day="${days}" aria-label="${label}" ${state}>${day.getDate()}</button></td>`;
  }

  function timeItem(days: number, hour: number): string {
    const time = dateFromNow(days, hour);
    const slot = inWords(time, { dateStyle: 'full', timeStyle: 'short' });
    return `<li><button type="button" data-slot="${slot}">${inWords(time, { timeStyle: 'short' })}</button></li>`;
  }

  function pickDay(picked: HTMLElement): void {
    const days = Number(picked.dataset.day);
    for (const button of document.querySelectorAll('[aria-pressed]'))
      button.setAttribute('aria-pressed', String(button === picked));
    part('#day').textContent = inWords(dateFromNow(days), { dateStyle: 'full' });
    part('#times ul').innerHTML = hours.map((hour) => timeItem(days, hour)).join('');
    part('#times').hidden = false;
    part('#day').focus();
  }

  /** @returns the message that tells the page around the frame */
  function complete({ name, email }: Record<string, unknown>): unknown[] {
    if (isCalendar) return ['msgsndr-booking-complete', { fingerprint: crypto.randomUUID(), calendarId: id }];
    const contact = JSON.stringify({ full_name: name, email, form_id: id, location_id: location });
    const contactId = crypto.randomUUID();
    try {
      localStorage.setItem('_ud', contact);
      localStorage.setItem(location, contactId);
    } catch {
      // The next visit will not send this contact.
    }
    return ['set-sticky-contacts', '_ud', contact, location, contactId];
  }

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.dataset.day) pickDay(button);
    if (!button?.dataset.slot) return;
    part('form h2').textContent = button.dataset.slot;
    show('form', 'input');
  });
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    const detail = complete(Object.fromEntries(new FormData(event.target as HTMLFormElement)));
    part('#done p').textContent = part('form h2').textContent;
    show('#done', '#done h2');
    document.dispatchEvent(new CustomEvent('provider:say', { detail }));
  });
  if (!isCalendar) return show('form');
  const months = [0, 28].map((days) => inWords(dateFromNow(days), { month: 'long', year: 'numeric' }));
  part('caption').textContent = [...new Set(months)].join(' and ');
  const rows = weeks.map((week) => weekdays.map((weekday) => dayCell(week * 7 + weekday - today.getDay())));
  part('tbody').innerHTML = rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('');
  part('#zone').textContent = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return show('#choose');
}

const words = {
  calendar: {
    lede: '30 minutes, online. Times are in <span id="zone">your time zone</span>.',
    button: 'Confirm booking',
    done: 'You are booked',
  },
  form: { lede: 'We answer within one working day.', button: 'Send message', done: 'Thank you' },
} satisfies Record<FrameContract, object>;

/**
 * A calendar, to choose a day and a time and enter a name and an email address, or a form, to enter a message too ("Calendar"
 * and "Form" in the contract).
 */
export function widgetPage(visit: Visit, contract: FrameContract, title: string): Answer {
  const isCalendar = contract === 'calendar';
  const { lede, button, done } = words[contract];
  const { mode, url } = visit;
  const id = url.pathname.split('/').at(-1) ?? '';
  const frameId = isCalendar ? id : `inline-${id}`;
  const body = `<style>${style}</style><script>${frameCode(visit, id, frameId, !isCalendar)}</script>
<header><img src="${resources.portrait}" alt=""><div><h1>${title}</h1><p>${lede}</p></div></header>
<noscript><p>This page needs JavaScript, like the provider’s own.</p></noscript>
${isCalendar ? chooser : ''}
<form hidden>
  <h2></h2>
  <label>Name <input name="name" autocomplete="name" required></label>
  <label>Email <input name="email" type="email" autocomplete="email" required></label>${isCalendar ? '' : message}
  <button class="primary">${button}</button>
</form>
<section id="done" hidden>
  <h2 tabindex="-1">${done}</h2>
  <p></p>
  <p>This is a stand-in: nothing was sent.</p>
</section>
${notes(url)}
${mode === 'forged' ? forgerFrame(url, frameId) : ''}`;
  return { type: 'html', body: page({ title, body, script: browserCode(widget, id, locationId, isCalendar) }) };
}
