import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';
import { compile } from 'tailwindcss';
import { answers } from './answers';
import { Refusal } from './files';
import { bodyOf, cookieOf, expectCookie, expectOwnPage, expectSameSite, isToken, type Guard } from './guard';
import { takePicture } from './pictures';

/**
 * Two addresses: the panel has one, and the preview, which the panel shows in a frame, another. So no script of a page reaches
 * the panel. The second passes everything on to the preview, and adds the script to its pages that talks with the panel.
 */

const mostText = 2 ** 20;
const mostPicture = 40 * 2 ** 20;

const hostsOf = (port: number) => `http://localhost:${port} http://127.0.0.1:${port}`;

const policyOf = (pagePort: number) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src data:; connect-src 'self'; frame-src ${hostsOf(pagePort)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

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
    entryPoints: ['edit/browser/main.tsx', 'edit/browser/frame.ts'],
    bundle: true,
    write: false,
    outdir: 'edit',
    minify: true,
    jsx: 'automatic',
    plugins: [tailwind],
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [path.replace(/^.*[\\/]/, ''), text]));
}

const shell = ({ key, pagePort }: Guard) => `<!doctype html>
<html lang="en" translate="no"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Edit</title>
<meta name="google" content="notranslate"><link rel="icon" href="data:,"><link rel="stylesheet" href="/_edit/main.css"></head>
<body data-key="${key}" data-pages="${pagePort}"><div id="edit"></div><script type="module" src="/_edit/main.js"></script></body></html>`;

function answerError(response: ServerResponse, error: unknown): void {
  const { message, status, details } =
    error instanceof Refusal ? error : new Refusal(error instanceof Error ? error.message : String(error), 500);
  if (!response.headersSent) response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify({ error: message, ...details }));
}

/** The guide, and what `npm run report` has written. */
async function answerDocument(name: string, response: ServerResponse): Promise<void> {
  if (name !== 'guide' && !existsSync(name)) throw new Refusal('There is no report yet.', 404);
  // Only here, because it reads Markdown.
  const content = name === 'guide' ? (await import('./guide')).guidePage() : readFileSync(name);
  response.writeHead(200, {
    'Content-Type': name.endsWith('.png') ? 'image/png' : 'text/html',
    'Content-Security-Policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
  });
  response.end(content);
}

const isPage = ({ headers }: IncomingMessage) => /^(?:document|iframe)$/.test(String(headers['sec-fetch-dest']));

/** What the preview answers; a page gets the script. */
function passTo(guard: Guard, previewPort: number, request: IncomingMessage, response: ServerResponse): void {
  const headers = { ...request.headers, host: `localhost:${previewPort}` };
  if (headers.origin) headers.origin = `http://localhost:${previewPort}`;
  delete headers.cookie;
  if (isPage(request)) delete headers['accept-encoding'];
  const { url: path, method } = request;
  const asked = ask({ host: '127.0.0.1', port: previewPort, path, method, headers }, (shown) => {
    const given = { ...shown.headers, 'content-security-policy': `frame-ancestors ${hostsOf(guard.port)}` };
    if (!isPage(request) || !/text\/html/.test(shown.headers['content-type'] ?? '')) {
      response.writeHead(shown.statusCode ?? 502, given);
      shown.pipe(response);
      return;
    }
    delete given['content-length'];
    response.writeHead(shown.statusCode ?? 502, given);
    const script = `<script src="/_edit/frame.js" data-panel="${guard.port}"></script>`;
    let start = '';
    let isAdded = false;
    shown.setEncoding('utf8').on('data', (chunk: string) => {
      start = isAdded ? chunk : start + chunk;
      if (!isAdded && !/<head[^>]*>/.test(start)) return;
      response.write(isAdded ? start : start.replace(/<head[^>]*>/, `$&${script}`));
      isAdded = true;
    });
    shown.on('end', () => response.end(isAdded ? '' : start));
  });
  asked.on('error', () => {
    if (!response.headersSent) response.writeHead(503, { 'Content-Type': 'text/html', Refresh: '2' });
    response.end('<!doctype html><p>The preview is starting …');
  });
  request.pipe(asked);
}

/** @returns servers that answer on this machine only, once they listen: of the panel, and of the pages */
export async function serveLayer(guard: Guard, previewPort: number): Promise<Server[]> {
  const files = await bundle();
  const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' };

  const isFile = (file: string, response: ServerResponse) => {
    if (!Object.hasOwn(files, file)) return false;
    response.writeHead(200, { 'Content-Type': types[file.replace(/^.*\./, '')] ?? 'text/plain' }).end(files[file]);
    return true;
  };

  async function answerOwn(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const file = pathname.replace('/_edit/', '');
    if (isFile(file, response)) return;
    if (file === '') {
      const policy = policyOf(guard.pagePort);
      const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' };
      response.writeHead(200, headers).end(shell(guard));
      return;
    }
    if (file === 'guide' || /^report\/[\w-]+\.(?:html|png)$/.test(file)) {
      await answerDocument(file, response);
      return;
    }
    expectOwnPage(guard, request);
    if (file === 'picture') {
      const name = decodeURIComponent(String(request.headers['x-name'] ?? ''));
      const taken = takePicture(name, String(request.headers['x-slot']), await bodyOf(request, mostPicture));
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(taken));
      return;
    }
    const find = Object.hasOwn(answers, file) ? answers[file as keyof typeof answers] : undefined;
    if (!find) throw new Refusal('There is no such thing to ask for.', 404);
    if (request.headers['content-type'] !== 'application/json') throw new Refusal('JSON is expected.', 415);
    const asked: unknown = JSON.parse((await bodyOf(request, mostText)).toString());
    if (typeof asked !== 'object' || asked === null) throw new Refusal('JSON with fields is expected.');
    const given = await find(asked as Record<string, unknown>);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(given ?? {}));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    expectSameSite(guard, guard.port, request);
    if (pathname === '/_edit/' && isToken(guard, searchParams.get('token'))) {
      response.writeHead(303, { 'Set-Cookie': cookieOf(guard), Location: '/_edit/' }).end();
      return;
    }
    expectCookie(guard, request);
    if (pathname.startsWith('/_edit/')) await answerOwn(pathname, request, response);
    else response.writeHead(303, { Location: `/_edit/#${pathname}` }).end();
  }

  function answerPage(request: IncomingMessage, response: ServerResponse): void {
    expectSameSite(guard, guard.pagePort, request);
    expectCookie(guard, request);
    if (request.url !== '/_edit/frame.js' || !isFile('frame.js', response))
      passTo(guard, previewPort, request, response);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => answerError(response, error));
  });
  const pages = createServer((request, response) => {
    try {
      answerPage(request, response);
    } catch (error) {
      answerError(response, error);
    }
  });
  pages.on('upgrade', (request, socket, head) => {
    try {
      expectSameSite(guard, guard.pagePort, request);
      expectCookie(guard, request);
    } catch {
      socket.destroy();
      return;
    }
    const passed = connect(previewPort, '127.0.0.1', () => {
      const headers = {
        ...request.headers,
        host: `localhost:${previewPort}`,
        origin: `http://localhost:${previewPort}`,
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
      passed.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      passed.write(head);
      passed.pipe(socket).pipe(passed);
    });
    passed.on('error', () => socket.destroy());
    socket.on('error', () => passed.destroy());
  });
  for (const [one, port] of [[server, guard.port] as const, [pages, guard.pagePort] as const])
    await new Promise<void>((done) => {
      one.listen(port, '127.0.0.1', done);
    });
  return [server, pages];
}
