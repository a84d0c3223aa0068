import { moveCarousel } from './carousel';
import { loadChatWhenIdle } from './chat';
import { confirmAgain, openFrames } from './frames';
import { startIslandsBeforeSeen } from './islands';
import { whenParsed, whenShown } from './moments';

export { playStories as player } from './player';

/**
 * What the inline script does on pages that have the element. Each is a function of this file, which the build imports by name
 * (scripts/build/inline-script.ts).
 */
export const selectors = {
  carousel: '.carousel-row',
  visibleIsland: '[data-island=visible]',
  frame: 'iframe[data-src]',
  chat: '[data-chat]',
  player: '[data-player]',
  notFound: '#not-found',
} as const;

/** Removes a portrait that fails to load, because the browser's broken-image icon would cover the initials behind it. */
function removeIfOverInitials({ target }: Event): void {
  if (target instanceof HTMLImageElement && target.hasAttribute('data-over-initials')) target.remove();
}

export function carousel(): void {
  moveCarousel();
  // `error` events of images do not bubble.
  addEventListener('error', removeIfOverInitials, true);
}

export function visibleIsland(): void {
  whenParsed(startIslandsBeforeSeen);
}

export function frame(): void {
  confirmAgain();
  whenShown(openFrames);
}

export function chat(): void {
  whenShown(() => loadChatWhenIdle((host) => import(/* turbopackIgnore: true */ host.dataset.script ?? '')));
}

export function notFound(): void {
  console.warn(`404: no page at ${location.pathname}`);
}
