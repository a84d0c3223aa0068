import { matchesOrigin } from '@/lib/origins';

/** A provider frame and what it has sent so far. */
export type OpenedFrame = {
  element: HTMLIFrameElement;
  loaded: boolean;
  /** The page's policy has kept the frame from showing what its address leads to. */
  blocked: boolean;
  /** The visitor has focused it. Moving or reloading it could lose what they typed. */
  touched: boolean;
  messages: MessageEvent<unknown>[];
  /** Handlers for later events. Until they are set, messages are queued. */
  onLoad?: () => void;
  onMessage?: (message: MessageEvent<unknown>) => void;
  /** Removes the frame, and everything that listens to it. */
  close: () => void;
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
 * @param host `data-frame` holds the attributes of the iframe as JSON, `data-src` the address to open, `data-origins` the
 *   origins that it may lead to
 */
export function openFrame(host: FrameHost): OpenedFrame {
  const { frame = '{}', src = '', origins = '' } = host.dataset;
  const attributes: Record<string, string> = JSON.parse(frame);
  const element = document.createElement('iframe');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // The provider's contract requires a timestamp at the end of a calendar's id.
  if (element.id.endsWith('_')) element.id += Date.now();
  const closing = new AbortController();
  const { signal } = closing;
  const opened: OpenedFrame = {
    element,
    loaded: false,
    blocked: false,
    touched: false,
    messages: [],
    close: () => {
      closing.abort();
      element.remove();
    },
  };

  addEventListener(
    'message',
    (message: MessageEvent<unknown>) => {
      if (!message.source || message.source !== element.contentWindow) return;
      if (!origins.split(' ').some((pattern) => matchesOrigin(message.origin, pattern))) return;
      if (opened.onMessage) opened.onMessage(message);
      else if (opened.messages.length < maxQueuedMessages && Object(message.data).length <= maxMessageLength) {
        opened.messages.push(message);
      }
    },
    { signal },
  );
  addEventListener('blur', () => (opened.touched ||= document.activeElement === element), { signal });
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective }) => (opened.blocked ||= effectiveDirective === 'frame-src'),
    { signal },
  );
  element.addEventListener('load', () => {
    opened.loaded = true;
    opened.onLoad?.();
  });
  element.src = src;
  host.openedFrame?.close();
  (host.querySelector('.ep-wrapper') ?? host).append(element);
  host.openedFrame = opened;
  return opened;
}
