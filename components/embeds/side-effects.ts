type Listener = [target: EventTarget, ...Parameters<EventTarget['addEventListener']>];
type Recording = { listeners: Listener[]; observers: MutationObserver[] };

/** What each script of the provider that is in the page has done so far. */
const recordings = new Map<HTMLScriptElement, Recording>();
const { addEventListener } = EventTarget.prototype;
let NativeObserver: typeof MutationObserver;

/** The recording of the script that is running right now, if it is one of the provider's. */
function current(): Recording | undefined {
  return document.currentScript instanceof HTMLScriptElement ? recordings.get(document.currentScript) : undefined;
}

function recordedAddEventListener(
  this: EventTarget | undefined,
  ...registration: Parameters<EventTarget['addEventListener']>
): void {
  const target = this ?? window;
  current()?.listeners.push([target, ...registration]);
  addEventListener.apply(target, registration);
}

function startListening(): void {
  EventTarget.prototype.addEventListener = recordedAddEventListener;
  NativeObserver = window.MutationObserver;
  window.MutationObserver = class extends NativeObserver {
    constructor(callback: MutationCallback) {
      super(callback);
      current()?.observers.push(this);
    }
  };
}

function stopListening(): void {
  EventTarget.prototype.addEventListener = addEventListener;
  window.MutationObserver = NativeObserver;
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/**
 * Takes note of what a script of the provider does to the document while it runs, so that leaving its page can undo it:
 * listeners and observers, which it never takes back itself, handlers it assigns to the window, and what it stores.
 *
 * @param script the script element, not yet in the document
 * @returns undoes everything noted so far and stops taking note
 */
export function recordSideEffects(script: HTMLScriptElement): () => void {
  const recording: Recording = { listeners: [], observers: [] };
  const handlers = { onload: window.onload, onmessage: window.onmessage };
  const storedBefore = new Set(storedKeys());
  if (recordings.size === 0) startListening();
  recordings.set(script, recording);

  return () => {
    if (!recordings.delete(script)) return;
    if (recordings.size === 0) stopListening();
    for (const [target, type, handler, options] of recording.listeners) {
      target.removeEventListener(type, handler, options);
    }
    for (const observer of recording.observers) observer.disconnect();
    Object.assign(window, handlers);
    Reflect.deleteProperty(window, 'iFrameResize');
    for (const key of storedKeys().filter((name) => !storedBefore.has(name))) localStorage.removeItem(key);
    document.querySelector('style#embeddedIframes')?.remove();
    script.remove();
  };
}
