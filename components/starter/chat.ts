/** Milliseconds after the page has loaded: the largest paint is over, and no longer competes with the chat. */
const settledAfterMs = 1_000;
/** Milliseconds after which the chat loads even if the page never falls idle. */
const latestStartMs = 5_000;

type ChatModule = { openChat: (host: HTMLElement) => void };

/**
 * Loads the chat once the page has loaded and fallen idle.
 *
 * @param load asks for the chat's own script, which is not part of the page
 */
export function loadChatWhenIdle(load: (host: HTMLElement) => Promise<ChatModule>): void {
  const open = async () => {
    const host = document.querySelector<HTMLElement>('[data-chat]');
    // Without the script there is no chat, and nothing else is missing.
    if (host)
      await load(host).then(
        ({ openChat }) => openChat(host),
        () => undefined,
      );
  };
  const whenIdle = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(open, { timeout: latestStartMs });
    else setTimeout(open, latestStartMs);
  };
  const whenLoaded = () => setTimeout(whenIdle, settledAfterMs);
  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded);
}
