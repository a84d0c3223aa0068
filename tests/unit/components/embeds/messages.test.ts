import { createReader, maxFrameHeightPx, readMessage } from '@/components/embeds/highlevel/messages';
import { isFrom } from '@/components/embeds/frame';

const origin = 'https://link.provider.example';
const address = `${origin}/widget/booking/c?utm_source=ads`;
const read = (data: unknown) => readMessage(data, address);

describe('accepts messages from its frame, and finds a height however it is told', () => {
  it.each([
    ['[iFrameResizerChild]Ready', { kind: 'ready' }],
    [['iframeLoaded'], { kind: 'ready' }],
    ['[iFrameSizer]abc_1:812:600:init', { kind: 'height', pixels: 812 }],
    ['[iFrameSizer]abc_1:812.4:600:init', { kind: 'height', pixels: 813 }],
    [['highlevel.setHeight', { height: 700, id: 'abc' }], { kind: 'height', pixels: 700 }],
    [['highlevel.setHeight', { height: { value: 900, unit: 'px' } }], { kind: 'height', pixels: 900 }],
    [['another.name', { height: '900px', id: 'abc' }], { kind: 'height', pixels: 900 }],
    [
      { type: 'resize', height: '900.2px' },
      { kind: 'height', pixels: 901 },
    ],
    [
      { event: 'height', data: { size: { height: { px: 900 } } } },
      { kind: 'height', pixels: 900 },
    ],
    [['msgsndr-booking-complete', { fingerprint: 'f', calendarId: 'c' }], { kind: 'booked' }],
    [['set-sticky-contacts', '_ud', '{"email":"a@b.example"}', 'l', 'contact'], { kind: 'sent', contactId: 'contact' }],
  ])('%j', (data, message) => {
    expect(read(data)).toEqual(message);
  });
});

describe('a message', () => {
  /** Whether a message of a frame, or of another window, is the frame's. */
  function counts(from: string, isOwn = true): boolean {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const source = isOwn ? frame.contentWindow : window;
    return isFrom(new MessageEvent('message', { origin: from, source }), frame, `${origin} https://*.white.example`);
  }

  it.each([origin, 'https://link.white.example'])('counts from %s, where the frame may lead', (from) => {
    expect(counts(from)).toBe(true);
    expect(counts(from, false)).toBe(false);
  });

  it.each([`${origin}.evil.example`, `${origin}:8443`, 'https://evil-white.example', 'http://a.white.example', 'null'])(
    'does not count from %s',
    (from) => expect(counts(from)).toBe(false),
  );
});

describe('takes messages without a known meaning only for a sign that the page runs', () => {
  it.each([
    [[]],
    [['highlevel.setHeight', Object.create(null)]],
    [['highlevel.setHeight', { height: Number.NaN }]],
    [['highlevel.setHeight', { height: maxFrameHeightPx + 1 }]],
    [{ height: { a: { b: { c: { d: 900 } } } } }],
    [{ height: '-900px' }],
    ['[iFrameSizer]abc:1e9:600:init'],
    [['msgsndr-booking-complete', { calendarId: 7 }]],
    [['set-sticky-contacts', '_ud', { email: 'a@b.example' }, 'l', 'contact']],
    [['set-sticky-contacts', '_ud', '{}', 'l']],
    [['modify-parent-url', 'javascript:alert(1)']],
    ['submitted'],
  ])('%j', (data) => {
    expect(read(data)).toEqual({ kind: 'other' });
  });
});

describe('ignores', () => {
  it('nothing', () => expect(read(null)).toBeUndefined());

  it('huge messages', () => {
    const huge = 'x'.repeat(5_000_000);
    expect(read(`[iFrameSizer]${huge}:700:600:init`)).toBeUndefined();
    expect(read(['set-sticky-contacts', '_ud', huge, 'l', 'contact'])).toEqual({ kind: 'other' });
    expect(read(['set-sticky-contacts', '_ud', '{}', 'l', huge])).toEqual({
      kind: 'sent',
      contactId: 'x'.repeat(100),
    });
  });
});

it.each([
  ['/widget/booking/c', 'c', 'booked'],
  ['/host/widget/booking/c/', 'c', 'booked'],
  ['/widget/bookings/demo-call', 'any', 'booked'],
  ['/widget/booking/c', 'cc', 'other'],
  ['/widget/bookings/demo-call', '', 'other'],
  ['/widget/bookings/demo-call', 7, 'other'],
  ['/widget/form/c', 'c', 'other'],
])('what says at %s that %j is booked is “%s”', (path, id, kind) => {
  const booked = ['msgsndr-booking-complete', { fingerprint: 'f', calendarId: id }];
  expect(readMessage(booked, origin + path)).toEqual({ kind });
});

const contact = (id: string) => ['set-sticky-contacts', '_ud', '{}', 'l', id];

describe('a form', () => {
  const form = `${origin}/widget/form/f`;
  const [done, other] = [{ kind: 'done' }, { kind: 'other' }];

  it('is not sent when it tells the contact that it remembers, even if the visitor has already focused it', () => {
    const readAt = createReader(form);
    readAt(['iframeLoaded'], 0, false);
    expect(readAt(contact('remembered'), 100, true)).toEqual(other);
    expect(readAt(contact('remembered'), 9_000, true)).toEqual(other);
    expect(readAt(contact('sent'), 9_000, true)).toEqual(done);
  });

  it('may start again', () => {
    const readAt = createReader(form);
    readAt(['iframeLoaded'], 0, false);
    expect(readAt(contact('remembered'), 100, false)).toEqual(other);
    readAt(['iframeLoaded'], 20_000, true);
    expect(readAt(contact('remembered anew'), 20_100, true)).toEqual(other);
    expect(readAt(contact('sent'), 20_200, true)).toEqual(done);
  });

  it('is sent only by a visitor who has focused it', () => {
    const readAt = createReader(form);
    readAt(['iframeLoaded'], 0, false);
    expect(readAt(contact('late'), 60_000, false)).toEqual(other);
    expect(readAt(contact('late'), 70_000, true)).toEqual(other);
  });
});
