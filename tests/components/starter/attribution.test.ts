import { takeAttribution, withAttribution } from '@/components/starter/attribution';
import { noteCampaign } from '@/components/starter/campaign';
import { plans } from '@/lib/content/plans';

const site = window.location.origin;
const advert = 'https://ads.example/';
const frame = 'https://link.provider.example/widget/booking/abc';

/** Loads a document: with its address, the page that led to it, and a history entry that notes nothing yet. */
function visit(address: string, referrer: string): void {
  window.history.replaceState(null, '', address);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  noteCampaign();
}

const fromOutside = (address: string) => visit(address, advert);
const fromInside = (address: string, page = '/ai') => visit(address, `${site}${page}`);

/** What the frame of the page gets, as it is in its address. */
function handedOver(): string {
  return new URL(withAttribution(frame, takeAttribution())).search;
}

/** How a visitor answers the question whether to be followed. */
function signal(property: 'doNotTrack' | 'globalPrivacyControl', value: unknown): void {
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
    ['is none, coming from nowhere', () => visit('/schedule', ''), ''],
    ['is the one of the page itself', () => fromOutside('/schedule?utm_source=ads'), '?utm_source=ads'],
    [
      'is the one of the first page',
      () => {
        fromOutside('/ai?utm_source=ads&gclid=g1');
        fromInside('/schedule');
      },
      '?utm_source=ads&gclid=g1&from=%2Fai',
    ],
    [
      'is the newest one, without a rest of the one before',
      () => {
        fromOutside('/ai?utm_source=one&gclid=g1');
        fromOutside('/schedule?utm_source=two');
      },
      '?utm_source=two',
    ],
    [
      'comes after a visit of one’s own',
      () => {
        visit('/ai', '');
        fromOutside('/schedule?gclid=g1');
      },
      '?gclid=g1',
    ],
    [
      'outlives a return without a campaign',
      () => {
        fromOutside('/ai?utm_source=ads');
        visit('/schedule', 'https://search.example/');
      },
      '?utm_source=ads',
    ],
    [
      'is not changed by a link of the site itself',
      () => {
        fromOutside('/ai?utm_source=ads');
        fromInside('/schedule?utm_source=menu&gclid=g2');
      },
      '?utm_source=ads&from=%2Fai',
    ],
    ['is not begun by a link of the site itself', () => fromInside('/schedule?utm_source=menu'), '?from=%2Fai'],
    [
      'is not taken from another site’s address',
      () => visit('/schedule', 'https://search.example/?utm_source=theirs'),
      '',
    ],
    [
      'is not taken from a site whose address begins like this one’s',
      () => {
        fromOutside('/ai?utm_source=one');
        visit('/schedule?utm_source=two', `${site}.evil.example/`);
      },
      '?utm_source=two',
    ],
  ])('%s', (_name, visits, search) => {
    visits();
    expect(handedOver()).toBe(search);
  });
});

/** A new tab has a session of its own. */
const openTab = () => sessionStorage.clear();

describe('a tab that was opened from a page of the site', () => {
  it('knows the campaign of the other tab for an hour', () => {
    jest.useFakeTimers();
    fromOutside('/ai?utm_source=ads');
    openTab();
    jest.advanceTimersByTime(60 * 60_000);
    fromInside('/schedule');
    expect(handedOver()).toBe('?utm_source=ads&from=%2Fai');
    jest.advanceTimersByTime(1);
    fromInside('/schedule');
    expect(handedOver()).toBe('?from=%2Fai');
  });

  it('is no tab that somebody opened without the site', () => {
    fromOutside('/ai?utm_source=ads');
    openTab();
    visit('/schedule', '');
    expect(handedOver()).toBe('');
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
    expect(handedOver()).toBe(`?${name}=a+b`);
  });

  it.each([
    'email',
    'utm',
    'utm_',
    'utm_<script>',
    'utm_a1',
    `utm_${'a'.repeat(31)}`,
    'xgclid',
    'gclidx',
    'refs',
    'redirect',
  ])('%s is not', (name) => {
    fromOutside(`/schedule?${encodeURIComponent(name)}=a&utm_source=ads`);
    expect(handedOver()).toBe('?utm_source=ads');
  });

  it('has its name in small letters, once, with the first of its values', () => {
    fromOutside('/schedule?UTM_Source=One&utm_source=two&GCLID=G1');
    expect(handedOver()).toBe('?utm_source=One&gclid=G1');
  });

  it('replaces one that the provider’s own address has', () => {
    fromOutside('/schedule?utm_source=ads');
    expect(withAttribution(`${frame}?utm_source=fixed&lang=en`, takeAttribution())).toBe(
      `${frame}?utm_source=ads&lang=en`,
    );
  });

  it.each([
    [300, true],
    [301, true],
    [1_000, true],
    [1_001, false],
    [100_000, false],
  ])('of %d characters is passed on: %s', (length, isPassed) => {
    fromOutside(`/schedule?utm_source=${'x'.repeat(length)}&gclid=g1`);
    expect(handedOver()).toBe(`?${isPassed ? `utm_source=${'x'.repeat(length)}&` : ''}gclid=g1`);
  });

  it.each(['x', 'é', '漢', '%', ' '])(
    'of 1000 times “%s” does not make an address that servers refuse',
    (character) => {
      const value = encodeURIComponent(character.repeat(1_000));
      fromOutside(`/schedule?${passed.map((name) => `${name}=${value}`).join('&')}&ref=last`);
      expect(withAttribution(frame, takeAttribution()).length).toBeLessThan(8_000);
    },
  );

  it('without a value is left out', () => {
    fromOutside('/schedule?utm_source=&utm_medium&gclid=g1');
    expect(handedOver()).toBe('?gclid=g1');
  });
});

describe('the plan', () => {
  it.each(plans.map(({ name }) => name))('%s is passed on', (name) => {
    fromInside(`/schedule?plan=${name}`, '/pricing');
    expect(handedOver()).toBe(`?from=%2Fpricing&plan=${name}`);
  });

  it.each(['gold', 'PRO', '', 'toString', '__proto__', '<script>'])('“%s” is none', (name) => {
    visit(`/schedule?plan=${encodeURIComponent(name)}`, '');
    expect(handedOver()).toBe('');
  });

  it('and the page before are known after a reload and a return', () => {
    fromInside('/schedule?plan=pro', '/pricing');
    const first = handedOver();
    // The history entry is the same one; a browser that is started again knows no page before.
    Object.defineProperty(document, 'referrer', { value: '', configurable: true });
    expect(handedOver()).toBe(first);
  });

  it.each([{ plan: 7, from: 8 }, { plan: 'gold', from: ['/'] }, { plan: {}, from: {} }, 5, 'x', true, [], [5]])(
    'is not taken from a note such as %j',
    (note) => {
      window.history.replaceState(note, '', '/schedule');
      Object.defineProperty(document, 'referrer', { value: '', configurable: true });
      expect(handedOver()).toBe('');
    },
  );
});

describe('the page before', () => {
  it('is named by its path alone', () => {
    fromInside('/schedule', '/ai?email=a@b.example#x');
    expect(handedOver()).toBe('?from=%2Fai');
  });

  it('is the one before the page of a redirect, once', () => {
    sessionStorage.setItem('redirected-from', `${site}/pricing?x=1`);
    visit('/schedule', '');
    expect(handedOver()).toBe('?from=%2Fpricing');
    expect(sessionStorage.getItem('redirected-from')).toBeNull();
  });

  it.each(['', 'https://ads.example/pricing', `${site}.evil.example/`, '/pricing', 'javascript:1'])(
    'is not “%s” before the page of a redirect',
    (address) => {
      sessionStorage.setItem('redirected-from', address);
      visit('/schedule', '');
      expect(handedOver()).toBe('');
    },
  );

  it('is forgotten when a page of the site came between', () => {
    sessionStorage.setItem('redirected-from', `${site}/pricing`);
    fromInside('/schedule');
    expect(handedOver()).toBe('?from=%2Fai');
    visit('/schedule', '');
    expect(handedOver()).toBe('');
  });
});

describe('the page’s own address', () => {
  it.each([
    ['/schedule?utm_source=a&UTM_TERM=b&plan=pro&PLAN=pro&from=x#main', '/schedule#main'],
    // The old builds of the provider's script would hand on whatever is left.
    ['/schedule?email=a@b.example&lang=en', '/schedule'],
    ['/schedule', '/schedule'],
    // Without the name of its host this would be an address of another one.
    ['/.//schedule?plan=pro', '//schedule'],
  ])('%s becomes %s', (address, cleaned) => {
    fromOutside(address);
    takeAttribution();
    expect(window.location.href).toBe(`${site}${cleaned}`);
  });

  it('may not be changed at all: the frame gets what it would have got', () => {
    fromOutside('/schedule?utm_source=ads&plan=pro');
    jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many changes', 'SecurityError');
    });
    expect(handedOver()).toBe('?utm_source=ads&plan=pro');
  });

  it('keeps what others have noted in the history entry', () => {
    fromOutside('/schedule?plan=pro');
    window.history.replaceState({ tree: 1 }, '');
    takeAttribution();
    expect(window.history.state).toMatchObject({ tree: 1, plan: 'pro' });
  });
});

describe('storage', () => {
  it('holds the campaign parameters and a time, and no cookie does', () => {
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

  it.each(
    [
      'not json',
      '',
      'null',
      '5',
      '"utm_source=a"',
      '[]',
      '["utm_source=a"]',
      '{}',
      '{"campaign":5,"at":1}',
      '{"campaign":["utm_source=a"],"at":1}',
      '{"campaign":"utm_source=a"}',
      '{"campaign":"utm_source=a","at":"x"}',
      '{"campaign":"redirect=https://evil.example&from=//evil","at":1}',
      JSON.stringify({ campaign: `utm_source=${'x'.repeat(2_000_000)}`, at: 1 }),
      JSON.stringify({ campaign: '&'.repeat(100_000), at: 1 }),
    ].map((stored) => [stored.slice(0, 60), stored] as const),
  )('that holds %s gives nothing', (_start, stored) => {
    sessionStorage.setItem('campaign', stored);
    fromInside('/schedule');
    expect(handedOver()).toBe('?from=%2Fai');
  });

  it('that holds something else does not hide the campaign of the page', () => {
    localStorage.setItem('campaign', '[]');
    sessionStorage.setItem('campaign', '{"campaign":5}');
    fromOutside('/schedule?utm_source=ads');
    expect(handedOver()).toBe('?utm_source=ads');
  });

  it.each(['getItem', 'setItem', 'removeItem'] as const)('whose %s is denied does no harm', (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    fromOutside('/schedule?utm_source=ads&plan=pro');
    expect(handedOver()).toBe('?utm_source=ads&plan=pro');
  });

  it('that is missing altogether does no harm', () => {
    for (const name of ['sessionStorage', 'localStorage'] as const) {
      jest.spyOn(window, name, 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    fromOutside('/schedule?utm_source=ads&plan=pro');
    expect(handedOver()).toBe('?utm_source=ads&plan=pro');
  });
});

describe.each([
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const)('%s', (_name, property, value) => {
  it('has nothing stored, and removes what was stored before', () => {
    fromOutside('/ai?utm_source=before');
    expect([sessionStorage.length, localStorage.length]).toEqual([1, 1]);
    signal(property, value);
    fromOutside('/ai?utm_source=ads');
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  it('lets the plan pass, and nothing else', () => {
    sessionStorage.setItem('redirected-from', `${site}/pricing`);
    signal(property, value);
    fromOutside('/schedule?utm_source=ads&plan=pro');
    expect(handedOver()).toBe('?plan=pro');
    fromInside('/schedule?plan=pro', '/pricing');
    expect(handedOver()).toBe('?plan=pro');
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  it('that comes later takes back the page before', () => {
    fromInside('/schedule?plan=pro', '/pricing');
    takeAttribution();
    signal(property, value);
    expect(handedOver()).toBe('?plan=pro');
    expect(window.history.state).toMatchObject({ from: undefined });
  });
});

it.each([
  ['doNotTrack', null],
  ['doNotTrack', '0'],
  ['doNotTrack', 'unspecified'],
  ['globalPrivacyControl', false],
  ['globalPrivacyControl', undefined],
] as const)('%s that is %s is no refusal', (property, value) => {
  signal(property, value);
  fromOutside('/schedule?utm_source=ads');
  expect(handedOver()).toBe('?utm_source=ads');
});
