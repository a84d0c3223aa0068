import { failureOf } from './load-script';
import { maxMessages, type FrameHost, type OpenedFrame } from './open-frame';
import { createFloodGate, isOverlong, readMessage, type ProviderMessage } from './provider-messages';
import { createSubmissions } from './submissions';
import { isTouched } from './touched';

/** Milliseconds after which a frame that has not loaded is given up, and one that has loaded but said nothing. */
const loadDeadlineMs = 10_000;
const wordDeadlineMs = 4_000;
/** Milliseconds after its load in which a document begins to speak, and then says, maybe more than once, that it is ready. */
const lateWordMs = 2_000;
const introductionMs = 1_000;

/** Why a visitor may see nothing of use in the frame. */
export type FrameTrouble =
  /** `late`: nothing of the provider's has come. `silent`: something has, and nobody knows what. */
  { kind: 'late' | 'silent' } | { kind: 'failed'; error: Error };

export type FrameState = {
  /** The frame has loaded, whatever it shows. */
  loaded: boolean;
  /** The frame has said something that only the provider's page says. */
  works: boolean;
  /** The visitor has been in it. */
  touched: boolean;
  trouble: FrameTrouble | undefined;
  /** The visitor has booked or sent. */
  done: boolean;
};

type Watch = {
  host: FrameHost;
  opened: OpenedFrame;
  note: (change: Partial<FrameState>) => void;
  /** Called at every touch, before anything else can happen in the page. */
  onTouch: () => void;
};

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/**
 * Follows a frame: what it says, whether it loads in time, and whether somebody is in it. A frame was opened before anybody
 * could watch it: what it has said since then is read first.
 *
 * @returns what ends it
 */
export function watchFrame({ host, opened, note, onTouch }: Watch): () => void {
  const { src = '', height = '0' } = host.dataset;
  const { element } = opened;
  const submissions = createSubmissions();
  const gate = createFloodGate();
  /** Whether the document in the frame has said something. */
  let heard = false;
  let loads = 0;
  /** When the document that loads next has said that it is ready. */
  let readyAt = Number.NEGATIVE_INFINITY;
  /** When the document that is there was loaded, and when it began to speak. */
  let loadedAt = Number.NEGATIVE_INFINITY;
  let firstWordAt = Number.NEGATIVE_INFINITY;
  let timer = 0;
  let touched = false;

  function touch(): boolean {
    if (!touched && isTouched(opened)) {
      touched = true;
      onTouch();
      note({ touched, trouble: undefined });
    }
    return touched;
  }

  function complete(): void {
    // What is done would be lost like what is typed.
    opened.touched = true;
    touch();
    note({ done: true });
  }

  function obey(message: ProviderMessage, at: number): void {
    if (message.kind === 'ready') {
      const isIntroduced = at - firstWordAt <= introductionMs && firstWordAt - loadedAt <= lateWordMs;
      if (!isIntroduced) readyAt = at;
      submissions.start(at);
    }
    if (message.kind === 'height' && message.pixels > Number(height)) host.style.minHeight = `${message.pixels}px`;
    const sent = message.kind === 'sent' && submissions.isSent(message.submission, { at, touched });
    if (message.kind === 'booked' || sent) complete();
  }

  opened.onMessage = (event) => {
    const passed = gate.passes(event.timeStamp);
    if (passed && isOverlong(event.data)) gate.close();
    // The provider's script, which listens too, would reload the frame.
    if (!passed || touch()) event.stopImmediatePropagation();
    const message = passed ? readMessage(event, { address: src, window: element.contentWindow }) : undefined;
    if (!message) return;
    if (!heard) {
      firstWordAt = event.timeStamp;
      note({ works: true, trouble: undefined });
    }
    heard = true;
    obey(message, event.timeStamp);
  };

  async function askWhy(load: number): Promise<void> {
    const isSettled = () => heard || load !== loads || touch();
    if (isSettled()) return;
    const error = await failureOf(src).catch(asError);
    if (isSettled()) return;
    const unknown = { kind: element.contentDocument ? 'late' : 'silent' } as const;
    note({ works: false, trouble: error ? { kind: 'failed', error } : unknown });
  }

  opened.onLoad = () => {
    // The first document may have said anything by now. A later one has introduced itself, or it is no longer the provider's.
    const now = performance.now();
    heard = loads === 0 ? heard : now - readyAt < loadDeadlineMs;
    readyAt = Number.NEGATIVE_INFINITY;
    loadedAt = now;
    loads += 1;
    window.clearTimeout(timer);
    note(element.contentDocument ? { loaded: true } : { loaded: true, trouble: undefined });
    if (!heard) timer = window.setTimeout(askWhy, wordDeadlineMs, loads);
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
  if (messages.length === maxMessages) submissions.miss();
  if (opened.loaded) opened.onLoad();
  else {
    timer = window.setTimeout(() => {
      if (!heard && !touch()) note({ trouble: { kind: 'late' } });
    }, loadDeadlineMs);
  }

  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('blur', onBlur);
    loads = -1;
    delete opened.onLoad;
    delete opened.onMessage;
  };
}
