/**
 * The id of the provider's script in the page. The script would add a style element with this id, which the policy blocks, and
 * skips it where the id exists. highlevel.css has equivalent styles.
 */
export const reservedId = 'embeddedIframes';

/** Whether a message of the frame says that the visitor has booked. Who may have sent it is checked before. */
export function isBooking(data: unknown): boolean {
  return Array.isArray(data) && data[0] === 'msgsndr-booking-complete';
}

/** The size of the chat's button, measured from the bottom right corner of the window. */
const cornerPx = 96;

/** What the chat's button must not cover: the hero, and what the page itself lets visitors press. */
const keptClear = 'main > :first-child, main :is(a, button, label), footer a';

/** Hides the chat's button on phones and tablets while it would cover something. */
function keepClear(host: HTMLElement): void {
  const covered = new Set<Element>();
  let observer: IntersectionObserver | undefined;
  const observe = () => {
    observer?.disconnect();
    covered.clear();
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) covered.add(target);
          else covered.delete(target);
        }
        host.toggleAttribute('data-covered', covered.size > 0);
      },
      { rootMargin: `${cornerPx - innerHeight}px 0px 0px ${cornerPx - innerWidth}px` },
    );
    for (const element of document.querySelectorAll(keptClear)) observer.observe(element);
  };
  // In the next frame, which lays out the page anyway: asking for the window's size before it would do so once more.
  requestAnimationFrame(observe);
  addEventListener('resize', observe);
}

/**
 * Loads the provider's chat. If it fails, no error is shown: 'Chat With Us' links to a calendar in any case.
 *
 * @param host carries the loader's data attributes (markup.tsx)
 */
export function openChat(host: HTMLElement): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = host.dataset.chat ?? '';
  // Beside the loader, as the provider's own snippet has it.
  script.dataset.resourcesUrl = new URL('chat-widget/loader.js', script.src).href;
  script.dataset.widgetId = host.dataset.widgetId;
  document.body.append(script);
  keepClear(host);
}
