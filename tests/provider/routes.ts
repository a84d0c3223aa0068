import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { destinations, destinationUrl } from '../../lib/content';
import { fact } from '../../lib/content/load';
import { pages } from '../../lib/content/pages';
import { frameEmbeds } from '../../lib/embeds';
import { matchesOrigin } from '../../lib/origins';
import { controlPath, hostFirst } from './address';
import { chatLoader } from './chat';
import { formEmbed } from './form-embed';
import { chooseMode, control } from './modes';
import { browserCode, notice, respond, type Answer } from './page';
import { resourceAt } from './resource-files';
import { resources, typeface } from './resources';
import { widgetPage, type Visit } from './widget';

const scripts: Record<string, (visit: Visit) => string> = {
  formEmbedScript: ({ mode, options }) =>
    mode === 'silent' ? '' : browserCode(formEmbed, mode === 'healthy-new' ? 'new' : (options.build ?? 'old')),
  chatLoader: () => browserCode(chatLoader, resources, typeface),
};

/** Where the scripts of others come from (content/scripts.ts). */
const scriptSources = fact('scripts').flatMap(({ src = '', allows = [] }) => {
  const loaded = allows.filter((one) => one.for.includes('scripts')).map(({ from }) => from);
  return src.startsWith('https:') ? loaded.concat(new URL(src).origin) : loaded;
});
/** What the frames of pages show, by its address. */
const contracts = new Map(
  pages.flatMap((page) =>
    'frame' in page ? [[page.frame.destination as string, frameEmbeds[page.frame.kind].contract] as const] : [],
  ),
);

/** What a destination shows: `http://app.hearthline.example.localhost:3001/login` is `https://app.hearthline.example/login`. */
function destinationAt(visit: Visit): Answer {
  const { hostname, pathname } = visit.url;
  // The provider's own host has the pages of all accounts.
  const isOwnHost = hostname.includes('.leadconnectorhq.com.');
  const isHere = (url: URL) => (isOwnHost ? url.pathname === pathname : hostFirst(url) === hostFirst(visit.url));
  const [key, address] = Object.entries(destinations.links).find(([, { url }]) => isHere(new URL(url))) ?? [];
  if (!key || !address) return notice(404, 'Not a destination', 'The stand-in provider does not have this address.');
  const contract = contracts.get(destinationUrl(key));
  if (contract) return widgetPage(visit, contract);
  const script = scripts[key]?.(visit);
  if (script !== undefined) return { type: 'js', body: script };
  return notice(200, 'You have left the site', `Stand-in for ${key}: ${address.url}`);
}

/** The answer to a request for a page or a file, or undefined if there is none. */
async function answerTo(request: IncomingMessage, url: URL): Promise<Answer | undefined> {
  if (url.pathname === controlPath) return control(request);
  // Browsers ask first, because tests add a header.
  if (request.method === 'OPTIONS') return { type: 'html', body: '' };
  const resource = resourceAt(url);
  if (resource) return resource;
  // Scripts of others do nothing here.
  const origin = `https://${url.hostname.replace(/\.localhost$/, '')}`;
  if (scriptSources.some((source) => matchesOrigin(origin, source))) return { type: 'js', body: '' };
  const { mode, options } = chooseMode(request, url);
  const answer = destinationAt({ url, mode, options });
  switch (mode) {
    case 'refused':
      request.socket.destroy();
      return undefined;
    case 'hanging':
      return undefined;
    case 'slow':
      await wait(options.seconds * 1_000, undefined, { ref: false });
      return answer;
    case 'unframeable':
      return { ...answer, headers: { 'x-frame-options': 'DENY' } };
    case 'stalled':
      return { ...answer, isStalled: true };
    case 'redirected':
      return { status: 302, type: 'html', body: '', headers: { location: options.to ?? '' } };
    case '500':
    case '503':
      return notice(Number(mode), `Error ${mode}`, 'This error was requested from the stand-in provider.');
    default:
      return answer;
  }
}

/** Answers a request. Web pages cannot change modes: browsers ask before a `PUT`, and no answer allows it. */
export function handle(request: IncomingMessage, response: ServerResponse): void {
  const { url = '/', headers } = request;
  answerTo(request, new URL(url, `http://${headers.host}`)).then(
    (answer) => answer && respond(response, answer),
    (error: unknown) => respond(response, notice(500, 'The stand-in provider failed', String(error))),
  );
}
