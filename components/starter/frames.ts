import { openFrame, type FrameHost } from '@/components/embeds/open-frame';
import { takeAttribution, withAttribution } from './attribution';
import { startIsland } from './islands';
import { afterFirstPaint } from './moments';

/**
 * Opens the page's frame as soon as the page is on the screen, with the attribution, which the plain link gets too. Then
 * starts the island beside it.
 */
export function openFrames(): void {
  afterFirstPaint(() => {
    const host = document.querySelector<FrameHost>('[data-frame]');
    if (!host || host.openedFrame) return;
    const address = withAttribution(host.dataset.src ?? '', takeAttribution());
    host.dataset.src = address;
    for (const link of document.querySelectorAll('[data-frame-link]')) link.setAttribute('href', address);
    openFrame(host);
    for (const island of document.querySelectorAll<HTMLElement>('[data-island="load"]')) void startIsland(island);
  });
}
