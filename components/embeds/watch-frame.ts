import { findFailure } from './load-script';
import { maxQueuedMessages, type FrameHost, type OpenedFrame } from './open-frame';
import { createRateLimiter, isTooLong, readMessage, type ProviderMessage } from './provider-messages';
import { createSubmissionTracker } from './submissions';
import { isTouched } from './touched';

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

/** Why the frame may not work for the visitor. */
export type FrameTrouble =
  /**
   * `late`: nothing has come from the provider. `unsure`: something has, but it has sent no known message, or has not finished
   * loading. `blocked`: it leads to where the page's policy allows no frame.
   */
  { kind: 'late' | 'unsure' | 'blocked' } | { kind: 'failed'; error: Error };

export type FrameState = {
  /** The frame has loaded, with any content. */
  loaded: boolean;
  /** The frame has sent a message that only the provider's page sends. */
  works: boolean;
  /** The visitor has focused it. */
  touched: boolean;
  trouble: FrameTrouble | undefined;
  /** The visitor has booked or submitted. */
  done: boolean;
};

type Watch = {
  host: FrameHost;
  opened: OpenedFrame;
  onChange: (change: Partial<FrameState>) => void;
  /** Called when the visitor first focuses the frame, before other code can react. */
  onTouch: () => void;
};

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/**
 * Watches a frame: its messages, whether it loads in time, and whether the visitor has focused it. The frame was opened
 * before it could be watched, so queued messages are read first.
 *
 * @returns a function that stops watching
 */
export function watchFrame({ host, opened, onChange, onTouch }: Watch): () => void {
  const { src = '', height = '0', done } = host.dataset;
  const { element } = opened;
  const submissions = createSubmissionTracker();
  const rateLimiter = createRateLimiter();
  /** Whether the current document has sent a known message. */
  let hasMessaged = false;
  let loads = 0;
  /** When the document that is about to load sent `ready`. */
  let readyAtMs = Number.NEGATIVE_INFINITY;
  /** When the current document loaded, and when it sent its first message. */
  let loadedAtMs = Number.NEGATIVE_INFINITY;
  let firstMessageAtMs = Number.NEGATIVE_INFINITY;
  let timer = 0;
  let touched = false;

  function touch(): boolean {
    if (!touched && isTouched(opened)) {
      touched = true;
      onTouch();
      onChange({ touched, trouble: undefined });
    }
    return touched;
  }

  function complete(): void {
    // A reload would lose the confirmation, as it would lose typed input.
    opened.touched = true;
    touch();
    onChange({ done: true });
  }

  function handleMessage(message: ProviderMessage, timeMs: number): void {
    if (message.kind === 'ready') {
      const isFromLoadedDocument =
        timeMs - firstMessageAtMs <= readyWindowMs && firstMessageAtMs - loadedAtMs <= firstMessageDelayMs;
      if (!isFromLoadedDocument) readyAtMs = timeMs;
      submissions.start(timeMs);
    }
    if (message.kind === 'height' && message.pixels > Number(height)) host.style.minHeight = `${message.pixels}px`;
    const isReplay = message.kind === 'sent' && !submissions.isSubmission(message.contactId, { timeMs, touched });
    if (message.kind === done && !isReplay) complete();
  }

  opened.onMessage = (event) => {
    const passed = rateLimiter.allows(event.timeStamp);
    if (passed && isTooLong(event.data)) rateLimiter.blockCurrentSecond();
    // Otherwise the provider's script, which also listens, could reload the frame.
    if (!passed || touch()) event.stopImmediatePropagation();
    const message = passed ? readMessage(event.data, src) : undefined;
    if (!message) return;
    if (!hasMessaged) {
      firstMessageAtMs = event.timeStamp;
      onChange({ works: true, trouble: undefined });
    }
    hasMessaged = true;
    handleMessage(message, event.timeStamp);
  };

  /** A frame that has failed is reported at once. Any other has the rest of its time for a message. */
  async function diagnose(load: number): Promise<void> {
    const isSettled = () => hasMessaged || load !== loads || touch();
    if (isSettled()) return;
    if (opened.blocked) return onChange({ works: false, trouble: { kind: 'blocked' } });
    const error = await findFailure(src).catch(asError);
    if (isSettled()) return;
    if (error) return onChange({ works: false, trouble: { kind: 'failed', error } });
    const remainingMs = loadedAtMs + firstMessageTimeoutMs - performance.now();
    timer = window.setTimeout(() => {
      if (!isSettled()) onChange({ works: false, trouble: { kind: element.contentDocument ? 'late' : 'unsure' } });
    }, remainingMs);
  }

  opened.onLoad = () => {
    // The first document may already have sent messages. A later one is the provider's only if it sent `ready` before
    // its load.
    const now = performance.now();
    hasMessaged = loads === 0 ? hasMessaged : now - readyAtMs < loadTimeoutMs;
    readyAtMs = Number.NEGATIVE_INFINITY;
    loadedAtMs = now;
    loads += 1;
    window.clearTimeout(timer);
    onChange(element.contentDocument ? { loaded: true } : { loaded: true, trouble: undefined });
    if (!hasMessaged) timer = window.setTimeout(diagnose, diagnosisDelayMs, loads);
  };

  const onBlur = () => {
    touch();
    // Firefox moves the focus after the event.
    window.setTimeout(touch);
  };
  window.addEventListener('blur', onBlur);
  touch();
  const messages = opened.messages.splice(0);
  for (const message of messages) opened.onMessage(message);
  if (messages.length === maxQueuedMessages) submissions.startMissed();
  if (opened.loaded) opened.onLoad();
  else {
    timer = window.setTimeout(() => {
      // A page that stalls halfway may have sent messages before, and does nothing.
      if (!touch()) onChange({ trouble: { kind: hasMessaged ? 'unsure' : 'late' } });
    }, loadTimeoutMs);
  }

  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('blur', onBlur);
    loads = -1;
    delete opened.onLoad;
    delete opened.onMessage;
  };
}
