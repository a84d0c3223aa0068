import { createServer, type ClientRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { basename, dirname, join } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { createProxyServer } from 'httpxy';
import { compile } from 'tailwindcss';
import { answers } from './answers';
import { Refusal } from './files';
import { bodyOf, cookieOf, expectCookie, expectOwnPage, expectSameSite, type Guard } from './guard';
import { takePicture } from './pictures';
import { isFields, messageOf } from './values';

/**
 * Two addresses: the panel has one, and the preview, which the panel shows in a frame, another. So no script of a page reaches
 * the panel. The second passes everything on to the preview, and adds the script to its pages that talks with the panel.
 */

const mostText = 2 ** 20;
const mostPicture = 40 * 2 ** 20;

const policyOf = (pagePort: number) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src data:; connect-src 'self'; frame-src http://localhost:${pagePort} http://127.0.0.1:${pagePort}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const sheetOf = (path: string) => ({ path, base: '', content: readFileSync(path, 'utf8') });

/** The panel’s styles are written with Tailwind’s names, as those of the site. */
const tailwind: Plugin = {
  name: 'tailwind',
  setup({ onLoad }) {
    onLoad({ filter: /main\.css$/ }, async ({ path }) => {
      const loadStylesheet = (name: string) => Promise.resolve(sheetOf(`node_modules/${name}`));
      const styles = await compile(sheetOf(path).content, { loadStylesheet });
      const used = readdirSync(dirname(path)).flatMap(
        (name) => readFileSync(join(dirname(path), name), 'utf8').match(/[^\s"'`]+/g) ?? [],
      );
      return { contents: styles.build(used), loader: 'css' };
    });
  },
};

async function bundle(): Promise<Record<string, string>> {
  const { outputFiles } = await build({
    entryPoints: ['main.tsx', 'frame.ts'].map((name) => fileURLToPath(new URL(`browser/${name}`, import.meta.url))),
    bundle: true,
    write: false,
    outdir: 'edit',
    minify: true,
    jsx: 'automatic',
    plugins: [tailwind],
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return Object.fromEntries(outputFiles.map((file) => [basename(file.path), file.text]));
}

const shell = ({ pagePort }: Guard) => `<!doctype html>
<html lang="en" translate="no"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Edit</title>
<meta name="google" content="notranslate"><link rel="icon" href="data:,"><link rel="stylesheet" href="/_edit/main.css"></head>
<body data-project="${encodeURIComponent(process.cwd())}" data-pages="${pagePort}"><div id="edit"></div><script type="module" src="/_edit/main.js"></script></body></html>`;

function answerError(response: ServerResponse, error: unknown): void {
  const { message, status, details } = error instanceof Refusal ? error : new Refusal(messageOf(error), 500);
  if (!response.headersSent) response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify({ error: message, ...details }));
}

const isPage = ({ headers }: IncomingMessage) => /^(?:document|iframe)$/.test(String(headers['sec-fetch-dest']));

/** Passes everything on to the preview. Its pages get the script that talks with the panel. */
function proxyTo(guard: Guard, previewPort: number) {
  const host = `localhost:${previewPort}`;
  const proxy = createProxyServer({ target: `http://127.0.0.1:${previewPort}` });
  const readdress = (asked: ClientRequest, { headers }: IncomingMessage) => {
    asked.setHeader('host', host);
    if (headers.origin) asked.setHeader('origin', `http://${host}`);
    asked.removeHeader('cookie');
  };
  proxy.on('proxyReqWs', readdress);
  proxy.on('proxyReq', (asked, request) => {
    readdress(asked, request);
    if (isPage(request)) asked.removeHeader('accept-encoding');
  });
  proxy.on('proxyRes', (shown, request, response) => {
    if (!isPage(request)) return;
    const { 'content-length': _length, ...headers } = shown.headers;
    response.writeHead(shown.statusCode ?? 502, headers);
    const script = `<script src="/_edit/frame.js" data-panel="${guard.port}"></script>`;
    const isHtml = /text\/html/.test(shown.headers['content-type'] ?? '');
    if (isHtml) void text(shown).then((page) => response.end(page.replace(/<head[^>]*>/, `$&${script}`)));
    else shown.pipe(response);
  });
  return proxy;
}

function answerLater(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(503, { 'Content-Type': 'text/html', Refresh: '2' });
  response.end('<!doctype html><p>The preview is starting …');
}

type Reply = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A server on this machine only, which says in words why it refuses something. */
async function listen(port: number, reply: Reply): Promise<Server> {
  const server = createServer((request, response) => {
    Promise.resolve()
      .then(() => reply(request, response))
      .catch((error: unknown) => answerError(response, error));
  });
  // A browser keeps connections for longer than the usual five seconds, and what it sends over an ended one is lost.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((done, fail) => {
    server.on('error', fail).listen(port, '127.0.0.1', done);
  });
  return server;
}

const endJson = (response: ServerResponse, given: unknown) =>
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(given ?? {}));

/** @returns the servers of the panel and of the pages, once they listen */
export async function serveEditor(guard: Guard, previewPort: number): Promise<Server[]> {
  const files = await bundle();

  function endFile(file: string, response: ServerResponse): void {
    const type = file.endsWith('.js') ? 'text/javascript' : 'text/css';
    response.writeHead(200, { 'Content-Type': type }).end(files[file]);
  }

  async function answerOwn(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (Object.hasOwn(files, name)) {
      endFile(name, response);
      return;
    }
    if (name === '') {
      const policy = policyOf(guard.pagePort);
      const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' };
      response.writeHead(200, headers).end(shell(guard));
      return;
    }
    expectOwnPage(request);
    const { headers } = request;
    if (name === 'picture') {
      const given = decodeURIComponent(String(headers['x-name'] ?? ''));
      endJson(response, takePicture(given, String(headers['x-use']), await bodyOf(request, mostPicture)));
      return;
    }
    if (!Object.hasOwn(answers, name)) throw new Refusal('There is no such thing to ask for.', 404);
    if (headers['content-type'] !== 'application/json') throw new Refusal('JSON is expected.', 415);
    const asked: unknown = JSON.parse((await bodyOf(request, mostText)).toString());
    if (!isFields(asked)) throw new Refusal('JSON with fields is expected.');
    endJson(response, await answers[name as keyof typeof answers](asked));
  }

  const panel = await listen(guard.port, async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    expectSameSite(guard, guard.port, request);
    if (pathname === '/_edit/' && searchParams.get('token') === guard.token) {
      response.writeHead(303, { 'Set-Cookie': cookieOf(guard), Location: '/_edit/' }).end();
      return;
    }
    expectCookie(guard, request);
    if (pathname.startsWith('/_edit/')) await answerOwn(pathname.slice('/_edit/'.length), request, response);
    else response.writeHead(303, { Location: `/_edit/#${pathname}` }).end();
  });
  const proxy = proxyTo(guard, previewPort);
  const pages = await listen(guard.pagePort, async (request, response) => {
    expectSameSite(guard, guard.pagePort, request);
    expectCookie(guard, request);
    if (request.url === '/_edit/frame.js') endFile('frame.js', response);
    else await proxy.web(request, response, { selfHandleResponse: isPage(request) }).catch(() => answerLater(response));
  });
  pages.on('upgrade', (request, socket, head) => {
    Promise.resolve()
      .then(() => {
        expectSameSite(guard, guard.pagePort, request);
        expectCookie(guard, request);
        return proxy.ws(request, socket as Socket, {}, head);
      })
      .catch(() => socket.destroy());
  });
  return [panel, pages];
}
