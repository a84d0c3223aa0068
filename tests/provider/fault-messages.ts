import { browserCode } from './browser-code';
import type { Mode } from './modes';
import type { Visit } from './visit';

/** Heights that no page has. */
export const absurdHeights = [1e9, 'NaN', -400];

function heightMessages(id: string, heights: readonly (number | string)[]): unknown[] {
  return heights.flatMap((height) => [
    `[iFrameSizer]${id}:${height}:600:init`,
    ['highlevel.setHeight', { height, id }],
  ]);
}

/** What a stranger says who wants to be taken for the frame. */
export function forgedMessages(frameId: string): unknown[] {
  return [
    ['msgsndr-booking-complete', { fingerprint: 'forged', calendarId: 'forged' }],
    ['set-sticky-contacts', '_ud', '{"email":"forged@example.com"}', 'forged', 'forged'],
    ...heightMessages(frameId, absurdHeights),
  ];
}

/** Runs in the browser. */
export function postMessages(messages: unknown[], times: number, target: 'self' | 'top'): void {
  for (let sent = 0; sent < times; sent += 1) {
    for (const message of messages) (target === 'top' ? window.top : window)?.postMessage(message, '*');
  }
}

const frameId = 'stand-in-fault';
const scriptFaults: Partial<Record<Mode, unknown[]>> = {
  noisy: ['[iFrameResizerChild]Ready', ['iframeLoaded'], ...heightMessages(frameId, [700])],
  forged: forgedMessages(frameId),
  oversized: heightMessages(frameId, absurdHeights),
};

/** What a script of the provider says in a fault mode: the messages of a frame, but from the page's own window. */
export function faultScript({ mode, options }: Visit): string {
  const messages = scriptFaults[mode];
  if (!messages) return '';
  return browserCode(postMessages, messages, mode === 'noisy' ? (options.count ?? 200) : 1, 'self');
}
