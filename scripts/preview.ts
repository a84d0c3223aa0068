import { readdirSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { extname, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import next from 'next';
import { tsImport } from 'tsx/esm/api';
import { encode, variantAt } from '../lib/pictures/encode';
import { contract, type Contract } from '../deploy/contract';

/**
 * `npm run dev`: the live preview. Next's development server notices every file that pages import. This one adds what Next
 * reads only once, or not at all: which pages and pictures there are, and the redirects. `SITE_PORT` sets the port
 * (default: 3000).
 */
const port = Number(process.env.SITE_PORT ?? 3000);
const redirectsFile = 'content/redirects.ts';

/** So long after a change pages are held back, so that a reload right after saving shows the change. */
const settleMs = 400;

process.env.NEXT_TELEMETRY_DISABLED = '1';

const namesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
const allNames = () => [...namesIn('app'), ...namesIn('content')].join('\n');
const modified = (file: string) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`;

/** Pages and content. Lists are compared, because watching a folder recursively misses changes on some systems. */
const listFiles = () =>
  [...namesIn('app'), ...namesIn('content').map((name) => modified(`content/${name}`))].join('\n');

let listed = listFiles();
let names = allNames();
/** Whether a page could not be shown since the last change. */
let hasFailed = false;
let redirectsRead = '';
let redirects = new Map<string, string>();

/** A file that cannot be read is reported by the page. Until it is mended, the redirects before it stay. */
async function readRedirects(): Promise<void> {
  const stamp = modified(redirectsFile);
  if (stamp === redirectsRead) return;
  redirectsRead = stamp;
  try {
    const file = (await tsImport(`../${redirectsFile}`, import.meta.url)) as {
      default: { from: string; to: string }[];
    };
    redirects = new Map(file.default.map(({ from, to }) => [from, to]));
  } catch (error) {
    console.error(`${redirectsFile}: ${String(error)}`);
  }
}

const builtModules = resolve('.next/dev/server');
const { cache } = createRequire(import.meta.url);

/**
 * Makes Next run all modules again. By itself it keeps what a new page shares with others as it was before the change, and a
 * mistake in a list of files after it was mended. Next never lets go of the old ones, so this is only for such changes.
 */
function forgetModules(): void {
  for (const file of Object.keys(cache)) if (file.startsWith(builtModules)) Reflect.deleteProperty(cache, file);
}

/** Waits until changes have come to their end. */
async function settle(): Promise<void> {
  for (let list = listFiles(); list !== listed; list = listFiles()) {
    listed = list;
    await setTimeout(settleMs);
  }
}

let settling: Promise<void> | undefined;

/** All requests that come during a change wait for the same end of it. */
async function takeChanges(): Promise<void> {
  const before = listed;
  await settle();
  if (listed === before) return;
  await readRedirects();
  const present = allNames();
  if (hasFailed || present !== names) forgetModules();
  names = present;
  hasFailed = false;
}

await readRedirects();
const server = createServer();
const preview = next({ dev: true, hostname: 'localhost', port, httpServer: server });
await preview.prepare();
const respond = preview.getRequestHandler();

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.on('finish', () => (hasFailed ||= response.statusCode >= 500));
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  settling ??= takeChanges().finally(() => (settling = undefined));
  await settling;
  const target = redirects.get(pathname);
  // Temporary, because browsers keep permanent ones after the editor has removed them.
  if (target) response.writeHead(307, { Location: target + search }).end();
  else if (variantAt(pathname)) await answerPicture(pathname, response);
  else await respond(request, response);
}

/** The build writes a page's pictures as files; the preview makes each when it is asked for. */
async function answerPicture(address: string, response: ServerResponse): Promise<void> {
  const type = contract.types[extname(address).slice(1) as keyof Contract['types']];
  const picture = await encode(address);
  response.writeHead(200, { 'Content-Type': type }).end(picture);
}

server.on('request', (request, response) => {
  answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(port, () => console.log(`Preview at http://localhost:${port}`));
