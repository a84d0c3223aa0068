import { whenIdle } from './moments';

/** The delay after the page's load event. By then the largest paint is done and does not compete with the chat. */
const delayAfterLoadMs = 1_000;

type ChatModule = { openChat: (host: HTMLElement) => void };

/** Loads the chat once the page has loaded and is idle. */
export function loadChatWhenIdle(load: (host: HTMLElement) => Promise<ChatModule>): void {
  const open = async () => {
    const host = document.querySelector<HTMLElement>('[data-chat]');
    // Without the script there is no chat. The rest of the page works.
    if (host)
      await load(host).then(
        ({ openChat }) => openChat(host),
        () => undefined,
      );
  };
  whenIdle(open, delayAfterLoadMs);
}
