import { findFrame, loadScript, sayFailure } from '@/components/embeds/frame';
import { isBooking } from '@/components/embeds/provider';
import { matchesOrigin } from '@/lib/origins';
import { takeAttribution, withAttribution, type Attribution } from './attribution';
import { startIsland } from './islands';
import { whenParsed } from './moments';

/** How far from the window a frame is opened. */
const near = '1000px';

/** Says what follows a booking. */
function showConfirmation(): HTMLElement | null {
  const part = document.querySelector<HTMLElement>('[data-confirmation]');
  if (part) part.hidden = false;
  return part;
}

/** Keeps in the history entry that the visitor has booked, for a reload and for Back. */
function rememberBooking(): void {
  try {
    history.replaceState({ ...history.state, booked: true }, '');
  } catch {
    // Browsers throw after many changes in a short time.
  }
}

/** Before the first paint: a booking of before is confirmed again. */
export function confirmAgain(): void {
  whenParsed(() => history.state?.booked && showConfirmation());
}

/**
 * Tells other scripts of the page that the visitor has booked: the plan, and the campaign without the ids that networks give
 * to single visitors.
 */
function announceBooking({ plan, campaign }: Attribution): void {
  const named = campaign.filter(([name]) => name.startsWith('utm_') || name === 'ref');
  document.dispatchEvent(new CustomEvent('booking', { detail: { plan, campaign: Object.fromEntries(named) } }));
}

/** Calls `run` at the first message from the frame's own window, and from an origin that it may lead to, that says so. */
function whenBooked(frame: HTMLIFrameElement, run: () => void): void {
  const origins = frame.dataset.origins?.split(' ') ?? [];
  const heard = new AbortController();
  const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || !isBooking(data)) return;
    if (!origins.some((expression) => matchesOrigin(origin, expression))) return;
    heard.abort();
    run();
  };
  addEventListener('message', hear, { signal: heard.signal });
}

/** Marks the frame once the visitor has focused it. */
function markUse(frame: HTMLIFrameElement): void {
  const look = () => {
    if (document.activeElement !== frame) return;
    frame.dataset.used = '';
    frame.dispatchEvent(new Event('used'));
  };
  // Firefox moves the focus after the event.
  addEventListener('blur', () => setTimeout(look));
}

/** Loads the island that asks for the provider's script again. If it does not come either, nothing will. */
async function askAgain(frame: HTMLIFrameElement): Promise<void> {
  frame.dataset.failed = '';
  const island = document.querySelector<HTMLElement>('[data-island="script"]');
  if (island) await startIsland(island);
  if (island?.dataset.hydrated === undefined) sayFailure();
}

function open(frame: HTMLIFrameElement, address: string): void {
  const progress = frame.closest('.provider-embed')?.querySelector('progress');
  progress?.setAttribute('data-state', 'loading');
  frame.addEventListener('load', () => progress?.setAttribute('data-state', 'complete'));
  frame.src = address;
  markUse(frame);
  // After the frame's request.
  loadScript(frame).catch(() => askAgain(frame));
}

/**
 * Opens the page's frame after the first paint, once it is near. The plain link has the same address, with the attribution, in
 * any case.
 */
export function openFrames(): void {
  whenParsed(() => {
    const frame = findFrame();
    if (!frame || frame.src) return;
    let address = '';
    const observer = new IntersectionObserver(
      (entries) => {
        // The first time is the task after the paint, wherever the frame is.
        if (!address) {
          const attribution = takeAttribution(frame.dataset.plans?.split(' '));
          address = withAttribution(frame.dataset.src ?? '', attribution);
          for (const link of document.querySelectorAll('[data-frame-link]')) link.setAttribute('href', address);
          whenBooked(frame, () => {
            rememberBooking();
            showConfirmation()?.scrollIntoView({ block: 'nearest' });
            announceBooking(attribution);
          });
        }
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        open(frame, address);
      },
      { rootMargin: near },
    );
    observer.observe(frame);
  });
}
