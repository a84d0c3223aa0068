/**
 * What a frame of the provider tells the page. The notations are the provider's: strings of its resizer and arrays that
 * begin with a name.
 */
export type ProviderMessage =
  { kind: 'ready' } | { kind: 'height'; pixels: number } | { kind: 'booked' } | { kind: 'sent'; submission: string };

/** Characters. No message of the provider comes near it; longer ones are not looked at. */
const longestMessage = 20_000;

/** Elements. No list of the provider has as many; longer ones, of which some have billions, are not looked at. */
const longestList = 20;

/** Pixels. A taller calendar than this is a mistake or an attempt to push the page away. */
export const tallestFrame = 4_000;

type Received = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;
type Frame = { address: string; window: MessageEventSource | null };

/** Messages of one second that are listened to: a provider that says everything two hundred times stays below. */
const maxPerSecond = 3_000;

/** Holds off a flood of messages before anything of them is looked at. Times are those of the messages, in milliseconds. */
export function createFloodGate() {
  let second = 0;
  let count = 0;
  return {
    /** Whether a message that came at this time is listened to. */
    passes(at: number): boolean {
      const current = Math.floor(at / 1_000);
      count = current === second ? count + 1 : 1;
      second = current;
      return count <= maxPerSecond;
    },
    /** Listens to no more messages of this second. */
    close(): void {
      count = maxPerSecond;
    },
  };
}

/** Whether a message is longer than any of the provider's. Even a look at such a one takes time. */
export function isOverlong(data: unknown): boolean {
  if (typeof data === 'string') return data.length > longestMessage;
  return Array.isArray(data) && data.length > longestList;
}

/**
 * A message of the frame, or nothing where it is not to be believed: from another window, from another origin, of no
 * known form, or too long.
 */
export function readMessage(received: Received, frame: Frame): ProviderMessage | undefined {
  if (frame.window === null || received.source !== frame.window) return undefined;
  if (received.origin !== new URL(frame.address).origin) return undefined;
  const { data } = received;
  if (isOverlong(data)) return undefined;
  if (typeof data === 'string') return readText(data);
  return Array.isArray(data) ? readList(data, frame.address) : undefined;
}

function readText(text: string): ProviderMessage | undefined {
  if (text === '[iFrameResizerChild]Ready') return { kind: 'ready' };
  const [, height] = /^\[iFrameSizer\][^:]{1,200}:(\d{1,9}(?:\.\d{1,6})?):/.exec(text) ?? [];
  return height === undefined ? undefined : heightOf(Number(height));
}

function readList([name, ...parts]: unknown[], address: string): ProviderMessage | undefined {
  switch (name) {
    case 'iframeLoaded':
      return { kind: 'ready' };
    case 'highlevel.setHeight':
      return heightOf(property(parts[0], 'height'));
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

/** Whether an id is that of the calendar at an address. An address that names its calendar in words tells no id. */
function isCalendarAt(address: string, id: unknown): boolean {
  const [, path, name] = /\/widget\/(bookings?)\/([^/]+)\/?$/.exec(new URL(address).pathname) ?? [];
  if (typeof id !== 'string' || id === '') return false;
  return path === 'bookings' || (path === 'booking' && id === name);
}

function heightOf(value: unknown): ProviderMessage | undefined {
  const usable = typeof value === 'number' && Number.isFinite(value) && value > 0 && value <= tallestFrame;
  return usable ? { kind: 'height', pixels: Math.ceil(value) } : undefined;
}

/** `["set-sticky-contacts", "_ud", json, locationId, uuid]`, of which only the last part is of interest here. */
function readContact([, json, , submission]: unknown[]): ProviderMessage | undefined {
  if (typeof json !== 'string' || json.length > longestMessage || typeof submission !== 'string') return undefined;
  return { kind: 'sent', submission: submission.slice(0, 100) };
}
