/**
 * A message from the provider's frame. The provider defines the formats: strings from its resizer, and arrays that
 * start with a name.
 */
export type ProviderMessage =
  { kind: 'ready' } | { kind: 'height'; pixels: number } | { kind: 'booked' } | { kind: 'sent'; contactId: string };

/** Characters. The provider's messages are much shorter. */
const maxMessageLength = 20_000;
/** Elements. The provider's lists are shorter. Longer ones are ignored: an attacker could send billions of elements. */
const maxListLength = 20;

/** A taller calendar than this is an error, or an attempt to push the page's content off the screen. */
export const maxFrameHeightPx = 4_000;

/** Well above the provider's own rate: even each message repeated 200 times stays below it. */
const maxMessagesPerSecond = 3_000;

/** Limits the rate of messages before they are read. Times are the messages' timestamps, in milliseconds. */
export function createRateLimiter() {
  let second = 0;
  let count = 0;
  return {
    /** Whether to read a message with this timestamp. */
    allows(timeMs: number): boolean {
      const current = Math.floor(timeMs / 1_000);
      count = current === second ? count + 1 : 1;
      second = current;
      return count <= maxMessagesPerSecond;
    },
    /** Ignores all further messages of the current second. */
    blockCurrentSecond(): void {
      count = maxMessagesPerSecond;
    },
  };
}

/** Whether a message is longer than any of the provider's. Reading it could take too long. */
export function isTooLong(data: unknown): boolean {
  if (typeof data === 'string') return data.length > maxMessageLength;
  return Array.isArray(data) && data.length > maxListLength;
}

/**
 * Parses a message of the frame at an address. Returns undefined for one in an unknown format, or too long. Whether it is the
 * frame's is checked before (watch-frame.ts).
 */
export function readMessage(data: unknown, address: string): ProviderMessage | undefined {
  if (isTooLong(data)) return undefined;
  if (typeof data === 'string') return readText(data);
  return Array.isArray(data) ? readList(data, address) : undefined;
}

function readText(text: string): ProviderMessage | undefined {
  if (text === '[iFrameResizerChild]Ready') return { kind: 'ready' };
  const [, height] = /^\[iFrameSizer\][^:]{1,200}:(\d{1,9}(?:\.\d{1,6})?):/.exec(text) ?? [];
  return height === undefined ? undefined : readHeight(Number(height));
}

function readList([name, ...parts]: unknown[], address: string): ProviderMessage | undefined {
  switch (name) {
    case 'iframeLoaded':
      return { kind: 'ready' };
    case 'highlevel.setHeight':
      return readHeight(property(parts[0], 'height'));
    case 'msgsndr-booking-complete':
      return isCalendarAt(address, property(parts[0], 'calendarId')) ? { kind: 'booked' } : undefined;
    case 'set-sticky-contacts':
      return readContact(parts);
    default:
      return undefined;
  }
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/**
 * Whether an id belongs to the calendar at an address. An address with a slug (`/bookings/…`) has no id, so any id
 * matches.
 */
function isCalendarAt(address: string, id: unknown): boolean {
  const [, path, name] = /\/widget\/(bookings?)\/([^/]+)\/?$/.exec(new URL(address).pathname) ?? [];
  if (typeof id !== 'string' || id === '') return false;
  return path === 'bookings' || (path === 'booking' && id === name);
}

function readHeight(value: unknown): ProviderMessage | undefined {
  const isValid = typeof value === 'number' && Number.isFinite(value) && value > 0 && value <= maxFrameHeightPx;
  return isValid ? { kind: 'height', pixels: Math.ceil(value) } : undefined;
}

/** `["set-sticky-contacts", "_ud", json, locationId, contactId]`. Only the last part is used. */
function readContact([, json, , contactId]: unknown[]): ProviderMessage | undefined {
  if (typeof json !== 'string' || json.length > maxMessageLength || typeof contactId !== 'string') return undefined;
  return { kind: 'sent', contactId: contactId.slice(0, 100) };
}
