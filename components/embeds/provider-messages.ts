/**
 * What a frame of the provider tells the page. The notations are the provider's: strings of its resizer and arrays that
 * begin with a name.
 */
export type ProviderMessage =
  { kind: 'ready' } | { kind: 'height'; pixels: number } | { kind: 'booked' } | { kind: 'sent'; submission: string };

/** Characters. No message of the provider comes near it; longer ones are not looked at. */
const longestMessage = 20_000;

/** Pixels. A taller calendar than this is a mistake or an attempt to push the page away. */
export const tallestFrame = 4_000;

type Received = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;
type Frame = { origin: string; window: MessageEventSource | null };

/**
 * A message of the frame, or nothing where it is not to be believed: from another window, from another origin, of no
 * known form, or too long.
 */
export function readMessage(received: Received, frame: Frame): ProviderMessage | undefined {
  if (frame.window === null || received.source !== frame.window) return undefined;
  if (received.origin !== frame.origin) return undefined;
  if (typeof received.data === 'string') return readText(received.data);
  if (Array.isArray(received.data)) return readList(received.data);
  return undefined;
}

function readText(text: string): ProviderMessage | undefined {
  if (text.length > longestMessage) return undefined;
  if (text === '[iFrameResizerChild]Ready') return { kind: 'ready' };
  const [, height] = /^\[iFrameSizer\][^:]{1,200}:(\d{1,9}(?:\.\d{1,6})?):/.exec(text) ?? [];
  return height === undefined ? undefined : heightOf(Number(height));
}

function readList([name, ...parts]: unknown[]): ProviderMessage | undefined {
  switch (name) {
    case 'iframeLoaded':
      return { kind: 'ready' };
    case 'highlevel.setHeight':
      return heightOf(property(parts[0], 'height'));
    case 'msgsndr-booking-complete':
      return typeof property(parts[0], 'calendarId') === 'string' ? { kind: 'booked' } : undefined;
    case 'set-sticky-contacts':
      return readContact(parts);
    default:
      return undefined;
  }
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
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
