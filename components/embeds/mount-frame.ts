export type FrameKind = 'calendar' | 'form';

/** What the provider's pages need. Left out: navigating this page without the visitor's doing. */
export const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals allow-top-navigation-by-user-activation';

type FrameOptions = { kind: FrameKind; address: string; title: string; height: number };

/** `…/widget/booking/abc` → `abc` */
function idIn(address: string): string {
  return new URL(address).pathname.split('/').at(-1) ?? '';
}

function formAttributes(id: string, { title, height }: FrameOptions): Record<string, string> {
  return {
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

/**
 * Puts a frame with the attributes of the provider's contract into a host element. The provider's script moves the frame
 * about in the document, so it must not be a node of the framework's.
 */
export function mountFrame(host: HTMLElement, options: FrameOptions): HTMLIFrameElement {
  const id = idIn(options.address);
  const frame = document.createElement('iframe');
  frame.id = options.kind === 'form' ? `inline-${id}` : `${id}_${Date.now()}`;
  frame.title = options.title;
  frame.setAttribute('sandbox', sandbox);
  frame.allow = 'payment; clipboard-read; clipboard-write';
  if (options.kind === 'form') {
    for (const [name, value] of Object.entries(formAttributes(id, options))) frame.setAttribute(name, value);
  }
  frame.src = options.address;
  host.replaceChildren(frame);
  return frame;
}
