import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import next from 'next';
import { tsImport } from 'tsx/esm/api';
import { publicPaths } from '../lib/content/schemas/public-paths';
import { encode, variantAt } from '../lib/pictures/encode';
import { contract, type Contract } from '../deploy/contract';

/**
 * `npm run dev`: the live preview. Next's development server notices every file that pages import. This one adds what Next
 * reads only once, or only from some files: which pages and pictures there are, and the redirects. `SITE_PORT` sets the port (default: 3000).
 */
const port = Number(process.env.SITE_PORT ?? 3000);
const folder = '.preview';
const redirectsFile = 'content/redirects.ts';
const intervalMs = 250;

process.env.NEXT_TELEMETRY_DISABLED = '1';

/** So long after a change pages are held back, so that a reload right after saving shows the change. */
const settleMs = 400;

const modified = (file: string) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`;

/** Pages and content. Lists are compared, because watching a folder recursively misses changes on some systems. */
const listFiles = () =>
  JSON.stringify([
    ...publicPaths,
    ...readdirSync('content', { recursive: true, encoding: 'utf8' }).map((name) => modified(`content/${name}`)),
  ]);

let listed = '';
let changedAt = 0;
let redirectsRead = '';
let redirects = new Map<string, string>();

/** A file that cannot be read is reported by the page. Until it is mended, the redirects before it stay. */
async function readRedirects(): Promise<void> {
  try {
    const file = (await tsImport(`../${redirectsFile}`, import.meta.url)) as {
      default: { from: string; to: string }[];
    };
    redirects = new Map(file.default.map(({ from, to }) => [from, to]));
  } catch (error) {
    console.error(`${redirectsFile}: ${String(error)}`);
  }
}

async function notice(): Promise<void> {
  const list = listFiles();
  if (list === listed) return;
  listed = list;
  writeFileSync(`${folder}/files.json`, list);
  changedAt = Date.now();
  const stamp = modified(redirectsFile);
  if (stamp !== redirectsRead) {
    redirectsRead = stamp;
    await readRedirects();
  }
}

mkdirSync(folder, { recursive: true });
await notice();

const server = createServer();
const preview = next({ dev: true, hostname: 'localhost', port, httpServer: server });
await preview.prepare();
const respond = preview.getRequestHandler();

async function settle(): Promise<void> {
  await notice();
  while (Date.now() - changedAt < settleMs) {
    await setTimeout(intervalMs / 5);
    await notice();
  }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  await settle();
  const target = redirects.get(pathname);
  // Temporary, because browsers keep permanent ones after the editor has removed them.
  if (target) response.writeHead(307, { Location: target + search }).end();
  else if (variantAt(pathname)) await answerPicture(pathname, response);
  else await respond(request, response);
}

/** The build writes a page's pictures as files; the preview makes each when it is asked for. */
async function answerPicture(address: string, response: ServerResponse): Promise<void> {
  const type = contract.types[extname(address).slice(1) as keyof Contract['types']];
  try {
    response.writeHead(200, { 'Content-Type': type }).end(await encode(address));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

server.on('request', (request, response) => void answer(request, response));
server.listen(port, () => {
  console.log(`Preview at http://localhost:${port}`);
  setInterval(() => void notice(), intervalMs);
});
