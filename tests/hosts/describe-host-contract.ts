import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { contract } from '../../deploy/contract';
import { markdownPathOf } from '../../lib/markdown-path';
import { publicFiles } from '../../lib/content/public-files';
import { pagePaths } from '../site/exported-site';
import { ask, type Reply } from './ask';
import { folder, start, type Engine, type HostPromise, type Running } from './engine';

const compressedFile = /\.(?:gz|br)$/;
const hostFileNames = new Set(['_headers', '_redirects', '.assetsignore']);
const served = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !compressedFile.test(entry.name) && !hostFileNames.has(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length));
const hashed = served.filter((path) => path.startsWith(contract.caching.hashedFolder));
const islands = hashed.filter((path) => path.startsWith(`${contract.caching.hashedFolder}islands/`));
const texts = ['/', '/pricing', '/pricing.md', '/pricing.json', '/llms.txt', '/robots.txt', '/sitemap.xml'];
const permanent = 301;
const redirected = [301, 302, 307, 308];

function location({ headers }: Reply): string {
  const { pathname, search } = new URL(headers.location ?? '', 'http://host');
  return headers.location?.startsWith('//') ? headers.location : pathname + search;
}

test('the exported redirect pages redirect and send no referrer', () => {
  for (const { from, to } of contract.redirects) {
    const page = readFileSync(join(folder, `${from}.html`), 'utf8');
    expect(page).toContain('<meta name="referrer" content="no-referrer">');
    expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
    expect(page).toContain(`location.replace("${to}"+location.search+location.hash)`);
  }
});

/** The tests that every server must pass. The reporter prints a table of them, with the reasons of differences. */
export function describeHostContract(engine: Engine): void {
  let running: Running;
  const get = (path: string, headers?: Record<string, string>) => ask(running.origin, path, headers);
  const promise = (name: HostPromise, title: string, check: () => Promise<void>) => {
    if (engine.differences?.[name] === undefined) test(title, { annotation: { type: name } }, check);
  };

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    running = await start(engine);
  });
  test.afterAll(() => running?.stop());

  promise('every page', 'all paths respond with 200 and their page', async () => {
    for (const path of pagePaths) {
      const { status, text } = await get(path);
      expect(status, path).toBe(200);
      expect(text, path).toBe(readFileSync(join(folder, path === '/' ? 'index.html' : `${path}.html`), 'utf8'));
    }
  });

  promise('not found', 'unknown paths respond with 404 and the not-found page', async () => {
    const page = readFileSync(join(folder, '404.html'), 'utf8');
    const paths = ['/no-such-page', '/industries', '/industries/no-such', '/pricing/more'];
    const unknownFiles = ['/no-such.txt', '/no-such.md', '/industries.md', '/no-such.json'];
    // Files that Next's router would request.
    const payloads = ['/pricing.txt', '/calendar.txt', '/index.txt', '/pricing/__next._tree.txt'];
    for (const path of [...paths, ...unknownFiles, ...payloads]) {
      const { status, headers, text } = await get(path);
      expect(status, path).toBe(404);
      expect(headers['content-type'], path).toMatch(/^text\/html/);
      expect(headers.link, path).toBeUndefined();
      expect(text, path).toBe(page);
    }
  });

  promise(
    'redirects in one hop',
    'redirects are permanent, take one hop from every variant, and keep the query',
    async () => {
      for (const { from, to } of contract.redirects) {
        for (const variant of [from, `${from}/`, `${from}.html`]) {
          const reply = await get(`${variant}?utm_source=a&ref=b`);
          expect(reply.status, variant).toBe(permanent);
          expect(location(reply), variant).toBe(`${to}?utm_source=a&ref=b`);
        }
        const bare = await get(from);
        expect(location(bare)).toBe(to);
        expect(bare.headers.location).not.toContain('?');
      }
    },
  );

  promise('clean addresses', 'trailing slashes and .html redirect to the clean address in one hop', async () => {
    for (const path of pagePaths.filter((one) => one !== '/')) {
      for (const variant of [`${path}/`, `${path}.html`]) {
        const reply = await get(variant);
        expect(redirected, variant).toContain(reply.status);
        expect(location(reply), variant).toBe(path);
      }
    }
    const home = await get('/index.html?ref=a');
    expect(redirected).toContain(home.status);
    expect(location(home)).toBe('/?ref=a');
  });

  promise('own site only', 'no path redirects to another site', async () => {
    const attacks = [
      '//evil.example/',
      '//evil.example/.html',
      '/%2f/evil.example/',
      '/\\evil.example/',
      '/a%0d%0aX-Evil:1/',
    ];
    for (const path of [...attacks, '//evil.example/..%2f', '/%5Cevil.example.html']) {
      const { headers } = await get(path);
      expect(headers['x-evil'], path).toBeUndefined();
      const target = new URL(headers.location ?? '/', running.origin);
      expect(target.origin, path).toBe(new URL(running.origin).origin);
    }
  });

  promise('security headers', 'every response has the security headers', async () => {
    for (const path of [
      '/',
      '/schedule',
      '/robots.txt',
      '/no-such-page',
      '/icon.svg',
      '/favicon.ico',
      islands[0] ?? '',
    ]) {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries(contract.headers)) {
        expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
      }
    }
  });

  promise('caching', 'hashed files are cached permanently, everything else is revalidated', async () => {
    expect(islands.length).toBeGreaterThan(10);
    expect(hashed.filter((path) => /(?<!-extended-\w+)\.woff2$/.test(path))).toHaveLength(2);
    for (const path of hashed) {
      expect((await get(path)).headers['cache-control'], path).toBe(contract.caching.hashed);
    }
    for (const path of [...texts, '/icon.svg', '/favicon.ico', '/no-such-page']) {
      expect((await get(path)).headers['cache-control'], path).toMatch(/max-age=0, must-revalidate|no-store/);
    }
  });

  promise('missing files', 'the 404 of a missing hashed file is not cached', async () => {
    const { status, headers } = await get(`${contract.caching.hashedFolder}islands/from-another-deploy.js`);
    expect(status).toBe(404);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
  });

  promise('revalidation', 'an unchanged page is not sent again', async () => {
    const { etag = '' } = (await get('/pricing')).headers;
    expect(etag).not.toBe('');
    expect((await get('/pricing', { 'if-none-match': etag })).status).toBe(304);
  });

  promise('Markdown', 'every Markdown file names its page as the canonical address', async () => {
    const markdownFiles = served.filter((path) => path.endsWith('.md'));
    expect(markdownFiles).toContain(markdownPathOf('/pricing'));
    for (const path of pagePaths.filter((one) => markdownFiles.includes(markdownPathOf(one)))) {
      const page = parse(readFileSync(join(folder, path === '/' ? 'index.html' : `${path}.html`), 'utf8'));
      const address = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
      expect((await get(markdownPathOf(path))).headers.link, path).toBe(`<${address}>; rel="canonical"`);
      expect((await get(path)).headers.link, path).toBeUndefined();
      markdownFiles.splice(markdownFiles.indexOf(markdownPathOf(path)), 1);
    }
    expect(markdownFiles).toEqual([]);
  });

  promise('types', 'every exported file has its content type', async () => {
    for (const path of served.filter((one) => !one.endsWith('.html'))) {
      const expected = contract.types[extname(path).slice(1) as keyof typeof contract.types];
      const { status, headers } = await get(path);
      expect(status, path).toBe(200);
      expect(expected, path).toBeDefined();
      expect(headers['content-type']?.split(';', 1)[0], path).toBe(expected?.split(';', 1)[0]);
    }
    for (const [path, type] of [
      ['/pricing', contract.types.html],
      ['/pricing.md', contract.types.md],
    ] as const) {
      expect((await get(path)).headers['content-type']?.toLowerCase()).toBe(type);
    }
  });

  promise('public files', 'files of public/ are served untouched, at their exact address', async () => {
    expect(publicFiles).toContain('/icon.svg');
    for (const path of publicFiles) {
      const { status, text } = await get(path);
      expect(status, path).toBe(200);
      // The build shortens some drawings.
      if (!path.endsWith('.svg')) expect(text, path).toBe(readFileSync(join('public', path), 'utf8'));
    }
  });

  for (const encoding of engine.encodings) {
    promise(encoding, `text files are compressed with ${encoding}`, async () => {
      const script = islands.find((path) => /hydrate-[^/]+\.js$/.test(path)) ?? '';
      const styles = hashed.find((path) => path.endsWith('.css')) ?? '';
      for (const path of [...texts, '/icon.svg', script, styles]) {
        const plain = await get(path);
        expect(plain.headers['content-encoding'], path).toBeUndefined();
        const compressed = await get(path, { 'accept-encoding': encoding });
        expect(compressed.headers['content-encoding'], path).toBe(encoding);
        expect(compressed.headers.vary?.toLowerCase(), path).toContain('accept-encoding');
        expect(compressed.headers['content-type'], path).toBe(plain.headers['content-type']);
        expect(compressed.text, path).toBe(plain.text);
      }
    });
  }
}
