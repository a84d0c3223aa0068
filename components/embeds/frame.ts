import { matchesOrigin } from '@/lib/origins';
import {
  canRetry,
  changeEvent,
  isWaiting,
  needsWord,
  next,
  opening,
  type FrameHost,
  type FrameState,
  type RunningFrame,
} from './frame-state';
import { createKeeper } from './keep-shown';
import { findFailure, loadScript } from './load-script';
import { completeId, createRateLimiter, createReader, isTooLong } from './provider';
import { rememberDone, showConfirmation, showState } from './show-state';

/** After this time loading takes longer than usual. */
const slowAfterMs = 3_000;
/** How long to wait for a frame to load, and for the first message of a loaded frame. */
const loadTimeoutMs = 10_000;
const firstMessageTimeoutMs = 4_000;
/** When to find out whether a loaded frame without a message shows the browser's error page. */
const diagnosisDelayMs = 1_000;
/**
 * A document's first message comes within this time after its load; its `ready` messages within this time after that.
 */
const firstMessageDelayMs = 2_000;
const readyWindowMs = 1_000;
/** A page knows its height once it is laid out. It may say that it is ready a little earlier. */
const layoutDelayMs = 400;
/** How often to look whether the frame is shown, and focused: not every browser sends an event for that. */
const lookEveryMs = 250;
/** A frame appears gradually. */
const appearanceMs = 600;
/** How many looks in a row do not find the frame before the page says so. Time would run on in the browser's cache of pages. */
const coveredAfterLooks = 16;
/** How long the document after the visitor's last step has for its first message. */
const nextMessageTimeoutMs = 1_500;
/** How many times a frame that a script removes is opened again. */
const maxReopenings = 3;
/** A page that is lower than this share of what it was has come to its end. Its frame has at least the height below. */
const endShare = 0.67;
const minHeightPx = 240;

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** Whether a message comes from a frame's own window, and from one of the origins that it may lead to. */
export function isFrom({ source, origin }: MessageEvent, element: HTMLIFrameElement, origins: string): boolean {
  return (
    source !== null &&
    source === element.contentWindow &&
    origins.split(' ').some((pattern) => matchesOrigin(origin, pattern))
  );
}

/**
 * Creates the provider's frame. React does not render it, because the provider's script moves it around in the document.
 *
 * @param host `data-frame` holds the attributes of the iframe as JSON, `data-src` the address to open
 */
function createFrame({ dataset: { frame = '{}', src = '' } }: FrameHost): HTMLIFrameElement {
  const attributes: Record<string, string> = JSON.parse(frame);
  const element = document.createElement('iframe');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.id = completeId(element.id);
  element.src = src;
  return element;
}

/**
 * Makes the box of a frame as high as the page in it, and at least as high as reserved. A page that becomes much lower while it
 * is used, such as a form that ends with a sentence, has its top brought back into view.
 */
function createSizer(host: FrameHost): (pixels: number, touched: boolean) => void {
  let least = Number(host.dataset.height);
  let last = 0;
  return (pixels, touched) => {
    const hasEnded = touched && pixels < last * endShare;
    last = pixels;
    if (hasEnded) least = minHeightPx;
    else if (pixels <= least && !host.dataset.pixels) return;
    host.dataset.pixels = `${Math.max(least, pixels)}`;
    host.style.minHeight = `${host.dataset.pixels}px`;
    if (hasEnded && host.getBoundingClientRect().top < 0) host.scrollIntoView({ block: 'start' });
  };
}

type Watch = {
  /** Whether the visitor has used the frame. */
  touch: () => boolean;
  /** Removes the frame, and everything that listens to it. */
  stop: () => void;
};

/**
 * Watches a frame: its messages, whether it loads in time, whether it is shown, and whether the visitor has focused it.
 *
 * @param host `data-src` is the address of the frame, `data-origins` the origins that it may lead to
 * @param element the frame, before it is in the document
 * @param reopen opens another frame in the place of one that a script has removed
 */
function watchFrame(
  host: FrameHost,
  element: HTMLIFrameElement,
  { onChange, reopen }: { onChange: (change: Partial<FrameState>) => void; reopen: () => void },
): Watch {
  const { src = '', origins = '' } = host.dataset;
  const read = createReader(src);
  const keep = createKeeper(host, element);
  const size = createSizer(host);
  const rateLimiter = createRateLimiter();
  const stopped = new AbortController();
  const { signal } = stopped;
  /** Whether the current document has sent a known message. */
  let hasMessaged = false;
  let loads = 0;
  /** When the document that is about to load sent `ready`. */
  let readyAtMs = Number.NEGATIVE_INFINITY;
  /** When the current document loaded, and when it sent its first message. */
  let loadedAtMs = Number.NEGATIVE_INFINITY;
  let firstMessageAtMs = Number.NEGATIVE_INFINITY;
  /** The page's policy has kept the frame from showing what its address leads to. */
  let blocked = false;
  let focused = false;
  let touched = false;
  let done = false;
  let paintedAtMs = Infinity;
  let unseenLooks = 0;

  /** Runs later, unless the frame is gone by then. */
  const after = (delayMs: number, run: () => void) => setTimeout(() => signal.aborted || run(), delayMs);

  function paint(): void {
    if (paintedAtMs < Infinity) return;
    paintedAtMs = performance.now();
    onChange({ painted: true });
  }

  function touch(): boolean {
    // There is no event if the frame gets the focus while the window is not focused.
    focused ||= document.activeElement === element;
    // A frame's initial empty document is same-origin, so it is readable. It contains nothing to lose.
    if (!touched && focused && element.contentDocument === null) {
      touched = true;
      onChange({ touched });
      paint();
    }
    return touched;
  }

  function complete(): void {
    // A reload would lose the confirmation, as it would lose typed input.
    focused = true;
    touch();
    done = true;
    onChange({ done });
  }

  function onMessage(event: MessageEvent<unknown>): void {
    if (!isFrom(event, element, origins)) return;
    const { data, timeStamp } = event;
    const passed = rateLimiter.allows(timeStamp);
    if (passed && isTooLong(data)) rateLimiter.blockCurrentSecond();
    // Otherwise the provider's script, which also listens, could reload the frame.
    if (!passed || touch()) event.stopImmediatePropagation();
    const message = passed ? read(data, timeStamp, touched) : undefined;
    if (!message) return;
    if (!hasMessaged) {
      firstMessageAtMs = timeStamp;
      onChange({ works: true, trouble: undefined });
      after(layoutDelayMs, paint);
    }
    hasMessaged = true;
    if (message.kind === 'ready') {
      const isFromLoadedDocument =
        timeStamp - firstMessageAtMs <= readyWindowMs && firstMessageAtMs - loadedAtMs <= firstMessageDelayMs;
      if (!isFromLoadedDocument) readyAtMs = timeStamp;
    }
    if (message.kind === 'height') {
      paint();
      size(message.pixels, touched);
    }
    if (message.kind === 'done') complete();
  }

  /** A frame that has failed is reported at once. Any other has the rest of its time for a message. */
  async function diagnose(load: number): Promise<void> {
    const isSettled = () => signal.aborted || hasMessaged || load !== loads || touch();
    if (isSettled()) return;
    if (blocked) return onChange({ works: false, trouble: { kind: 'blocked' } });
    const error = await findFailure(src).catch(asError);
    if (isSettled()) return;
    if (error) return onChange({ works: false, trouble: { kind: 'failed', error } });
    paint();
    after(loadedAtMs + firstMessageTimeoutMs - performance.now(), () => {
      if (!isSettled()) onChange({ works: false, trouble: { kind: element.contentDocument ? 'late' : 'unsure' } });
    });
  }

  function onLoad(): void {
    // The first document may already have sent messages. A later one is the provider's only if it sent `ready` before
    // its load.
    const now = performance.now();
    hasMessaged = loads === 0 ? hasMessaged : now - readyAtMs < loadTimeoutMs;
    readyAtMs = Number.NEGATIVE_INFINITY;
    loadedAtMs = now;
    loads += 1;
    onChange(element.contentDocument || blocked ? { loaded: true } : { loaded: true, trouble: undefined });
    const load = loads;
    const wasUsed = touched && load > 1;
    if (hasMessaged) paint();
    else if (wasUsed)
      after(nextMessageTimeoutMs, () => {
        if (!hasMessaged && !blocked && load === loads) onChange({ works: done, trouble: { kind: 'moved' } });
      });
    else after(diagnosisDelayMs, () => void diagnose(load));
  }

  function onBlur(): void {
    touch();
    // Firefox moves the focus after the event.
    after(0, touch);
  }

  function onViolation({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
    if (effectiveDirective !== 'frame-src') return;
    blocked = true;
    if (!touch()) return;
    // After a booking the provider may lead to a page of this site, which is shown in no frame.
    if (blockedURI.startsWith(`${location.origin}/`)) location.assign(blockedURI);
    else onChange({ works: false, trouble: { kind: 'left' } });
  }

  /** Opens a frame again that a script has taken away. One in use that it has moved may be seen where it is. */
  function reopenIfGone(): boolean {
    const { reopenings = '0', panel } = host.dataset;
    const isGone = !element.isConnected || (!touched && !host.contains(element));
    if (isGone && Number(reopenings) < maxReopenings) {
      host.dataset.reopenings = `${Number(reopenings) + 1}`;
      reopen();
    } else if (isGone && panel !== 'instead') onChange({ works: false, trouble: { kind: 'blocked' } });
    return isGone;
  }

  function look(): void {
    touch();
    const isEarly = document.hidden || performance.now() - paintedAtMs < appearanceMs || reopenIfGone();
    const isShown = isEarly ? undefined : keep();
    unseenLooks = isShown === false ? unseenLooks + 1 : 0;
    if (isShown || unseenLooks >= coveredAfterLooks) onChange({ covered: !isShown });
  }

  addEventListener('message', onMessage, { signal });
  addEventListener('blur', onBlur, { signal });
  addEventListener('securitypolicyviolation', onViolation, { signal });
  element.addEventListener('load', onLoad, { signal });
  after(slowAfterMs, () => {
    if (!touch()) onChange({ slow: true });
  });
  after(loadTimeoutMs, () => {
    // A page that stalls halfway may have sent messages before, and does nothing.
    if (loads === 0 && !touch()) onChange({ trouble: { kind: hasMessaged ? 'unsure' : 'late' } });
  });
  const poll = setInterval(look, lookEveryMs);

  return {
    touch,
    stop: () => {
      clearInterval(poll);
      stopped.abort();
      element.remove();
    },
  };
}

/**
 * Opens the provider's frame, watches it, and loads the provider's script. Needs no framework while all goes well. The states of
 * a frame are drawn in frame-state.ts.
 *
 * @param say loads the island that tells the visitor what is wrong. Called again at each change while something is
 * @param onDone is called when the provider says that the visitor has booked, or sent the form
 */
export function runFrame(host: FrameHost, say: () => void, onDone: () => void): void {
  const unwanted = new AbortController();
  let watch: Watch | undefined;

  function change(changes: Partial<FrameState>): void {
    const before = running.state;
    // What is found again and again is no news.
    if (changes.covered === before.covered) return;
    const state = next(before, changes);
    if (state.touched) unwanted.abort();
    running.state = state;
    showState(host, state);
    if (state.done && !before.done) {
      rememberDone();
      showConfirmation()?.scrollIntoView({ block: 'nearest' });
      onDone();
    }
    if (needsWord(state)) say();
    host.dispatchEvent(new Event(changeEvent));
  }

  function open(): void {
    watch?.stop();
    const element = createFrame(host);
    running.state = { ...opening, attempt: running.state.attempt + 1 };
    watch = watchFrame(host, element, { onChange: change, reopen: open });
    (host.querySelector('[data-frame-place]') ?? host).append(element);
    change({});
  }

  /**
   * Loads it after the frame exists, because newer builds of the script only show frames that they find. The script may
   * reload the frame, so it must not run once the visitor has used it. The frame works without it.
   */
  async function loadProviderScript(): Promise<void> {
    if (!watch?.touch()) await loadScript(host.dataset.script ?? '', unwanted.signal);
  }

  function retry(): void {
    const { trouble } = running.state;
    const mayHelp = trouble ? canRetry(trouble) : isWaiting(running.state);
    if (mayHelp && !watch?.touch()) open();
  }

  const running: RunningFrame = { state: opening, script: Promise.resolve(), loadScript: loadProviderScript, retry };
  host.running = running;
  open();
  running.script = loadProviderScript();
  // The island tries again.
  running.script.catch(say);

  /** The visitor may have returned to the page. */
  const onReturn = () => running.state.trouble && retry();
  // What a frame asked for while the browser was offline never comes.
  addEventListener('online', retry);
  addEventListener('pageshow', ({ persisted }) => persisted && onReturn());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && onReturn());
}
