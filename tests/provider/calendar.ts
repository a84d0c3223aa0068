/* oxlint-disable unicorn/consistent-function-scoping -- a browser gets the function without its module
   (browser-code.ts) */
/** Runs in the calendar's frame (markup: calendar-page.ts): choosing a day and a time, and booking. */
export function calendar(calendarId: string): void {
  const locale = 'en-US';
  const maxDaysAhead = 60;
  const today = new Date();
  const dayFromNow = (days: number) => new Date(today.getFullYear(), today.getMonth(), today.getDate() + days);
  const isOpen = (day: Date) => day >= dayFromNow(1) && day <= dayFromNow(maxDaysAhead) && day.getDay() % 6 !== 0;
  const openDays = Array.from({ length: maxDaysAhead }, (_, index) => dayFromNow(index + 1)).filter(isOpen);
  const startOfMonth = (day = today) => new Date(day.getFullYear(), day.getMonth(), 1);
  const firstMonth = startOfMonth(openDays[0]);
  const lastMonth = startOfMonth(openDays.at(-1));
  const form = document.querySelector('form');
  let month = firstMonth;
  let slot = firstMonth;

  function part<Part extends HTMLElement>(id: string, kind: new () => Part): Part {
    const found = document.getElementById(id);
    if (!(found instanceof kind)) throw new Error(`#${id} is missing`);
    return found;
  }

  function button(text: string, pick: (self: HTMLButtonElement) => void): HTMLButtonElement {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = text;
    made.addEventListener('click', () => pick(made));
    return made;
  }

  function show(step: 'choose' | 'details' | 'done'): void {
    part('choose', HTMLElement).hidden = step !== 'choose';
    if (form) form.hidden = step !== 'details';
    part('done', HTMLElement).hidden = step !== 'done';
  }

  function slotItem(day: Date, hour: number): HTMLLIElement {
    const time = new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour);
    const item = document.createElement('li');
    item.append(
      button(time.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' }), () => {
        slot = time;
        part('chosen', HTMLElement).textContent = time.toLocaleString(locale, {
          dateStyle: 'full',
          timeStyle: 'short',
        });
        show('details');
        form?.querySelector('input')?.focus();
      }),
    );
    return item;
  }

  function pickDay(day: Date, self: HTMLButtonElement): void {
    for (const other of document.querySelectorAll('td button'))
      other.setAttribute('aria-pressed', String(other === self));
    part('day', HTMLElement).textContent = day.toLocaleDateString(locale, { dateStyle: 'full' });
    const hours = [9, 10, 11, 12, 13, 14, 15, 16];
    document.querySelector('#times ul')?.replaceChildren(...hours.map((hour) => slotItem(day, hour)));
    part('times', HTMLElement).hidden = false;
    part('day', HTMLElement).focus();
  }

  function dayCell(day: Date): HTMLTableCellElement {
    const cell = document.createElement('td');
    if (day.getMonth() !== month.getMonth()) return cell;
    const choice = button(String(day.getDate()), (self) => pickDay(day, self));
    choice.setAttribute('aria-label', day.toLocaleDateString(locale, { dateStyle: 'full' }));
    choice.setAttribute('aria-pressed', 'false');
    choice.disabled = !isOpen(day);
    cell.append(choice);
    return cell;
  }

  function showMonth(next: Date): void {
    month = next;
    part('month', HTMLElement).textContent = month.toLocaleDateString(locale, { month: 'long', year: 'numeric' });
    part('times', HTMLElement).hidden = true;
    part('previous', HTMLButtonElement).disabled = month <= firstMonth;
    part('next', HTMLButtonElement).disabled = month >= lastMonth;
    const days = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate();
    const weeks = Array.from({ length: Math.ceil((month.getDay() + days) / 7) }, (_, week) => {
      const row = document.createElement('tr');
      const dates = Array.from({ length: 7 }, (__, weekday) => week * 7 + weekday + 1 - month.getDay());
      row.append(...dates.map((date) => dayCell(new Date(month.getFullYear(), month.getMonth(), date))));
      return row;
    });
    part('days', HTMLElement).replaceChildren(...weeks);
  }

  part('previous', HTMLElement).addEventListener('click', () =>
    showMonth(new Date(month.getFullYear(), month.getMonth() - 1, 1)),
  );
  part('next', HTMLElement).addEventListener('click', () =>
    showMonth(new Date(month.getFullYear(), month.getMonth() + 1, 1)),
  );
  part('back', HTMLElement).addEventListener('click', () => show('choose'));
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const name = String(new FormData(form).get('name'));
    part('summary', HTMLElement).textContent =
      `${name}, we expect you on ${slot.toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short' })}.`;
    show('done');
    part('booked', HTMLElement).focus();
    const detail = ['msgsndr-booking-complete', { fingerprint: crypto.randomUUID(), calendarId }];
    document.dispatchEvent(new CustomEvent('provider:say', { detail }));
  });

  part('zone', HTMLElement).textContent = Intl.DateTimeFormat().resolvedOptions().timeZone;
  showMonth(firstMonth);
  show('choose');
}
