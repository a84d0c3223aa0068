import { matchesOrigin } from '@/lib/origins';
import type { FrameHost, FrameState } from './frame-host';
import { createRateLimiter, createReader, isTooLong, type FrameMessage } from './highlevel/messages';
import { createKeeper } from './keep-shown';
import { findFailure } from './load-script';

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
/** How long the document after the visitor's last step has for its first message. */
const nextMessageTimeoutMs = 1_500;
/** How many times a frame that a script removes is opened again. */
const maxReopenings = 3;

export type Watch = {
  /** Whether the visitor has used the frame. */
  touch: () => boolean;
  /** Removes the frame, and everything that listens to it. */
  stop: () => void;
};

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
 * Watches a frame: its messages, whether it loads in time, and whether the visitor has focused it.
 *
 * @param host `data-src` is the address of the frame, `data-origins` the origins that it may lead to
 * @param element the frame, before it is in the document
 * @param reopen opens another frame in the place of one that a script has removed
 */
export function watchFrame(
  host: FrameHost,
  element: HTMLIFrameElement,
  { onChange, reopen }: { onChange: (change: Partial<FrameState>) => void; reopen: () => void },
): Watch {
  const { src = '', origins = '', height = '0' } = host.dataset;
  const read = createReader(src);
  const keep = createKeeper(host, element);
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
  let hasGivenUp = false;
  let painted = false;
  let paintedAtMs = Infinity;

  /** Runs later, unless the frame is gone by then. */
  const after = (delayMs: number, run: () => void) => setTimeout(() => signal.aborted || run(), delayMs);

  function paint(): void {
    if (painted) return;
    painted = true;
    paintedAtMs = performance.now();
    onChange({ painted });
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
    onChange({ done: true });
  }

  function handleMessage(message: FrameMessage, timeMs: number): void {
    if (message.kind === 'ready') {
      const isFromLoadedDocument =
        timeMs - firstMessageAtMs <= readyWindowMs && firstMessageAtMs - loadedAtMs <= firstMessageDelayMs;
      if (!isFromLoadedDocument) readyAtMs = timeMs;
    }
    if (message.kind === 'height') {
      paint();
      if (message.pixels > Number(height)) host.style.minHeight = `${message.pixels}px`;
    }
    if (message.kind === 'done') complete();
  }

  function onMessage(event: MessageEvent<unknown>): void {
    if (!isFrom(event, element, origins)) return;
    const passed = rateLimiter.allows(event.timeStamp);
    if (passed && isTooLong(event.data)) rateLimiter.blockCurrentSecond();
    // Otherwise the provider's script, which also listens, could reload the frame.
    if (!passed || touch()) event.stopImmediatePropagation();
    const message = passed ? read(event.data, event.timeStamp, touched) : undefined;
    if (!message) return;
    if (!hasMessaged) {
      firstMessageAtMs = event.timeStamp;
      onChange({ works: true, trouble: undefined });
      after(layoutDelayMs, paint);
    }
    hasMessaged = true;
    handleMessage(message, event.timeStamp);
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
        if (!hasMessaged && !blocked && load === loads) onChange({ works: false, trouble: { kind: 'moved' } });
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

  function look(): void {
    touch();
    if (hasGivenUp || document.hidden || performance.now() - paintedAtMs < appearanceMs) return;
    if (!host.contains(element)) {
      const reopenings = Number(host.dataset.reopenings ?? 0);
      host.dataset.reopenings = `${reopenings + 1}`;
      if (reopenings < maxReopenings) return reopen();
      hasGivenUp = true;
    }
    if (hasGivenUp || !keep()) onChange({ works: false, trouble: { kind: 'blocked' } });
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
