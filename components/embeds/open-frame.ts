/** A provider frame and what it has sent so far. */
export type OpenedFrame = {
  element: HTMLIFrameElement;
  loaded: boolean;
  /** The visitor has focused it. Moving or reloading it could lose what they typed. */
  touched: boolean;
  messages: MessageEvent<unknown>[];
  /** Handlers for later events. Until they are set, messages are queued. */
  onLoad?: () => void;
  onMessage?: (message: MessageEvent<unknown>) => void;
};

/** The element that a frame is opened in. components/embeds/provider-frame.tsx writes its data attributes. */
export type FrameHost = HTMLElement & { openedFrame?: OpenedFrame };

/** The most messages that are queued before a handler is set. A frame that sends more is flooding the page. */
export const maxQueuedMessages = 500;
/** Characters of a string, or elements of a queued list. The provider's messages are much shorter. */
export const maxMessageLength = 20_000;

/**
 * Opens the provider's frame in its host and replaces an existing one. React does not render the frame, because the
 * provider's script moves it around in the document.
 *
 * @param host `data-frame` holds the attributes of the iframe as JSON, `data-src` the address to open
 */
export function openFrame(host: FrameHost): OpenedFrame {
  const { frame = '{}', src = '' } = host.dataset;
  const attributes: Record<string, string> = JSON.parse(frame);
  const element = document.createElement('iframe');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // The provider's contract requires a timestamp at the end of a calendar's id.
  if (element.id.endsWith('_')) element.id += Date.now();
  const opened: OpenedFrame = { element, loaded: false, touched: false, messages: [] };
  const { origin } = new URL(src);

  const onMessage = (message: MessageEvent<unknown>) => {
    if (!element.isConnected) return removeEventListener('message', onMessage);
    if (message.source !== element.contentWindow || message.origin !== origin) return;
    if (opened.onMessage) opened.onMessage(message);
    else if (opened.messages.length < maxQueuedMessages && Object(message.data).length <= maxMessageLength) {
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
