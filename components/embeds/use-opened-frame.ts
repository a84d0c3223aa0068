'use client';

import { useEffect, useState } from 'react';
import { failureOf } from './load-script';
import { openFrame, type FrameHost } from './open-frame';
import { readMessage } from './provider-messages';

/** Milliseconds that a loaded frame may stay silent before its address is asked what is wrong. */
const frameTimeoutMs = 4_000;

export type FrameState = {
  /** The frame has loaded, whatever it shows. */
  loaded: boolean;
  /** Why the frame shows nothing of use. */
  failure: Error | undefined;
  /** The visitor has booked or sent. */
  done: boolean;
};

const initialState: FrameState = { loaded: false, failure: undefined, done: false };

/** The element in which the starter opens the page's frame. */
export function findFrameHost(): FrameHost | null {
  return document.querySelector<FrameHost>('[data-frame]');
}

/**
 * The state of the page's frame. The frame was opened before this island came: what it has said since then is read first.
 *
 * @param attempt a new number has the frame opened anew
 */
export function useOpenedFrame(attempt: number): FrameState {
  const [state, setState] = useState({ attempt, ...initialState });

  useEffect(() => {
    const host = findFrameHost();
    if (!host) return;
    const first = attempt === 0 ? host.openedFrame : undefined;
    const opened = first ?? openFrame(host);
    const { src = '', height = '0' } = host.dataset;
    const note = (change: Partial<FrameState>) =>
      setState((before) => ({ ...(before.attempt === attempt ? before : initialState), ...change, attempt }));

    let spoken = false;
    let timer = 0;
    const earlySubmissions = new Set<string>();

    opened.onMessage = (event) => {
      const message = readMessage(event, { origin: new URL(src).origin, window: opened.element.contentWindow });
      if (!message) return;
      if (!spoken) note({ loaded: true, failure: undefined });
      spoken = true;
      if (message.kind === 'height' && message.pixels > Number(height)) host.style.minHeight = `${message.pixels}px`;
      if (message.kind === 'booked') note({ done: true });
      if (message.kind !== 'sent') return;
      // A form hands over the contact it remembers as soon as it loads, which nobody has sent yet.
      if (opened.touched && !earlySubmissions.has(message.submission)) note({ done: true });
      else earlySubmissions.add(message.submission);
    };
    opened.onLoad = () => {
      note({ loaded: true });
      window.clearTimeout(timer);
      timer = window.setTimeout(async () => {
        if (spoken) return;
        const failure = await failureOf(src).catch((error: unknown) =>
          error instanceof Error ? error : new Error(String(error)),
        );
        if (!spoken && failure) note({ failure });
      }, frameTimeoutMs);
    };
    if (opened.loaded) opened.onLoad();
    for (const message of opened.messages.splice(0)) opened.onMessage(message);

    return () => {
      window.clearTimeout(timer);
      delete opened.onLoad;
      delete opened.onMessage;
    };
  }, [attempt]);

  return state.attempt === attempt ? state : initialState;
}
