import { hideExpiredNotice } from '@/components/inline-script/expired-notice';
import { isOver } from '@/lib/content/time';

it.each([
  ['2020-01-31', [true, false]],
  ['2999-12-31', [false, true]],
])('a notice until %s is shown until then, and the eyebrow after it', (until, hidden) => {
  document.body.innerHTML = `<a data-until="${until}">Offer</a><div hidden>CRM</div>`;
  hideExpiredNotice();
  expect([...document.body.children].map((element) => element.hasAttribute('hidden'))).toEqual(hidden);
});

it('a notice is shown on its last day, and not on the next one', () => {
  const days = [new Date(2026, 0, 31, 23, 59), new Date(2026, 1, 1)];
  expect(days.map((now) => isOver({ until: '2026-01-31' }, now))).toEqual([false, true]);
});
