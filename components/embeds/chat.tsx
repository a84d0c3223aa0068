import { destinationUrl } from '@/content/destination-url';
import { destinations } from '@/content/destinations';
import { ChatWidget } from './chat-widget';

/** The provider's chat, on the pages that have one. */
export function Chat() {
  return <ChatWidget loaderAddress={destinationUrl('chatLoader')} widgetId={destinations.chatWidget.id} />;
}
