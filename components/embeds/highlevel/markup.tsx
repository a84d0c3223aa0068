import type { ReactNode } from 'react';
import { addresses, destinations } from '@/lib/content';
import type { Booking } from '@/lib/content/schemas/booking';
import type { EmbedName } from '@/lib/embeds';
import './highlevel.css';

/* What the provider's scripts look for in the document. */

/** `…/widget/booking/abc` → `abc` */
function idIn(address: string): string {
  return new URL(address).pathname.split('/').findLast(Boolean) ?? '';
}

/** The attributes that the provider's contract requires on a form's iframe. */
function formAttributes(id: string, { title, height }: Booking['frame']): Record<string, string> {
  return {
    id: `inline-${id}`,
    'data-layout-iframe-id': `inline-${id}`,
    'data-layout': "{'id':'INLINE'}",
    'data-trigger-type': 'alwaysShow',
    'data-trigger-value': '',
    'data-activation-type': 'alwaysActivated',
    'data-activation-value': '',
    'data-deactivation-type': 'neverDeactivate',
    'data-deactivation-value': '',
    'data-form-name': title,
    'data-height': String(height),
    'data-form-id': id,
  };
}

/** The attributes of the iframe by which the provider's script knows it. In a calendar's id a time follows its own. */
export function providerAttributes(frame: Booking['frame'], address: string): Record<string, string> {
  const id = idIn(address);
  return frame.kind === 'form' ? formAttributes(id, frame) : { id: `${id}_0` };
}

/** The script would otherwise create these two elements and move a form's frame into them, which reloads it. */
export function FormWrappers({ frameId, children }: { frameId: string; children: ReactNode }) {
  return (
    <div id={`${frameId}-div`} className="ep-iFrameContainer">
      <div id={`${frameId}-wrapper`} className="ep-wrapper">
        {children}
      </div>
    </div>
  );
}

/**
 * Holds the data for the loader of the chat. The inline script opens the chat once the page is idle
 * (components/inline-script/chat.ts), using a script whose address the build adds (scripts/build/inline-script.ts).
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
