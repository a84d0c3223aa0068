import { takeAttribution, withAttribution } from '@/components/inline-script/attribution';
import { saveCampaign } from '@/components/inline-script/campaign';

const site = window.location.origin;
const advert = 'https://ads.example/';
const frame = 'https://link.provider.example/widget/booking/abc';

/** Simulates loading a document, with its address, its referrer and an empty history entry. */
function visit(address: string, referrer: string): void {
  window.history.replaceState(null, '', address);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  saveCampaign();
}

const fromOutside = (address: string) => visit(address, advert);
const fromInside = (address: string, page = '/ai') => visit(address, `${site}${page}`);

const planNames = ['pro', 'premium'];

/** The query of the frame's address. */
function frameQuery(): string {
  return new URL(withAttribution(frame, takeAttribution(planNames))).search;
}

/** Sets a privacy signal of the browser. */
function setPrivacySignal(property: 'doNotTrack' | 'globalPrivacyControl', value: unknown): void {
  Object.defineProperty(navigator, property, { value, configurable: true });
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const property of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, property);
});

const inside = `${site}/ai`;
const pricing = `${site}/pricing?email=a@b.example#x`;

type Visit = [address: string, referrer: string];

it.each<[what: string, visits: Visit[], query: string]>([
  ['the campaign of the page’s own address', [['/schedule?utm_source=ads', advert]], '?utm_source=ads'],
  [
    'the campaign of the first page’s address, and the previous page',
    [
      ['/ai?utm_source=ads&gclid=g1', advert],
      ['/schedule', inside],
    ],
    '?utm_source=ads&gclid=g1&from=%2Fai',
  ],
  [
    'the newest campaign, without parameters of the previous one',
    [
      ['/ai?utm_source=one&gclid=g1', advert],
      ['/schedule?utm_source=two', advert],
    ],
    '?utm_source=two',
  ],
  [
    'the campaign after a return without one',
    [
      ['/ai?utm_source=ads', advert],
      ['/schedule', 'https://search.example/?utm_source=theirs'],
    ],
    '?utm_source=ads',
  ],
  [
    'no campaign of an internal link',
    [
      ['/ai?utm_source=ads', advert],
      ['/schedule?utm_source=menu&gclid=g2', inside],
    ],
    '?utm_source=ads&from=%2Fai',
  ],
  ['no campaign that an internal link would start', [['/schedule?utm_source=menu', inside]], '?from=%2Fai'],
  [
    'the campaign of a site whose address begins like this one’s',
    [['/schedule?utm_source=two', `${site}.evil.example/`]],
    '?utm_source=two',
  ],
  [
    'a value that begins like a sign of mail',
    [['/schedule?utm_term=3D-art&utm_source=a', advert]],
    '?utm_term=3D-art&utm_source=a',
  ],
  ['nothing that only looks like the end of a pair', [['/schedule?utm_term=why%3F', advert]], '?utm_term=why%3F'],
  [
    'lowercase names, once, with the first value',
    [['/schedule?UTM_Source=One&utm_source=two&utm_term=&utm_medium&GCLID=G1', advert]],
    '?utm_source=One&gclid=G1',
  ],
  ['the previous page as a path only', [['/schedule', pricing]], '?from=%2Fpricing'],
  ['a plan', [['/schedule?plan=pro', pricing]], '?from=%2Fpricing&plan=pro'],
  ['nothing but plans that there are', [['/schedule?plan=toString', '']], ''],
])('the frame gets %s', (_what, visits, query) => {
  for (const one of visits) visit(...one);
  expect(frameQuery()).toBe(query);
});

it.each([
  '?&plan=pro&utm_source=news',
  '?plan=pro?utm_source=news',
  '?plan=pro&amp%3Butm_source=news',
  '?amp;plan=pro&amp;utm_source=news',
  '?plan=pro;utm_source=news',
  '?plan%3Dpro%26utm_source%3Dnews',
  '?plan=pro%3Futm_source=news',
  '?utm_source=news?plan=pro.',
  '?plan=Pro&utm_source=news',
  '?plan=pro&#038;utm_source=news',
  '?plan=pro&#38;utm_source=news',
  '?plan=3Dpro&utm_source=3Dnews',
  '#utm_source=news&plan=pro',
  '?plan=pro#content?utm_source=news',
])('plan and campaign are known from an address as mailers make it: %s', (query) => {
  fromOutside(`/schedule${query}`);
  expect(new Set(frameQuery().slice(1).split('&'))).toEqual(new Set(['plan=pro', 'utm_source=news']));
});

describe('a new tab, whose session storage is empty', () => {
  it('has the campaign of the tab that it was opened from, for an hour', () => {
    jest.useFakeTimers();
    fromOutside('/ai?utm_source=ads');
    sessionStorage.clear();
    jest.advanceTimersByTime(60 * 60_000);
    fromInside('/schedule');
    expect(frameQuery()).toBe('?utm_source=ads&from=%2Fai');
    jest.advanceTimersByTime(1);
    fromInside('/schedule');
    expect(frameQuery()).toBe('?from=%2Fai');
  });

  it('has none if the visitor opened it directly', () => {
    fromOutside('/ai?utm_source=ads');
    sessionStorage.clear();
    visit('/schedule', '');
    expect(frameQuery()).toBe('');
  });
});

const passed = (
  'utm_source utm_medium utm_campaign utm_term utm_content utm_id ' +
  'utm_source_platform utm_creative_format utm_marketing_tactic ' +
  'gclid gbraid wbraid gad_source gad_campaignid fbclid msclkid ttclid li_fat_id ref'
).split(' ');

describe('a parameter', () => {
  it('of each of these names is passed on', () => {
    for (const name of passed) {
      fromOutside(`/schedule?${name}=a%20b`);
      expect(frameQuery()).toBe(`?${name}=a+b`);
    }
  });

  it.each(['email', 'utm_', 'utm_<script>', `utm_${'a'.repeat(31)}`, 'xgclid', 'refs'])('%s is not', (name) => {
    fromOutside(`/schedule?${encodeURIComponent(name)}=a&utm_source=ads`);
    expect(frameQuery()).toBe('?utm_source=ads');
  });

  it('replaces one in the provider’s address', () => {
    fromOutside('/schedule?utm_source=ads');
    const address = withAttribution(`${frame}?utm_source=fixed&lang=en`, takeAttribution(planNames));
    expect(address).toBe(`${frame}?utm_source=ads&lang=en`);
  });

  it('has a length that servers take', () => {
    fromOutside(`/schedule?utm_source=${'x'.repeat(1_001)}&gclid=g1`);
    expect(frameQuery()).toBe('?gclid=g1');
    const value = encodeURIComponent('漢'.repeat(1_000));
    fromOutside(`/schedule?${passed.map((name) => `${name}=${value}`).join('&')}&ref=last`);
    expect(withAttribution(frame, takeAttribution(planNames)).length).toBeLessThan(8_000);
  });
});

describe('the note in the history', () => {
  it('keeps the plan and the previous page after a reload and Back, and what else is in it', () => {
    fromInside('/schedule?plan=pro', '/pricing');
    window.history.replaceState({ tree: 1 }, '');
    const first = frameQuery();
    // A restarted browser keeps the history entry but sends no referrer.
    Object.defineProperty(document, 'referrer', { value: '', configurable: true });
    expect(frameQuery()).toBe(first);
    expect(window.history.state).toMatchObject({ tree: 1, plan: 'pro' });
  });

  it.each([{ plan: 7, from: 8 }, { plan: 'gold', from: ['/'] }, 5])('is not read if it is invalid: %j', (note) => {
    window.history.replaceState(note, '', '/schedule');
    Object.defineProperty(document, 'referrer', { value: '', configurable: true });
    expect(frameQuery()).toBe('');
  });

  it('may be impossible to write, which does not affect the frame', () => {
    fromOutside('/schedule?utm_source=ads&plan=pro');
    jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many changes', 'SecurityError');
    });
    expect(frameQuery()).toBe('?utm_source=ads&plan=pro');
  });
});

describe('the page before a redirect', () => {
  it.each([
    [`${site}/pricing?x=1`, '?from=%2Fpricing'],
    ['', ''],
    [`${site}.evil.example/`, ''],
    ['javascript:1', ''],
  ])('%s is passed on as “%s”, once', (address, query) => {
    sessionStorage.setItem('redirected-from', address);
    visit('/schedule', '');
    expect(frameQuery()).toBe(query);
    expect(sessionStorage.getItem('redirected-from')).toBeNull();
  });

  it('is forgotten after another page of the site', () => {
    sessionStorage.setItem('redirected-from', `${site}/pricing`);
    fromInside('/schedule');
    expect(frameQuery()).toBe('?from=%2Fai');
    visit('/schedule', '');
    expect(frameQuery()).toBe('');
  });
});

it.each([
  ['/schedule?utm_source=a&UTM_TERM=b&plan=pro&PLAN=pro&from=x#main', '/schedule#main'],
  // Older builds of the provider's script would pass on any remaining parameters.
  ['/schedule?email=a@b.example&lang=en', '/schedule'],
  ['/schedule?plan=pro&#038;utm_source=news', '/schedule'],
  ['/schedule#content?utm_source=news', '/schedule#content'],
  // Without the host this would be the address of another host.
  ['/.//schedule?plan=pro', '//schedule'],
])('the page’s own address %s becomes %s', (address, cleaned) => {
  fromOutside(address);
  takeAttribution(planNames);
  expect(window.location.href).toBe(`${site}${cleaned}`);
});

describe('storage', () => {
  it('contains the campaign parameters and a time, and no cookie is set', () => {
    fromOutside('/ai?utm_source=ads&email=a@b.example&plan=pro');
    for (const storage of [sessionStorage, localStorage]) {
      expect(Object.keys(storage)).toEqual(['campaign']);
      const stored: unknown = JSON.parse(storage.getItem('campaign') ?? '');
      expect(stored).toEqual({ campaign: 'utm_source=ads', at: expect.any(Number) });
    }
    expect(document.cookie).toBe('');
  });

  it.each([
    'not json',
    '{"campaign":["utm_source=a"],"at":1}',
    '{"campaign":"redirect=https://evil.example&from=//evil","at":1}',
    JSON.stringify({ campaign: `utm_source=${'x'.repeat(2_000_000)}`, at: 1 }),
  ])('with invalid content is ignored: %.60s', (content) => {
    sessionStorage.setItem('campaign', content);
    fromInside('/schedule');
    expect(frameQuery()).toBe('?from=%2Fai');
  });
});

it.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)('with %s nothing is stored, what was stored goes, and only the plan is passed on', (property, value) => {
  fromOutside('/ai?utm_source=before');
  expect([sessionStorage.length, localStorage.length]).toEqual([1, 1]);
  fromInside('/schedule?plan=pro', '/pricing');
  takeAttribution(planNames);
  sessionStorage.setItem('redirected-from', `${site}/pricing`);
  setPrivacySignal(property, value);
  expect(frameQuery()).toBe('?plan=pro');
  expect(window.history.state).toMatchObject({ from: undefined });
  fromOutside('/schedule?utm_source=ads&plan=pro');
  expect(frameQuery()).toBe('?plan=pro');
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

it.each([
  ['doNotTrack', '0'],
  ['globalPrivacyControl', false],
] as const)('%s with the value %s is not an opt-out', (property, value) => {
  setPrivacySignal(property, value);
  fromOutside('/schedule?utm_source=ads');
  expect(frameQuery()).toBe('?utm_source=ads');
});
