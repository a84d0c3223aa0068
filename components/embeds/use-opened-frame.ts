'use client';

import { useEffect, useState } from 'react';
import { openFrame, type FrameHost } from './open-frame';
import { watchFrame, type FrameState } from './watch-frame';

const initialState: FrameState = { loaded: false, works: false, touched: false, trouble: undefined, done: false };

/** The element in which the inline script opens the page's frame. */
export function findFrameHost(): FrameHost | null {
  return document.querySelector<FrameHost>('[data-frame]');
}

/**
 * The state of the page's frame.
 *
 * @param attempt a new number opens the frame again
 * @param onTouch called as soon as the visitor focuses the frame
 */
export function useOpenedFrame(attempt: number, onTouch: () => void): FrameState {
  const [state, setState] = useState({ attempt, ...initialState });

  useEffect(() => {
    const host = findFrameHost();
    if (!host) return undefined;
    const existing = attempt === 0 ? host.openedFrame : undefined;
    return watchFrame({
      host,
      opened: existing ?? openFrame(host),
      onChange: (change) =>
        setState((before) => ({ ...(before.attempt === attempt ? before : initialState), ...change, attempt })),
      onTouch,
    });
  }, [attempt, onTouch]);

  return state.attempt === attempt ? state : initialState;
}
