import { runFrame } from '@/components/embeds/frame';
import type { FrameHost } from '@/components/embeds/frame-state';
import { showConfirmation, wasDone } from '@/components/embeds/show-state';
import { takeAttribution, withAttribution, type Attribution } from './attribution';
import { startIsland } from './islands';
import { afterFirstPaint, whenParsed } from './moments';

/** Before the first paint: the plain link gives way to the frame, and a booking of before is confirmed again. */
export function prepareFrames(): void {
  document.documentElement.dataset.frames = '';
  whenParsed(() => wasDone() && showConfirmation());
}

/** Starts the island next to the frame. */
function startStatus(): void {
  const island = document.querySelector<HTMLElement>('[data-island="script"]');
  if (island) void startIsland(island);
}

/**
 * Tells other scripts of the page that the visitor has booked: the plan, and the campaign without the ids that networks give
 * to single visitors.
 */
function announceBooking({ plan, campaign }: Attribution): void {
  const named = campaign.filter(([name]) => name.startsWith('utm_') || name === 'ref');
  document.dispatchEvent(new CustomEvent('booking', { detail: { plan, campaign: Object.fromEntries(named) } }));
}

/**
 * Opens the page's frame after the first paint. Adds the attribution to the frame's address and to the plain link. The island
 * next to the frame starts when there is something to say.
 */
export function openFrames(): void {
  afterFirstPaint(() => {
    const host = document.querySelector<FrameHost>('[data-frame]');
    if (!host || host.running) return;
    const attribution = takeAttribution(host.dataset.plans?.split(' '));
    const address = withAttribution(host.dataset.src ?? '', attribution);
    host.dataset.src = address;
    for (const link of document.querySelectorAll('[data-frame-link]')) link.setAttribute('href', address);
    runFrame(host, startStatus, () => host.dataset.embed === 'calendar' && announceBooking(attribution));
  });
}
