import { addresses } from '@/lib/content/destinations';
import { destinations } from '@/lib/content/destinations';

/**
 * The provider's chat: the data for its loader. The starter opens it once the page is idle (components/starter/chat.ts), with
 * a script whose address the build adds (scripts/build/chat.ts).
 */
export function Chat() {
  const loader = addresses.chatLoader;
  return (
    <div
      hidden
      className="chat-host"
      data-chat={loader}
      data-resources-url={new URL('chat-widget/loader.js', loader).href}
      data-widget-id={destinations.chatWidget.id}
    />
  );
}
