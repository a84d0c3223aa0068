import { loadScripts } from '@/components/inline-script/scripts';
import { loadedScripts } from '@/lib/content/page-scripts';
import { scriptsSchema } from '@/lib/content/schemas/scripts';

/* Scripts of others, with content of the test's own: the recipes of deploy/README.md. */

const plausible = {
  name: 'plausible',
  src: 'https://plausible.io/js/script.js',
  pages: 'all',
  why: 'Counts visits without cookies.',
  allows: [{ from: 'https://plausible.io', for: ['connections'] }],
  data: { domain: 'hearthline.example' },
  calls: { function: 'plausible', booking: ['Booking', { props: { plan: '$plan', source: '$utm_source' } }] },
};

const google = {
  name: 'google',
  src: 'https://www.googletagmanager.com/gtag/js?id=G-1234567',
  pages: 'all',
  why: 'Counts visits and bookings for our adverts.',
  consent: [
    { event: 'cookieyes_consent_update', at: 'detail.accepted', has: 'analytics' },
    { event: 'CookiebotOnConsentReady', at: 'Cookiebot.consent.statistics' },
  ],
  calls: {
    function: 'gtag',
    queue: 'dataLayer',
    first: [
      ['js', '$now'],
      ['config', 'G-1234567'],
    ],
    booking: ['event', 'generate_lead', { plan: '$plan' }],
  },
};

const parsed = (...entries: unknown[]) => loadedScripts(scriptsSchema.parse(entries));
const loaded = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const variable = (name: string): unknown => Reflect.get(window, name);
const book = () =>
  document.dispatchEvent(new CustomEvent('booking', { detail: { plan: 'pro', campaign: { utm_source: 'ads' } } }));
const answer = (accepted: string[]) =>
  document.dispatchEvent(new CustomEvent('cookieyes_consent_update', { detail: { accepted } }));

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});

afterEach(() => jest.useRealTimers());

it('loads a script with its attributes once the page is idle, and tells it of a booking', () => {
  loadScripts(parsed(plausible));
  expect(loaded()).toEqual([]);
  jest.advanceTimersByTime(5_000);
  expect(loaded()).toEqual([plausible.src]);
  expect(document.head.querySelector('script')?.dataset.domain).toBe('hearthline.example');
  book();
  const waiting: unknown = Reflect.get(variable('plausible') as object, 'q');
  expect(Array.from((waiting as IArguments[])[0] ?? [])).toEqual([
    'Booking',
    { props: { plan: 'pro', source: 'ads' } },
  ]);
});

it('loads nothing and says nothing before the visitor has agreed, and then once', () => {
  loadScripts(parsed(google));
  jest.advanceTimersByTime(5_000);
  book();
  answer(['necessary']);
  window.dispatchEvent(new Event('CookiebotOnConsentReady'));
  expect(loaded()).toEqual([]);
  expect(variable('dataLayer')).toBeUndefined();
  answer(['necessary', 'analytics']);
  answer(['necessary', 'analytics']);
  jest.advanceTimersByTime(5_000);
  expect(loaded()).toEqual([google.src]);
  book();
  // Google's tag takes only the arguments of a call.
  const calls = variable('dataLayer') as IArguments[];
  expect(calls.map(String)).toEqual(calls.map(() => '[object Arguments]'));
  expect(calls.map((call) => Array.from(call))).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1234567'],
    ['event', 'generate_lead', { plan: 'pro' }],
  ]);
});

it('takes a consent tool’s variable for an answer too', () => {
  Object.assign(window, { Cookiebot: { consent: { statistics: true } } });
  loadScripts(parsed(google));
  window.dispatchEvent(new Event('CookiebotOnConsentReady'));
  jest.advanceTimersByTime(5_000);
  expect(loaded()).toEqual([google.src]);
});

it('lets a tool answer through the function that it finds, as Meta’s pixel does', () => {
  const calls = { function: 'fbq', first: [['init', '1']], booking: ['track', 'Schedule'] };
  loadScripts(parsed({ ...plausible, calls }));
  jest.advanceTimersByTime(5_000);
  const fbq = variable('fbq') as { queue: IArguments[]; callMethod?: (...words: unknown[]) => void };
  expect(fbq.queue.map((call) => Array.from(call))).toEqual([['init', '1']]);
  fbq.callMethod = jest.fn();
  book();
  expect(fbq.callMethod).toHaveBeenCalledWith('track', 'Schedule');
});

it.each([
  [{ src: 'http://plausible.io/js/script.js' }, 'an address that starts with https://'],
  [{ src: undefined }, 'an address, or nothing but what its pages show, in “allows”'],
  [{ pages: ['/no-such-page'] }, "'all', or a list of paths of pages"],
  [{ data: { 'data-domain': 'x' } }, 'small letters, digits and hyphens, without “data-”'],
  [{ calls: { function: 'alert(1)' } }, 'the name of a variable, such as gtag'],
  [{ calls: { function: 'plausible', booking: ['Booking', '$plan booked'] } }, 'after a dollar sign one of now, plan'],
  [{ allows: [{ from: 'inline', for: ['scripts'] }] }, 'inline only for styles'],
])('an entry with %j is a mistake', (change, message) => {
  expect(() => parsed({ ...plausible, ...change })).toThrow(message);
});
