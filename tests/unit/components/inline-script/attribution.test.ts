import { takeAttribution, withAttribution } from '@/components/inline-script/attribution';
import { saveCampaign } from '@/components/inline-script/campaign';
import { plans } from '@/lib/content';

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

/** An editor may add plans. */
const planNames = [...plans.map(({ name }) => name), 'team'];

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

describe('the campaign of a visit', () => {
  it.each<[name: string, visits: () => void, search: string]>([
    ['is empty without a referrer', () => visit('/schedule', ''), ''],
    ['is read from the page’s own address', () => fromOutside('/schedule?utm_source=ads'), '?utm_source=ads'],
    [
      'is read from the first page’s address',
      () => {
        fromOutside('/ai?utm_source=ads&gclid=g1');
        fromInside('/schedule');
      },
      '?utm_source=ads&gclid=g1&from=%2Fai',
    ],
    [
      'is the newest one, without parameters of the previous one',
      () => {
        fromOutside('/ai?utm_source=one&gclid=g1');
        fromOutside('/schedule?utm_source=two');
      },
      '?utm_source=two',
    ],
    [
      'can start after a direct visit',
      () => {
        visit('/ai', '');
        fromOutside('/schedule?gclid=g1');
      },
      '?gclid=g1',
    ],
    [
      'survives a return without a campaign',
      () => {
        fromOutside('/ai?utm_source=ads');
        visit('/schedule', 'https://search.example/');
      },
      '?utm_source=ads',
    ],
    [
      'is not changed by an internal link',
      () => {
        fromOutside('/ai?utm_source=ads');
        fromInside('/schedule?utm_source=menu&gclid=g2');
      },
      '?utm_source=ads&from=%2Fai',
    ],
    ['is not started by an internal link', () => fromInside('/schedule?utm_source=menu'), '?from=%2Fai'],
    [
      'is not read from another site’s address',
      () => visit('/schedule', 'https://search.example/?utm_source=theirs'),
      '',
    ],
    [
      'is started by a site whose address begins like this one’s',
      () => {
        fromOutside('/ai?utm_source=one');
        visit('/schedule?utm_source=two', `${site}.evil.example/`);
      },
      '?utm_source=two',
    ],
  ])('%s', (_name, visits, search) => {
    visits();
    expect(frameQuery()).toBe(search);
  });
});

it.each([
  '?plan=pro&utm_source=news',
  '??plan=pro&utm_source=news',
  '?&plan=pro&utm_source=news',
  '?plan=pro?utm_source=news',
  '?plan=pro&amp;utm_source=news',
  '?plan=pro&amp%3Butm_source=news',
  '?amp;plan=pro&amp;utm_source=news',
  '?plan=pro;utm_source=news',
  '?plan=pro&&utm_source=news',
  '?plan%3Dpro%26utm_source%3Dnews',
  '?plan=pro%3Futm_source=news',
  '?utm_source=news?plan=pro.',
])('plan and campaign are known from an address as mailers make it: %s', (query) => {
  fromOutside(`/schedule${query}`);
  expect(new Set(frameQuery().slice(1).split('&'))).toEqual(new Set(['plan=pro', 'utm_source=news']));
});

it('a value keeps what only looks like the end of a pair', () => {
  fromOutside('/schedule?utm_content=a;b%26c%3Dd&utm_term=why%3F');
  expect(frameQuery()).toBe('?utm_content=a%3Bb%26c%3Dd&utm_term=why%3F');
});

/** A new tab has an empty session storage. */
const openTab = () => sessionStorage.clear();

describe('a tab that was opened from a page of the site', () => {
  it('has the other tab’s campaign for an hour', () => {
    jest.useFakeTimers();
    fromOutside('/ai?utm_source=ads');
    openTab();
    jest.advanceTimersByTime(60 * 60_000);
    fromInside('/schedule');
    expect(frameQuery()).toBe('?utm_source=ads&from=%2Fai');
    jest.advanceTimersByTime(1);
    fromInside('/schedule');
    expect(frameQuery()).toBe('?from=%2Fai');
  });

  it('is different from a tab that the visitor opened directly', () => {
    fromOutside('/ai?utm_source=ads');
    openTab();
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
  it.each(passed)('%s is passed on', (name) => {
    fromOutside(`/schedule?${name}=a%20b`);
    expect(frameQuery()).toBe(`?${name}=a+b`);
  });

  it.each(['email', 'utm_', 'utm_<script>', `utm_${'a'.repeat(31)}`, 'xgclid', 'refs'])('%s is not', (name) => {
    fromOutside(`/schedule?${encodeURIComponent(name)}=a&utm_source=ads`);
    expect(frameQuery()).toBe('?utm_source=ads');
  });

  it('has a lowercase name, once, with the first value, and needs one', () => {
    fromOutside('/schedule?UTM_Source=One&utm_source=two&utm_term=&utm_medium&GCLID=G1');
    expect(frameQuery()).toBe('?utm_source=One&gclid=G1');
  });

  it('replaces one in the provider’s address', () => {
    fromOutside('/schedule?utm_source=ads');
    expect(withAttribution(`${frame}?utm_source=fixed&lang=en`, takeAttribution(planNames))).toBe(
      `${frame}?utm_source=ads&lang=en`,
    );
  });

  it.each([
    [1_000, true],
    [1_001, false],
  ])('of %d characters is passed on: %s', (length, isPassed) => {
    fromOutside(`/schedule?utm_source=${'x'.repeat(length)}&gclid=g1`);
    expect(frameQuery()).toBe(`?${isPassed ? `utm_source=${'x'.repeat(length)}&` : ''}gclid=g1`);
  });

  it.each(['x', '漢'])('of 1000 times “%s” does not make the address too long for servers', (character) => {
    const value = encodeURIComponent(character.repeat(1_000));
    fromOutside(`/schedule?${passed.map((name) => `${name}=${value}`).join('&')}&ref=last`);
    expect(withAttribution(frame, takeAttribution(planNames)).length).toBeLessThan(8_000);
  });
});

describe('the plan', () => {
  it.each(planNames)('%s is passed on', (name) => {
    fromInside(`/schedule?plan=${name}`, '/pricing');
    expect(frameQuery()).toBe(`?from=%2Fpricing&plan=${name}`);
  });

  it.each(['PRO', 'toString', '<script>'])('“%s” is not accepted', (name) => {
    visit(`/schedule?plan=${encodeURIComponent(name)}`, '');
    expect(frameQuery()).toBe('');
  });

  it('and the previous page are kept after a reload and Back', () => {
    fromInside('/schedule?plan=pro', '/pricing');
    const first = frameQuery();
    // A restarted browser keeps the history entry but sends no referrer.
    Object.defineProperty(document, 'referrer', { value: '', configurable: true });
    expect(frameQuery()).toBe(first);
  });

  it.each([{ plan: 7, from: 8 }, { plan: 'gold', from: ['/'] }, 5])('is not read from invalid state: %j', (note) => {
    window.history.replaceState(note, '', '/schedule');
    Object.defineProperty(document, 'referrer', { value: '', configurable: true });
    expect(frameQuery()).toBe('');
  });
});

describe('the previous page', () => {
  it('is passed on as a path only', () => {
    fromInside('/schedule', '/ai?email=a@b.example#x');
    expect(frameQuery()).toBe('?from=%2Fai');
  });

  it('is the page before a redirect, once', () => {
    sessionStorage.setItem('redirected-from', `${site}/pricing?x=1`);
    visit('/schedule', '');
    expect(frameQuery()).toBe('?from=%2Fpricing');
    expect(sessionStorage.getItem('redirected-from')).toBeNull();
  });

  it.each(['', `${site}.evil.example/`, 'javascript:1'])('is not “%s” before a redirect', (address) => {
    sessionStorage.setItem('redirected-from', address);
    visit('/schedule', '');
    expect(frameQuery()).toBe('');
  });

  it('is forgotten after another page of the site', () => {
    sessionStorage.setItem('redirected-from', `${site}/pricing`);
    fromInside('/schedule');
    expect(frameQuery()).toBe('?from=%2Fai');
    visit('/schedule', '');
    expect(frameQuery()).toBe('');
  });
});

describe('the page’s own address', () => {
  it.each([
    ['/schedule?utm_source=a&UTM_TERM=b&plan=pro&PLAN=pro&from=x#main', '/schedule#main'],
    // Older builds of the provider's script would pass on any remaining parameters.
    ['/schedule?email=a@b.example&lang=en', '/schedule'],
    ['/schedule', '/schedule'],
    // Without the host this would be the address of another host.
    ['/.//schedule?plan=pro', '//schedule'],
  ])('%s becomes %s', (address, cleaned) => {
    fromOutside(address);
    takeAttribution(planNames);
    expect(window.location.href).toBe(`${site}${cleaned}`);
  });

  it('may be impossible to change, which does not affect the frame', () => {
    fromOutside('/schedule?utm_source=ads&plan=pro');
    jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many changes', 'SecurityError');
    });
    expect(frameQuery()).toBe('?utm_source=ads&plan=pro');
  });

  it('keeps other state in the history entry', () => {
    fromOutside('/schedule?plan=pro');
    window.history.replaceState({ tree: 1 }, '');
    takeAttribution(planNames);
    expect(window.history.state).toMatchObject({ tree: 1, plan: 'pro' });
  });
});

describe('storage', () => {
  it('contains the campaign parameters and a time, and no cookie is set', () => {
    fromOutside('/ai?utm_source=ads&email=a@b.example&plan=pro');
    for (const storage of [sessionStorage, localStorage]) {
      expect(Object.keys(storage)).toEqual(['campaign']);
      expect(JSON.parse(storage.getItem('campaign') ?? '')).toEqual({
        campaign: 'utm_source=ads',
        at: expect.any(Number),
      });
    }
    expect(document.cookie).toBe('');
  });

  it.each([
    'not json',
    'null',
    '{"campaign":["utm_source=a"],"at":1}',
    '{"campaign":"utm_source=a"}',
    '{"campaign":"redirect=https://evil.example&from=//evil","at":1}',
    JSON.stringify({ campaign: `utm_source=${'x'.repeat(2_000_000)}`, at: 1 }),
  ])('with invalid content is ignored: %.60s', (content) => {
    sessionStorage.setItem('campaign', content);
    fromInside('/schedule');
    expect(frameQuery()).toBe('?from=%2Fai');
  });

  it('with invalid content does not hide the campaign of the page', () => {
    localStorage.setItem('campaign', '[]');
    sessionStorage.setItem('campaign', '{"campaign":5}');
    fromOutside('/schedule?utm_source=ads');
    expect(frameQuery()).toBe('?utm_source=ads');
  });

  it('that is not available is not required', () => {
    for (const name of ['sessionStorage', 'localStorage'] as const) {
      jest.spyOn(window, name, 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    fromOutside('/schedule?utm_source=ads&plan=pro');
    expect(frameQuery()).toBe('?utm_source=ads&plan=pro');
  });
});

describe.each([
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const)('%s', (_name, property, value) => {
  it('stores nothing, and removes stored data', () => {
    fromOutside('/ai?utm_source=before');
    expect([sessionStorage.length, localStorage.length]).toEqual([1, 1]);
    setPrivacySignal(property, value);
    fromOutside('/ai?utm_source=ads');
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  it('passes on only the plan', () => {
    sessionStorage.setItem('redirected-from', `${site}/pricing`);
    setPrivacySignal(property, value);
    fromOutside('/schedule?utm_source=ads&plan=pro');
    expect(frameQuery()).toBe('?plan=pro');
    fromInside('/schedule?plan=pro', '/pricing');
    expect(frameQuery()).toBe('?plan=pro');
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  it('removes the previous page if set later', () => {
    fromInside('/schedule?plan=pro', '/pricing');
    takeAttribution(planNames);
    setPrivacySignal(property, value);
    expect(frameQuery()).toBe('?plan=pro');
    expect(window.history.state).toMatchObject({ from: undefined });
  });
});

it.each([
  ['doNotTrack', '0'],
  ['globalPrivacyControl', false],
] as const)('%s with the value %s is not an opt-out', (property, value) => {
  setPrivacySignal(property, value);
  fromOutside('/schedule?utm_source=ads');
  expect(frameQuery()).toBe('?utm_source=ads');
});
