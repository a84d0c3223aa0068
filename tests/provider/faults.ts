import type { Answer } from './answer';
import { browserCode } from './browser-code';
import { page } from './page';

/** Heights that no page has. */
export const invalidHeights = [1e9, 'NaN', -400];

/** How many times a noisy provider sends each message. */
export const noise = 200;

export const forgerPath = '/stand-in/forger';

/** A nested frame from another origin: the same server with a host name that is not a destination. */
export function forgerFrame({ port }: URL, id: string): string {
  const address = `http://stranger.localhost:${port}${forgerPath}?frame=${encodeURIComponent(id)}`;
  return `<iframe src="${address}" title="A stranger’s frame" width="1" height="1" style="position:absolute;border:0"></iframe>`;
}

/** Runs in the browser: messages of an attacker that pretends to be the frame. */
function forge(id: string, heights: readonly (number | string)[]): void {
  const messages = [
    ['msgsndr-booking-complete', { fingerprint: 'forged', calendarId: 'forged' }],
    ['set-sticky-contacts', '_ud', '{"email":"forged@example.com"}', 'forged', 'forged'],
    ...heights.map((height) => `[iFrameSizer]${id}:${height}:600:init`),
    ...heights.map((height) => ['highlevel.setHeight', { height, id }]),
  ];
  for (const message of messages) window.top?.postMessage(message, '*');
}

/** Sends forged messages to the top-level page ("Frame to page" in the provider's contract). */
export function forgerPage({ searchParams }: URL): Answer {
  const script = browserCode(forge, searchParams.get('frame') ?? '', invalidHeights);
  return { type: 'html', body: page({ title: 'A stranger’s page', body: '', script }) };
}
