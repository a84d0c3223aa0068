import { browserCode } from './browser-code';
import { calendar } from './calendar';
import { framePage, widgetId } from './frame-page';
import type { Answer } from './respond';
import type { Visit } from './visit';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const body = `
<style>
  .bar { display: flex; align-items: center; justify-content: space-between; margin-top: 1rem }
  .bar h2 { margin: 0 }
  table { width: 100%; border-collapse: collapse; table-layout: fixed }
  th { font-size: 0.8125rem; font-weight: 600 }
  td { padding: 2px }
  td button { width: 100%; padding: 0 }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr)); gap: 0.5rem; margin: 0; padding: 0; list-style: none }
  li button { width: 100% }
</style>
<section id="choose" aria-label="Day and time" hidden>
  <p>30 minutes, online. Times are in <span id="zone">your time zone</span>.</p>
  <div class="bar">
    <button type="button" id="previous" aria-label="Previous month">&lsaquo;</button>
    <h2 id="month" aria-live="polite"></h2>
    <button type="button" id="next" aria-label="Next month">&rsaquo;</button>
  </div>
  <table aria-labelledby="month">
    <thead><tr>${weekdays.map((day) => `<th scope="col" abbr="${day}">${day.slice(0, 3)}</th>`).join('')}</tr></thead>
    <tbody id="days"></tbody>
  </table>
  <div id="times" hidden>
    <h2 id="day" tabindex="-1"></h2>
    <ul aria-labelledby="day"></ul>
  </div>
</section>
<form hidden>
  <h2 id="chosen"></h2>
  <label>Name <input name="name" autocomplete="name" required></label>
  <label>Email <input name="email" type="email" autocomplete="email" required></label>
  <button class="primary">Confirm booking</button>
  <button type="button" id="back">Choose another time</button>
</form>
<section id="done" aria-labelledby="booked" hidden>
  <h2 id="booked" tabindex="-1">You are booked</h2>
  <p id="summary"></p>
  <p>This is a stand-in on your own machine. Nothing was sent.</p>
</section>`;

/** A booking calendar: choose a day and a time, enter a name and an email address ("Calendar" in the contract). */
export function calendarPage(visit: Visit, title: string): Answer {
  const id = widgetId(visit);
  return framePage({ visit, title, body, script: browserCode(calendar, id), frameId: id, earlyContact: false });
}
