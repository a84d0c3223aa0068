import { hideExpiredNotice } from '@/components/inline-script/expired-notice';

it.each([
  ['2020-01-31', [true, false]],
  ['2999-12-31', [false, true]],
])('a notice until %s is shown until then, and the eyebrow after it', (until, hidden) => {
  document.body.innerHTML = `<a data-until="${until}">Offer</a><div hidden>CRM</div>`;
  hideExpiredNotice();
  expect([...document.body.children].map((element) => element.hasAttribute('hidden'))).toEqual(hidden);
});
