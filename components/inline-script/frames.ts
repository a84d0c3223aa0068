import type { FrameHost } from '@/components/embeds/frame-host';
import { runFrame } from '@/components/embeds/run-frame';
import { showConfirmation, wasDone } from '@/components/embeds/show-state';
import { takeAttribution, withAttribution } from './attribution';
import { startIsland } from './islands';
import { afterFirstPaint, whenParsed } from './moments';

/** Before the first paint: the plain link gives way to the frame, and a booking of before is confirmed again. */
export function prepareFrames(): void {
  document.documentElement.dataset.frames = '';
  whenParsed(() => wasDone() && showConfirmation());
}

/**
 * Opens the page's frame after the first paint. Adds the attribution to the frame's address and to the plain link. The island
 * next to the frame starts when there is something to say.
 */
export function openFrames(): void {
  afterFirstPaint(() => {
    const host = document.querySelector<FrameHost>('[data-frame]');
    if (!host || host.running) return;
    const address = withAttribution(host.dataset.src ?? '', takeAttribution(host.dataset.plans?.split(' ')));
    host.dataset.src = address;
    for (const link of document.querySelectorAll('[data-frame-link]')) link.setAttribute('href', address);
    runFrame(host, () => {
      const island = document.querySelector<HTMLElement>('[data-island="script"]');
      if (island) void startIsland(island);
    });
  });
}
