'use client';

import { useEffect, useState, type RefObject } from 'react';
import { withAttribution, withoutAttribution } from './attribution';
import { failureOf } from './load-script';
import { mountFrame, type FrameKind } from './mount-frame';
import { readMessage } from './provider-messages';

/** Milliseconds that a loaded frame may stay silent before its address is asked what is wrong. */
const patience = 4_000;

type FrameOptions = { kind: FrameKind; address: string; title: string; height: number };

export type FrameState = {
  /** The frame has loaded, whatever it shows. */
  loaded: boolean;
  /** Why the frame shows nothing of use. */
  failure: Error | undefined;
  /** The visitor has booked or sent. */
  done: boolean;
};

const start: FrameState = { loaded: false, failure: undefined, done: false };

/** A frame of the provider in a host element: mounted on arrival, listened to, and taken away on leaving. */
export function useProviderFrame(host: RefObject<HTMLElement | null>, options: FrameOptions): FrameState {
  const { kind, address, title, height } = options;
  const [state, setState] = useState(start);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const note = (change: Partial<FrameState>) => setState((before) => ({ ...before, ...change }));

    const source = withAttribution(address, window.location.search);
    const clean = withoutAttribution(window.location.href);
    if (clean !== window.location.href) window.history.replaceState(window.history.state, '', clean);
    const frame = mountFrame(element, { kind, address: source, title, height });

    let spoken = false;
    let touched = false;
    const earlySubmissions = new Set<string>();

    const listen = (event: MessageEvent<unknown>) => {
      const message = readMessage(event, { origin: new URL(address).origin, window: frame.contentWindow });
      if (!message) return;
      if (!spoken) note({ loaded: true, failure: undefined });
      spoken = true;
      if (message.kind === 'height' && message.pixels > height) element.style.minHeight = `${message.pixels}px`;
      if (message.kind === 'booked') note({ done: true });
      if (message.kind !== 'sent') return;
      // A form hands over the contact it remembers as soon as it loads, which nobody has sent yet.
      if (touched && !earlySubmissions.has(message.submission)) note({ done: true });
      else earlySubmissions.add(message.submission);
    };
    const notice = () => {
      if (document.activeElement === frame) touched = true;
    };
    let timer = 0;
    const examine = () => {
      note({ loaded: true });
      window.clearTimeout(timer);
      timer = window.setTimeout(async () => {
        if (spoken || signal.aborted) return;
        const failure = await failureOf(source, signal).catch((error: unknown) =>
          error instanceof Error ? error : new Error(String(error)),
        );
        if (!signal.aborted && !spoken && failure) note({ failure });
      }, patience);
    };

    window.addEventListener('message', listen, { signal });
    window.addEventListener('blur', notice, { signal });
    frame.addEventListener('load', examine, { signal });
    return () => {
      leaving.abort();
      window.clearTimeout(timer);
      element.replaceChildren();
      element.style.minHeight = '';
    };
  }, [host, kind, address, title, height]);

  return state;
}
