import { noteArrival, noteDeparture, withAttribution, withoutAttribution } from '@/components/embeds/attribution';

const frame = 'https://link.provider.example/widget/booking/abc';
const cameFrom = (referrer: string) =>
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
const visit = (search: string) => window.history.replaceState(null, '', `/pricing${search}`);

beforeEach(() => {
  sessionStorage.clear();
  cameFrom('');
  visit('');
});

it('keeps the campaign of the first page through later ones', () => {
  visit('?utm_source=ads&utm_medium=cpc&gclid=g1&fbclid=f1&ref=friend');
  noteArrival();
  visit('?utm_source=other');
  noteArrival();
  noteDeparture('/industries/plumbers');
  expect(withAttribution(frame, '')).toBe(
    `${frame}?utm_source=ads&utm_medium=cpc&gclid=g1&fbclid=f1&ref=friend&from=%2Findustries%2Fplumbers`,
  );
});

it('finds the campaign of a first page that was left before its scripts had started', () => {
  cameFrom(`${window.location.origin}/ai?utm_source=ads&x=1`);
  noteArrival();
  expect(withAttribution(frame, '')).toBe(`${frame}?utm_source=ads&from=%2Fai`);
});

it('takes no campaign from another site’s address', () => {
  cameFrom('https://search.example/?utm_source=theirs');
  noteArrival();
  expect(withAttribution(frame, '')).toBe(frame);
});

it('passes each name on once, and the frame’s own parameters with it', () => {
  visit('?utm_source=one&utm_source=two');
  noteArrival();
  expect(withAttribution(`${frame}?utm_source=fixed&lang=en`, '?utm_source=three')).toBe(
    `${frame}?utm_source=one&lang=en`,
  );
});

it('passes on nothing but campaign parameters and known plans', () => {
  visit('?email=a@b.example&utm_<script>=x&utm_source=' + 'x'.repeat(301));
  noteArrival();
  expect(withAttribution(frame, '?plan=gold')).toBe(frame);
  expect(withAttribution(frame, '?plan=premium')).toBe(`${frame}?plan=premium`);
});

it('takes out of the page’s address what the frame got, and leaves the rest', () => {
  expect(withoutAttribution('https://site.example/schedule?utm_source=a&plan=pro&lang=en#top')).toBe(
    'https://site.example/schedule?lang=en#top',
  );
  expect(withoutAttribution('https://site.example/schedule?utm_source=a&utm_medium=b&utm_term=c')).toBe(
    'https://site.example/schedule',
  );
});

it.each(['{"first":[["utm_source",7]]}', '{"first":"x"}', 'not json', '[]', 'null'])(
  'does not trip over what it finds stored: %s',
  (stored) => {
    sessionStorage.setItem('visit', stored);
    expect(withAttribution(frame, '')).toBe(frame);
    noteArrival();
    noteDeparture('/');
    expect(withAttribution(frame, '')).toBe(`${frame}?from=%2F`);
  },
);

it('passes on no stored name that is no campaign parameter', () => {
  sessionStorage.setItem('visit', JSON.stringify({ first: [['redirect', 'https://evil.example']], from: '//evil' }));
  expect(withAttribution(frame, '')).toBe(`${frame}?from=%2F%2Fevil`);
});

it('works without storage', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  noteArrival();
  expect(withAttribution(frame, '?utm_source=ads')).toBe(`${frame}?utm_source=ads`);
  setItem.mockRestore();
  getItem.mockRestore();
});
