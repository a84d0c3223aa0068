import type { Booking } from '@/lib/content/schemas/booking';
import { frameEmbeds } from '@/lib/embeds';

/** What the provider's pages need. They must not navigate this page without a user action. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals allow-top-navigation-by-user-activation';

/** `…/widget/booking/abc` → `abc` */
function idIn(address: string): string {
  return new URL(address).pathname.split('/').at(-1) ?? '';
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

/** All attributes of the provider's iframe except `src`. A calendar's id is completed when the frame is opened. */
export function frameAttributes(frame: Booking['frame'], address: string): Record<string, string> {
  const id = idIn(address);
  return {
    title: frame.title,
    sandbox,
    allow: 'payment; clipboard-read; clipboard-write',
    ...(frameEmbeds[frame.kind].contract === 'form' ? formAttributes(id, frame) : { id: `${id}_` }),
  };
}
