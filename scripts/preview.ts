import './preview/with-content';
import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { extname, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build } from 'esbuild';
import next from 'next';
import { tsImport } from 'tsx/esm/api';
import { encode, variantAt } from '../lib/pictures/encode';
import { contract, type Contract } from '../deploy/contract';
import { expectFreePorts } from './preview/ports';
import { placesOf } from './preview/match';

/**
 * `npm run dev`: the live preview. Next's development server notices every file that pages import. This one adds what Next
 * reads only once, or not at all: which pages and pictures there are, and the redirects. `SITE_PORT` sets the port
 * (default: 3000).
 *
 * A mistake in content stops nothing: pages show what was in order before, and a bar says what is wrong.
 */
const port = Number(process.env.SITE_PORT ?? 3000);
await expectFreePorts(port);
const redirectsFile = 'content/redirects.ts';

/** So long after a change pages are held back, so that a reload right after saving shows the change. */
const settleMs = 400;

process.env.NEXT_TELEMETRY_DISABLED = '1';

const namesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
const modified = (file: string) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`;

/** Pages and content. Lists are compared, because watching a folder recursively misses changes on some systems. */
const listFiles = () =>
  [...namesIn('app'), ...namesIn('content').map((name) => modified(`content/${name}`))].join('\n');

let listed = listFiles();
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
  // The bundler does not see content: lib/content/files.ts.
  forgetModules();
  version += 1;
}

/** Pages that wait for what is new. */
const listeners = new Set<ServerResponse>();
const tell = (event: string, data: unknown) => {
  for (const listener of listeners) listener.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
};

/** How often content has changed: a page that was made before a change is told of it as soon as it listens. */
let version = 0;
let mistakes: string[] = [];

/** What `npm run check:content` says, in a process of its own, which reads everything anew. */
function check(): Promise<void> {
  return new Promise((done) => {
    const env = { ...process.env, NODE_NO_WARNINGS: '1' };
    const checking = spawn(process.execPath, ['--import', 'tsx', 'scripts/check-content.ts'], { env });
    const found: string[] = [];
    checking.stdout.setEncoding('utf8').on('data', (text: string) => {
      const notice = text.replace('Content is in order.', '').trim();
      if (notice !== '') console.log(notice);
    });
    checking.stderr.setEncoding('utf8').on('data', (text: string) => found.push(text));
    checking.on('close', (status) => {
      const lines = status === 0 ? [] : found.join('').trim().split('\n');
      if (lines.join('\n') !== mistakes.join('\n')) {
        console.log(lines.length === 0 ? 'Content is in order.' : lines.slice(0, 10).join('\n'));
      }
      mistakes = lines;
      tell('mistakes', mistakes);
      done();
    });
  });
}

/** Looks for changes, tells pages of them, and then what is wrong with them. Requests notice changes as well. */
async function watch(): Promise<void> {
  let told = version;
  let checking = check();
  for (;;) {
    await setTimeout(settleMs / 2);
    if (listFiles() !== listed) {
      settling ??= takeChanges().finally(() => (settling = undefined));
      await settling;
    }
    if (version === told) continue;
    told = version;
    tell('change', '');
    checking = checking.then(check);
  }
}

const { outputFiles } = await build({ entryPoints: ['scripts/preview/bar.ts'], bundle: true, write: false });
const bar = outputFiles[0]?.text ?? '';

/** The preview's own addresses. @returns whether it is one */
async function answerOwn(
  { pathname, search }: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (pathname === '/_preview/bar.js') response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(bar);
  else if (pathname === '/_preview/events') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(`event: mistakes\ndata: ${JSON.stringify(mistakes)}\n\n`);
    if (search !== `?${version}`) response.write('event: change\ndata: \n\n');
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  } else if (pathname === '/_preview/open' && request.headers.origin === `http://${request.headers.host}`) {
    const { path, text } = (await new Response(request as never).json()) as { path: string; text: string };
    const [place] = placesOf(path, [text]).flat();
    const query = place && new URLSearchParams({ file: place.file, line1: String(place.line), column1: '1' });
    const opened = query && (await fetch(`http://localhost:${port}/__nextjs_launch-editor?${query}`));
    response.writeHead(opened?.status ?? 404).end();
  } else return false;
  return true;
}

/** Collects a page, and adds the script of the bar to it. A page that fails is shown as it was the last time. */
function withBar(pathname: string, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  const script = `<script src="/_preview/bar.js" async data-version="${version}"></script>`;
  const { write, end } = response;
  const isPage = () => String(response.getHeader('Content-Type')).startsWith('text/html');
  const take = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as Uint8Array));
  };
  const { writeHead } = response;
  response.writeHead = (...args: unknown[]) => {
    response.removeHeader('Content-Length');
    Reflect.apply(writeHead, response, args);
    return response;
  };
  response.write = (...args: unknown[]) => {
    if (!isPage()) return Reflect.apply(write, response, args) as boolean;
    take(args[0]);
    return true;
  };
  response.end = (...args: unknown[]) => {
    if (!isPage()) return Reflect.apply(end, response, args) as ServerResponse;
    take(args[0]);
    const page = Buffer.concat(chunks).toString();
    if (response.statusCode === 200) lastPages.set(pathname, page);
    const shown = response.statusCode >= 500 ? (lastPages.get(pathname) ?? page) : page;
    return Reflect.apply(end, response, [shown.replace(/<head\b[^>]*>/, `$&${script}`)]) as ServerResponse;
  };
}
const lastPages = new Map<string, string>();

await readRedirects();
const server = createServer();
const preview = next({ dev: true, hostname: 'localhost', port, httpServer: server });
await preview.prepare();
const respond = preview.getRequestHandler();

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const { pathname, search } = url;
  if (await answerOwn(url, request, response)) return;
  settling ??= takeChanges().finally(() => (settling = undefined));
  await settling;
  const target = redirects.get(pathname);
  // Temporary, because browsers keep permanent ones after the editor has removed them.
  if (target) response.writeHead(307, { Location: target + search }).end();
  else if (variantAt(pathname)) await answerPicture(pathname, response);
  else {
    if (request.headers['sec-fetch-dest'] === 'document' || request.headers['sec-fetch-dest'] === 'iframe') {
      delete request.headers['accept-encoding'];
      withBar(pathname, response);
    }
    await respond(request, response);
  }
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
server.listen(port, process.env.PREVIEW_HOST, () => console.log(`Preview at http://localhost:${port}`));
void watch();
