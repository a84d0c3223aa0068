/** A frame of the provider, and what has come from it so far. */
export type OpenedFrame = {
  element: HTMLIFrameElement;
  loaded: boolean;
  /** The visitor has been in it: what was typed there may be lost if it is moved or reloaded. */
  touched: boolean;
  messages: MessageEvent<unknown>[];
  /** Told of everything that comes from now on. */
  onLoad?: () => void;
  onMessage?: (message: MessageEvent<unknown>) => void;
};

/** Where a frame is opened; components/embeds/provider-frame.tsx writes its data. */
export type FrameHost = HTMLElement & { openedFrame?: OpenedFrame };

/** A frame that floods the page with messages before anybody listens has nothing to say. */
export const maxMessages = 500;
/** Characters of a text and elements of a list: nothing longer is kept (provider-messages.ts knows nothing without a length). */
const longestMessage = 20_000;

/**
 * Opens the provider's frame in its host, in place of one that is there already. The frame belongs to no framework: the
 * provider's script moves it about in the document.
 *
 * @param host its `data-frame` holds the attributes of the iframe as JSON, its `data-src` the address to open
 */
export function openFrame(host: FrameHost): OpenedFrame {
  const { frame = '{}', src = '' } = host.dataset;
  const attributes: Record<string, string> = JSON.parse(frame);
  const element = document.createElement('iframe');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // The contract asks for the milliseconds behind a calendar's id.
  if (element.id.endsWith('_')) element.id += Date.now();
  const opened: OpenedFrame = { element, loaded: false, touched: false, messages: [] };
  const { origin } = new URL(src);

  const onMessage = (message: MessageEvent<unknown>) => {
    if (!element.isConnected) return removeEventListener('message', onMessage);
    if (message.source !== element.contentWindow || message.origin !== origin) return;
    if (opened.onMessage) opened.onMessage(message);
    else if (opened.messages.length < maxMessages && Object(message.data).length <= longestMessage) {
      opened.messages.push(message);
    }
  };
  addEventListener('message', onMessage);
  addEventListener('blur', () => {
    if (document.activeElement === element) opened.touched = true;
  });
  element.addEventListener('load', () => {
    opened.loaded = true;
    opened.onLoad?.();
  });
  element.src = src;
  host.openedFrame?.element.remove();
  (host.querySelector('.ep-wrapper') ?? host).append(element);
  host.openedFrame = opened;
  return opened;
}
