import { removeBrokenPictures } from './broken-pictures';
import { moveCarousels } from './carousel';
import { loadChatWhenIdle } from './chat';
import { hideExpiredNotice } from './expired-notice';
import { openFrames, prepareFrames } from './frames';
import { whenParsed, whenShown } from './moments';
import { loadScripts } from './scripts';
import { suggestPages } from './suggestions';

export { playStories as player } from './player';
export { openLinkedTab as productWindow } from './window-tabs';

/**
 * What the inline script does on pages that have the element. Each is a function of this file, which the build imports by name
 * (scripts/build/inline-script.ts). They begin before what all pages do, because the carousel must hear a click before the
 * islands.
 */
export const selectors = {
  carousel: '[data-component="carousel-controls"]',
  frame: '[data-frame]',
  chat: '[data-chat]',
  scripts: '[data-scripts]',
  notice: '[data-until]',
  player: '[data-player]',
  productWindow: '[data-window]',
  suggestions: '#suggestions',
} as const;

export function carousel(): void {
  moveCarousels();
  removeBrokenPictures();
}

export function frame(): void {
  prepareFrames();
  whenShown(openFrames);
}

export function chat(): void {
  whenShown(() => loadChatWhenIdle((host) => import(/* turbopackIgnore: true */ host.dataset.script ?? '')));
}

export function scripts(): void {
  whenShown(() =>
    whenParsed(() => {
      const { scripts: registered = '[]' } = document.querySelector<HTMLElement>('[data-scripts]')?.dataset ?? {};
      loadScripts(JSON.parse(registered));
    }),
  );
}

export function notice(): void {
  whenParsed(hideExpiredNotice);
}

export function suggestions(): void {
  whenParsed(() => suggestPages(location.pathname));
  console.warn(`404: no page at ${location.pathname}`);
}
