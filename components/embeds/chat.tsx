import { addresses, destinations } from '@/lib/content';
import type { EmbedName } from '@/lib/embeds';

/**
 * Holds the data for the loader of the provider's chat. The inline script opens the chat once the page is idle
 * (components/inline-script/chat.ts), using a script whose address the build adds (scripts/build/chat.ts).
 */
export function Chat() {
  return (
    <div
      hidden
      className="chat-host"
      data-embed={'chat' satisfies EmbedName}
      data-chat={addresses.chatLoader}
      data-widget-id={destinations.chatWidget.id}
    />
  );
}
