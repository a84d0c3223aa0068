import { browserCode } from './browser-code';
import type { Mode } from './modes';
import type { Visit } from './visit';

/** Invalid heights. */
export const invalidHeights = [1e9, 'NaN', -400];

function heightMessages(id: string, heights: readonly (number | string)[]): unknown[] {
  return heights.flatMap((height) => [
    `[iFrameSizer]${id}:${height}:600:init`,
    ['highlevel.setHeight', { height, id }],
  ]);
}

/** Messages of an attacker that pretends to be the frame. */
export function forgedMessages(frameId: string): unknown[] {
  return [
    ['msgsndr-booking-complete', { fingerprint: 'forged', calendarId: 'forged' }],
    ['set-sticky-contacts', '_ud', '{"email":"forged@example.com"}', 'forged', 'forged'],
    ...heightMessages(frameId, invalidHeights),
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
  oversized: heightMessages(frameId, invalidHeights),
};

/** Code that sends a frame's messages from the page's own window, for the provider's scripts in fault modes. */
export function faultScript({ mode, options }: Visit): string {
  const messages = scriptFaults[mode];
  if (!messages) return '';
  return browserCode(postMessages, messages, mode === 'noisy' ? (options.count ?? 200) : 1, 'self');
}
