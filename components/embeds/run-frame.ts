import {
  changeEvent,
  isFinal,
  isWaiting,
  needsWord,
  type FrameHost,
  type FrameState,
  type RunningFrame,
} from './frame-host';
import { completeId } from './highlevel/messages';
import { loadScript } from './load-script';
import { rememberDone, showConfirmation, showState } from './show-state';
import { watchFrame, type Watch } from './watch-frame';

const closed: FrameState = {
  attempt: 0,
  loaded: false,
  works: false,
  painted: false,
  slow: false,
  touched: false,
  trouble: undefined,
  done: false,
};

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
 * Opens the provider's frame, watches it, and loads the provider's script. Needs no framework while all goes well.
 *
 * @param say loads the island that tells the visitor what is wrong. Called again at each change while something is
 */
export function runFrame(host: FrameHost, say: () => void): void {
  const unwanted = new AbortController();
  let watch: Watch | undefined;

  function change(changes: Partial<FrameState>): void {
    const isNewlyDone = changes.done && !running.state.done;
    const state = { ...running.state, ...changes };
    if (state.touched) {
      if (state.trouble && !isFinal(state.trouble)) state.trouble = undefined;
      unwanted.abort();
    }
    running.state = state;
    showState(host, state);
    if (isNewlyDone) {
      rememberDone();
      showConfirmation()?.scrollIntoView({ block: 'nearest' });
    }
    if (needsWord(state)) say();
    host.dispatchEvent(new Event(changeEvent));
  }

  function open(): void {
    watch?.stop();
    const element = createFrame(host);
    running.state = { ...closed, attempt: running.state.attempt + 1 };
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
    const canRetry = trouble ? !isFinal(trouble) : isWaiting(running.state);
    if (canRetry && !watch?.touch()) open();
  }

  const running: RunningFrame = { state: closed, script: Promise.resolve(), loadScript: loadProviderScript, retry };
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
