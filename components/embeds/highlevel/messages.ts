/**
 * A message from the provider's frame. `other` has no known name, but only a page of the provider can have sent it.
 */
export type ProviderMessage =
  | { kind: 'ready' | 'other' }
  | { kind: 'booked' }
  | { kind: 'height'; pixels: number }
  | { kind: 'sent'; contactId: string };

/** What a message means for the frame around it, whoever the provider is. */
export type FrameMessage = { kind: 'ready' | 'done' | 'other' } | { kind: 'height'; pixels: number };

/** Characters. The provider's messages are much shorter. */
const maxMessageLength = 20_000;
/** Elements. The provider's lists are shorter. Longer ones are ignored: an attacker could send billions of elements. */
const maxListLength = 20;
/** How deep in an object a height is looked for, and in how many of its parts. */
const maxDepth = 3;
const maxParts = 20;

/** A taller calendar than this is an error, or an attempt to push the page's content off the screen. */
export const maxFrameHeightPx = 4_000;

/** Well above the provider's own rate: even each message repeated 200 times, for several steps in one second, stays below it. */
const maxMessagesPerSecond = 6_000;

/** How long after its document starts a form may replay the contact that it remembers. */
const replayWindowMs = 5_000;
/** A limit on remembered ids, far more than a frame normally sends. */
const maxKnownIds = 100;

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
 * Parses a message of the frame at an address. Returns undefined for one that is empty or too long. Whether it is the frame's
 * is checked before (components/embeds/frame.ts).
 */
export function readMessage(data: unknown, address: string): ProviderMessage | undefined {
  if (isTooLong(data) || data === null || data === undefined) return undefined;
  if (typeof data === 'string') return readText(data);
  return Array.isArray(data) ? readList(data, address) : readHeight(data);
}

function readText(text: string): ProviderMessage {
  if (text === '[iFrameResizerChild]Ready') return { kind: 'ready' };
  const [, height] = /^\[iFrameSizer\][^:]{1,200}:(\d{1,9}(?:\.\d{1,6})?):/.exec(text) ?? [];
  return readHeight({ height: Number(height) });
}

function readList([name, ...parts]: unknown[], address: string): ProviderMessage {
  switch (name) {
    case 'iframeLoaded':
      return { kind: 'ready' };
    case 'msgsndr-booking-complete':
      return { kind: isCalendarAt(address, parts[0]) ? 'booked' : 'other' };
    case 'set-sticky-contacts':
      return readContact(parts);
    default:
      return readHeight(parts[0]);
  }
}

/**
 * Whether a booking belongs to the calendar at an address. An address with a slug (`/bookings/…`) has no id, so any id
 * matches.
 */
function isCalendarAt(address: string, booking: unknown): boolean {
  const [, path, name] = /\/widget\/(bookings?)\/([^/]+)\/?$/.exec(new URL(address).pathname) ?? [];
  const id: unknown = typeof booking === 'object' && booking !== null && Reflect.get(booking, 'calendarId');
  if (typeof id !== 'string' || id === '') return false;
  return path === 'bookings' || (path === 'booking' && id === name);
}

/** The first number among a value and its parts: `900`, `"900px"` or `{ value: 900, unit: "px" }`. */
function numberIn(value: unknown, depth: number): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return /^\d{1,9}(?:\.\d{1,6})?(?:px)?$/.test(value) ? parseFloat(value) : undefined;
  return firstIn(value, depth, (part) => numberIn(part, depth - 1));
}

/** Messages differ in where they have the height: `{ height: 900 }`, `{ payload: { height: { value: 900 } } }`. */
function heightIn(value: unknown, depth = maxDepth): number | undefined {
  return firstIn(value, depth, (part, name) => (name === 'height' ? numberIn(part, depth) : heightIn(part, depth - 1)));
}

function firstIn<Found>(value: unknown, depth: number, find: (part: unknown, name: string) => Found | undefined) {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth === 0) return undefined;
  let parts = 0;
  for (const name in value) {
    const found = find(Reflect.get(value, name), name);
    parts += 1;
    if (found !== undefined || parts === maxParts) return found;
  }
  return undefined;
}

function readHeight(value: unknown): ProviderMessage {
  const height = heightIn(value) ?? 0;
  // Not a number is not above 0.
  return height > 0 && height <= maxFrameHeightPx ? { kind: 'height', pixels: Math.ceil(height) } : { kind: 'other' };
}

/** `["set-sticky-contacts", "_ud", json, locationId, contactId]`. Only the last part is used. */
function readContact([, json, , contactId]: unknown[]): ProviderMessage {
  if (typeof json !== 'string' || json.length > maxMessageLength || typeof contactId !== 'string')
    return { kind: 'other' };
  return { kind: 'sent', contactId: contactId.slice(0, 100) };
}

/**
 * Reads the messages of the frame at an address. It tells a visitor's submissions apart from the remembered contact that a form
 * sends on every load.
 */
export function createReader(address: string) {
  const known = new Set<string>();
  let startedAtMs = Number.NEGATIVE_INFINITY;
  let isFirst = false;

  function isSubmission(contactId: string, timeMs: number, touched: boolean): boolean {
    const isReplay = isFirst && timeMs - startedAtMs < replayWindowMs;
    isFirst = false;
    if (touched && !isReplay && !known.has(contactId)) return true;
    if (known.size < maxKnownIds) known.add(contactId);
    return false;
  }

  /**
   * @param timeMs the message's timestamp
   * @param touched whether the visitor has used the frame
   */
  return (data: unknown, timeMs: number, touched: boolean): FrameMessage | undefined => {
    const message = readMessage(data, address);
    switch (message?.kind) {
      case 'ready':
        startedAtMs = timeMs;
        isFirst = true;
        return { kind: 'ready' };
      case 'booked':
        return { kind: 'done' };
      case 'sent': {
        // Calendars send the contact too, and say themselves that they have booked.
        const isDone = isSubmission(message.contactId, timeMs, touched) && address.includes('/widget/form/');
        return { kind: isDone ? 'done' : 'other' };
      }
      default:
        return message;
    }
  };
}

/** The contract requires a timestamp at the end of a calendar's id. */
export function completeId(id: string): string {
  return id.endsWith('_') ? id + Date.now() : id;
}
