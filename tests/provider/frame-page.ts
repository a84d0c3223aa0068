import { browserCode } from './browser-code';
import { absurdHeights } from './fault-messages';
import { forgerFrame } from './forger-page';
import { frameMessages } from './frame-messages';
import { escapeHtml, page, queryList } from './page';
import type { Answer } from './respond';
import type { Visit } from './visit';

interface Frame {
  visit: Visit;
  title: string;
  /** Markup between the heading and the query list. */
  body: string;
  /** Source of the page's own behaviour, which says what happened with `provider:say` (frame-messages.ts). */
  script: string;
  /** The id that the contract gives the iframe around this page, until the page around it says otherwise. */
  frameId: string;
  earlyContact: boolean;
}

/** The provider's account, as its messages name it. */
export const locationId = 'hL7standInLocation01';

/** `…/widget/booking/{id}` and `…/widget/form/{id}` */
export function widgetId({ url }: Visit): string {
  return url.pathname.split('/').at(-1) ?? '';
}

/** A calendar or form as a frame shows it, with the messages that the visit's mode asks for. */
export function framePage({ visit, title, body, script, frameId, earlyContact }: Frame): Answer {
  const { mode, options, url } = visit;
  const messages = browserCode(frameMessages, {
    widgetId: widgetId(visit),
    frameId,
    locationId,
    earlyContact,
    times: mode === 'noisy' ? (options.count ?? 200) : 1,
    heights: mode === 'oversized' ? absurdHeights : null,
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
${mode === 'forged' ? forgerFrame(url, frameId) : ''}
</main>`,
      scripts: mode === 'silent' ? [script] : [messages, script],
    }),
  };
}
