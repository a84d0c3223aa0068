import { afterFirstPaint } from './moments';

/** Milliseconds after the page has loaded when the chat loads even if the page never falls idle. */
const latestStartMs = 5_000;
/** Pixels from the bottom right corner of the window that the chat's button takes. */
const cornerPx = 96;

/** Hides the chat's button on a phone while one of the page's own buttons is under it. */
function keepClearOfButtons(host: HTMLElement): void {
  const covered = new Set<Element>();
  let observer: IntersectionObserver | undefined;
  const observe = () => {
    observer?.disconnect();
    covered.clear();
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) covered[isIntersecting ? 'add' : 'delete'](target);
        host.toggleAttribute('data-covered', covered.size > 0);
      },
      { rootMargin: `${cornerPx - innerHeight}px 0px 0px ${cornerPx - innerWidth}px` },
    );
    for (const button of document.querySelectorAll('main a, main button, footer a')) observer.observe(button);
  };
  observe();
  addEventListener('resize', observe);
}

function load(host: HTMLElement): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = host.dataset.chat ?? '';
  script.dataset.resourcesUrl = host.dataset.resourcesUrl;
  script.dataset.widgetId = host.dataset.widgetId;
  document.body.append(script);
  keepClearOfButtons(host);
}

function loadWhenIdle(): void {
  const host = document.querySelector<HTMLElement>('[data-chat]');
  if (!host) return;
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => load(host), { timeout: latestStartMs });
  else setTimeout(() => load(host), latestStartMs);
}

/**
 * Loads the provider's chat once the page has loaded and fallen idle: before that it would compete with the page's own
 * files. It is a convenience: when it does not come, nothing is said, and 'Chat With Us' leads to a calendar anyway.
 */
export function loadChat(): void {
  if (document.readyState === 'complete') afterFirstPaint(loadWhenIdle);
  else addEventListener('load', () => afterFirstPaint(loadWhenIdle));
}
