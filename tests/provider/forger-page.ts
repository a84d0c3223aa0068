import { browserCode } from './browser-code';
import { forgedMessages, postMessages } from './fault-messages';
import { page } from './page';
import type { Answer } from './respond';

export const forgerPath = '/stand-in/forger';

/** A nested frame from another origin: the same server with a host name that is not a destination. */
export function forgerFrame({ port }: URL, frameId: string): string {
  const other = new URL(forgerPath, `http://stranger.localhost:${port}`);
  other.searchParams.set('frame', frameId);
  return `<iframe src="${other}" title="A stranger’s frame" width="1" height="1" style="position:absolute;border:0"></iframe>`;
}

/** Sends forged messages to the top-level page ("Frame to page" in the provider's contract). */
export function forgerPage({ searchParams }: URL): Answer {
  const messages = forgedMessages(searchParams.get('frame') ?? '');
  const title = 'A stranger’s page';
  const scripts = [browserCode(postMessages, messages, 1, 'top')];
  return { type: 'html', body: page({ title, body: `<main><h1>${title}</h1></main>`, scripts }) };
}
