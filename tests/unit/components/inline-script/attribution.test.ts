import { saveCampaign, takeAttribution, withAttribution } from '@/components/inline-script/attribution';

const frame = 'https://link.provider.example/widget/booking/abc';

/** Simulates loading a document, with an empty history entry. */
function visit(address: string): void {
  window.history.replaceState(null, '', address);
  saveCampaign();
}

/** As browsers refuse what they do not allow. */
function fail(): never {
  throw new DOMException('not now', 'SecurityError');
}

/** The query of the frame's address. */
const frameQuery = () => new URL(withAttribution(frame, takeAttribution(['pro', 'premium']))).search;

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  jest.restoreAllMocks();
  for (const property of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, property);
});

it.each<[what: string, visits: string[], query: string]>([
  ['the campaign of an earlier page', ['/ai?utm_source=ads&gclid=g1', '/schedule'], '?utm_source=ads&gclid=g1'],
  ['the newest campaign, and nothing of the one before', ['/ai?gclid=g1', '/schedule?utm_id=2'], '?utm_id=2'],
  ['lowercase names, each with its first value', ['/?UTM_Term=One&utm_term=two&ref=&ttclid'], '?utm_term=One'],
  ['nothing but plans that there are', ['/schedule?plan=toString'], ''],
])('the frame gets %s', (_what, visits, query) => {
  for (const address of visits) visit(address);
  expect(frameQuery()).toBe(query);
});

it('what says where a visitor comes from is passed on, and nothing else', () => {
  const passed =
    'utm_source utm_medium utm_campaign utm_term utm_content utm_id utm_source_platform ' +
    'gclid gbraid wbraid gad_source gad_campaignid fbclid msclkid ttclid li_fat_id ref';
  const names = [...passed.split(' '), 'email', 'from', 'utm_', 'utm_<script>', 'xgclid', 'refs'];
  visit(`/schedule?${names.map((name) => `${encodeURIComponent(name)}=a%20b`).join('&')}`);
  expect(frameQuery()).toBe(`?${passed.replaceAll(' ', '=a+b&')}=a+b`);
});

it('a parameter replaces the one in the provider’s address', () => {
  visit('/schedule?utm_source=ads');
  const address = withAttribution(`${frame}?utm_source=fixed&lang=en`, takeAttribution());
  expect(address).toBe(`${frame}?utm_source=ads&lang=en`);
});

it('the page’s own address loses its query, which older builds of the provider’s script would pass on', () => {
  visit('/schedule?email=a@b.example&utm_source=a&plan=pro#main');
  takeAttribution();
  expect(window.location.href).toBe(`${window.location.origin}/schedule#main`);
});

it('plan and campaign survive a reload and Back, beside what else is in the history entry', () => {
  visit('/schedule?plan=pro&utm_source=ads');
  window.history.replaceState({ tree: 1 }, '');
  expect(frameQuery()).toBe('?utm_source=ads&plan=pro');
  saveCampaign();
  expect(frameQuery()).toBe('?utm_source=ads&plan=pro');
  expect(window.history.state).toEqual({ tree: 1, plan: 'pro' });
});

it.each([{ plan: 7 }, { plan: 'gold' }, 5])('a history entry of %j is no plan', (entry) => {
  visit('/schedule');
  window.history.replaceState(entry, '');
  expect(frameQuery()).toBe('');
});

it('a browser that refuses storage and history does not affect the frame', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(fail);
  visit('/schedule?utm_source=ads&plan=pro');
  jest.spyOn(window.history, 'replaceState').mockImplementation(fail);
  expect(frameQuery()).toBe('?utm_source=ads&plan=pro');
});

it('storage has the campaign and nothing else, and is checked when it is read', () => {
  visit('/ai?utm_source=ads&email=a@b.example&plan=pro');
  expect(Object.entries(sessionStorage)).toEqual([['campaign', 'utm_source=ads']]);
  sessionStorage.setItem('campaign', 'redirect=https://evil.example&plan=x&utm_source=b');
  visit('/schedule');
  expect(frameQuery()).toBe('?utm_source=b');
});

it.each([
  ['globalPrivacyControl', true, '?plan=pro', 0],
  ['doNotTrack', '1', '?plan=pro', 0],
  ['globalPrivacyControl', false, '?utm_source=ads&plan=pro', 1],
  ['doNotTrack', '0', '?utm_source=ads&plan=pro', 1],
])('%s of %j passes on %s and leaves %i in storage', (property, value, query, kept) => {
  visit('/ai?utm_source=before');
  Object.defineProperty(navigator, property, { value, configurable: true });
  visit('/schedule?utm_source=ads&plan=pro');
  expect(frameQuery()).toBe(query);
  expect(sessionStorage).toHaveLength(kept);
});
