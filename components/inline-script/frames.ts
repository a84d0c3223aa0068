import { openFrame, type FrameHost } from '@/components/embeds/open-frame';
import { takeAttribution, withAttribution } from './attribution';
import { startIsland } from './islands';
import { afterFirstPaint } from './moments';

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}

/**
 * Opens the page's frame after the first paint and starts the island next to it. Adds the attribution to the frame's
 * address and to the plain link.
 */
export function openFrames(): void {
  afterFirstPaint(() => {
    const host = document.querySelector<FrameHost>('[data-frame]');
    if (!host || host.openedFrame) return;
    const address = withAttribution(host.dataset.src ?? '', takeAttribution(host.dataset.plans?.split(' ')));
    host.dataset.src = address;
    for (const link of document.querySelectorAll('[data-frame-link]')) link.setAttribute('href', address);
    openFrame(host);
    for (const island of document.querySelectorAll<HTMLElement>('[data-island="load"]')) {
      for (const file of island.dataset.preloads?.split(' ') ?? []) preload(file);
      void startIsland(island);
    }
  });
}
