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

/**
 * Loads the provider's chat. It is a convenience: when it does not come, nothing is said, and 'Chat With Us' leads to a
 * calendar anyway.
 *
 * @param host its data is what the loader asks for: components/embeds/chat.tsx
 */
export function openChat(host: HTMLElement): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = host.dataset.chat ?? '';
  script.dataset.resourcesUrl = host.dataset.resourcesUrl;
  script.dataset.widgetId = host.dataset.widgetId;
  document.body.append(script);
  keepClearOfButtons(host);
}
