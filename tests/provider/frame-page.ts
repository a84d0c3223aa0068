import { browserCode } from './browser-code';
import { invalidHeights } from './fault-messages';
import { forgerFrame } from './forger-page';
import { frameMessages } from './frame-messages';
import { escapeHtml, page, queryList } from './page';
import { frameResources, loadFrameResources } from './frame-resources';
import { resources } from './resources';
import type { Answer } from './respond';
import type { Visit } from './visit';

interface Frame {
  visit: Visit;
  title: string;
  /** Markup between the heading and the query list. */
  body: string;
  /** The page's script. It sends messages with a `provider:say` event (frame-messages.ts). */
  script: string;
  /** The iframe's default id in the contract, until the embedding page sends another one. */
  frameId: string;
  earlyContact: boolean;
}

/** The provider's account id in messages. */
export const locationId = 'hL7standInLocation01';

/** `…/widget/booking/{id}` and `…/widget/form/{id}` */
export function widgetId({ url }: Visit): string {
  return url.pathname.split('/').at(-1) ?? '';
}

/** A calendar or form page that sends the messages of the visit's mode. */
export function framePage({ visit, title, body, script, frameId, earlyContact }: Frame): Answer {
  const { mode, options, url } = visit;
  const messages = browserCode(frameMessages, {
    widgetId: widgetId(visit),
    frameId,
    locationId,
    earlyContact,
    times: mode === 'noisy' ? (options.count ?? 200) : 1,
    heights: mode === 'oversized' ? invalidHeights : null,
  });
  return {
    type: 'html',
    body: page({
      title,
      body: `<main aria-label="Provider’s page">
<h1>${escapeHtml(title)}</h1>
<noscript><p>This page needs JavaScript, like the provider’s own.</p></noscript>
${body}
${queryList(url)}
${frameResources}
${mode === 'forged' ? forgerFrame(url, frameId) : ''}
</main>`,
      scripts: [...(mode === 'silent' ? [] : [messages]), script, browserCode(loadFrameResources, resources)],
    }),
  };
}
