import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { destinations, destinationUrl } from '../../lib/content';
import { fact } from '../../lib/content/load';
import { pages } from '../../lib/content/pages';
import { matchesOrigin } from '../../lib/origins';
import { hostFirst } from '../../lib/stand-in';
import { typefaceFile, typefaces } from '../../lib/typefaces';
import { chatLoader, chatProgram } from './chat';
import { formEmbed } from './form-embed';
import { chooseMode, control, controlPath, untilReset, type Mode } from './modes';
import { browserCode, notice, page, respond, type Answer } from './page';
import { resourceNameOf, resources, typeface, type ResourceName } from './resources';
import { widgetPage } from './widget';

const scripts: Record<string, (mode: Mode) => string> = {
  formEmbedScript: (mode) => browserCode(formEmbed, mode === 'healthy-new' ? 'new' : 'old'),
  chatLoader: () => browserCode(chatLoader, resources, typeface),
};

/** Where the scripts of others come from (content/scripts.ts). */
const scriptSources = fact('scripts').flatMap(({ src = '', allows = [] }) => {
  const loaded = allows.filter((one) => one.for.includes('scripts')).map(({ from }) => from);
  return src.startsWith('https:') ? loaded.concat(new URL(src).origin) : loaded;
});
/** What the frames of pages show, by its address. */
const frames = new Map(
  pages.flatMap((one) => ('frame' in one ? [[one.frame.destination as string, one.frame.kind] as const] : [])),
);

/** A sound: the head of a WAV file of 160 bytes, and silence. */
const head = Buffer.from('UklGRsQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YaAAAAA=', 'base64');
const sound = Buffer.concat([head, Buffer.alloc(160, 0x80)]);

/** Runs in the nested frame: it tells the page around it that the visitor is a person. */
function passCheck(): void {
  window.parent.postMessage(['stand-in-check-passed'], '*');
}

const files: Partial<Record<ResourceName, () => Answer>> = {
  program: () => ({ type: 'js', body: browserCode(chatProgram, resources) }),
  settings: () => ({ type: 'json', body: JSON.stringify({ greeting: 'We answer within the hour.' }) }),
  sound: () => ({ type: 'wav', body: sound }),
  typeface: () => ({
    type: 'css',
    body: `@font-face { font-family: '${typeface}'; font-weight: 300 900; font-display: optional; src: url('${resources.font}') format('woff2') }`,
  }),
  font: () => ({ type: 'woff2', body: readFileSync(typefaceFile(typefaces.body)) }),
  portrait: () => ({
    type: 'svg',
    body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="#0f766e"/></svg>',
  }),
  check: () => ({ type: 'html', body: page({ title: 'Check', body: '', script: browserCode(passCheck) }) }),
};

/** The file of the chat or of a frame at an address, if there is one. */
function resourceAt(url: URL): Answer | undefined {
  const name = resourceNameOf(url);
  return name && files[name]?.();
}

/** What a destination shows: `http://app.hearthline.example.localhost:3001/login` is `https://app.hearthline.example/login`. */
function destinationAt(visited: URL, mode: Mode): Answer {
  const isHere = (address: string) => hostFirst(new URL(address)) === hostFirst(visited);
  const [key, address] = Object.entries(destinations.links).find(([, { url }]) => isHere(url)) ?? [];
  if (!key || !address) return notice(404, 'Not a destination', 'The stand-in provider does not have this address.');
  const kind = frames.get(destinationUrl(key));
  if (kind) return widgetPage(visited, kind);
  const script = scripts[key]?.(mode);
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
  const mode = chooseMode(request, url);
  if (mode === 'slow') await untilReset(request);
  if (mode === '500') return notice(500, 'Error 500', 'This error was requested from the stand-in provider.');
  if (mode !== 'refused') return destinationAt(url, mode);
  request.socket.destroy();
  return undefined;
}

/** Answers a request. Web pages cannot change modes: browsers ask before a `PUT`, and no answer allows it. */
export function handle(request: IncomingMessage, response: ServerResponse): void {
  const { url = '/', headers } = request;
  answerTo(request, new URL(url, `http://${headers.host}`)).then(
    (answer) => answer && respond(response, answer),
    (error: unknown) => respond(response, notice(500, 'The stand-in provider failed', String(error))),
  );
}
