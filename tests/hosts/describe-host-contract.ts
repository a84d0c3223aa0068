import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { contract } from '../../deploy/contract';
import { pagePaths } from '../site/exported-site';
import { ask, type Reply } from './ask';
import { folder, start, type Engine, type Running } from './engine';

const variant = /\.(?:gz|br)$/;
const forHosts = new Set(['_headers', '_redirects', '.assetsignore']);
const served = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !variant.test(entry.name) && !forHosts.has(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length));
const hashed = served.filter((path) => path.startsWith(contract.caching.hashedFolder));
const islands = hashed.filter((path) => path.startsWith(`${contract.caching.hashedFolder}islands/`));
const permanent = 301;
const redirected = [301, 302, 307, 308];

function location({ headers }: Reply): string {
  const { pathname, search } = new URL(headers.location ?? '', 'http://host');
  return headers.location?.startsWith('//') ? headers.location : pathname + search;
}

test('the page at an old path, for hosts without redirects, leads on and sends no referrer', () => {
  for (const { from, to } of contract.redirects) {
    const page = readFileSync(join(folder, `${from}.html`), 'utf8');
    expect(page).toContain('<meta name="referrer" content="no-referrer">');
    expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
    expect(page).toContain(`location.replace("${to}"+location.search+location.hash)`);
  }
});

/** The tests that every host has to pass, run against its engine. */
export function describeHostContract(engine: Engine): void {
  let running: Running;
  const get = (path: string, headers?: Record<string, string>) => ask(running.origin, path, headers);

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    running = await start(engine);
  });
  test.afterAll(() => running?.stop());

  test('all paths answer 200 with their page', async () => {
    for (const path of pagePaths) {
      const { status, text } = await get(path);
      expect(status, path).toBe(200);
      expect(text, path).toBe(readFileSync(join(folder, path === '/' ? 'index.html' : `${path}.html`), 'utf8'));
    }
  });

  test('unknown paths answer 404 with the not-found page', async () => {
    const page = readFileSync(join(folder, '404.html'), 'utf8');
    const paths = ['/no-such-page', '/industries', '/industries/no-such', '/pricing/more', '/no-such.txt'];
    // What Next's router would ask for.
    const payloads = ['/pricing.txt', '/calendar.txt', '/index.txt', '/pricing/__next._tree.txt'];
    for (const path of [...paths, ...payloads]) {
      const { status, headers, text } = await get(path);
      expect(status, path).toBe(404);
      expect(headers['content-type'], path).toMatch(/^text\/html/);
      expect(text, path).toBe(page);
    }
  });

  test('redirects are permanent, take one hop from every spelling, and keep the query', async () => {
    for (const { from, to } of contract.redirects) {
      for (const spelling of [from, `${from}/`, `${from}.html`]) {
        const reply = await get(`${spelling}?utm_source=a&ref=b`);
        expect(reply.status, spelling).toBe(permanent);
        expect(location(reply), spelling).toBe(`${to}?utm_source=a&ref=b`);
      }
      const bare = await get(from);
      expect(location(bare)).toBe(to);
      expect(bare.headers.location).not.toContain('?');
    }
  });

  test('trailing slashes and .html lead to the clean address in one hop', async () => {
    for (const path of pagePaths.filter((one) => one !== '/')) {
      for (const spelling of [`${path}/`, `${path}.html`]) {
        const reply = await get(spelling);
        expect(redirected, spelling).toContain(reply.status);
        expect(location(reply), spelling).toBe(path);
      }
    }
    const home = await get('/index.html?ref=a');
    expect(redirected).toContain(home.status);
    expect(location(home)).toBe('/?ref=a');
  });

  test('no spelling of a path leads off the site', async () => {
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

  test('every answer has the security headers', async () => {
    for (const path of ['/', '/schedule', '/robots.txt', '/no-such-page', '/icon.svg', islands[0] ?? '']) {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries(contract.headers)) {
        expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
      }
    }
  });

  test('hashed files are kept for good, everything else is revalidated', async () => {
    expect(islands.length).toBeGreaterThan(10);
    expect(hashed.filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
    for (const path of hashed) {
      expect((await get(path)).headers['cache-control'], path).toBe(contract.caching.hashed);
    }
    for (const path of ['/', '/pricing', '/robots.txt', '/sitemap.xml', '/icon.svg', '/no-such-page']) {
      expect((await get(path)).headers['cache-control'], path).toMatch(/max-age=0, must-revalidate|no-store/);
    }
  });

  test('a hashed file that is missing is not remembered', async () => {
    const { status, headers } = await get(`${contract.caching.hashedFolder}islands/from-another-deploy.js`);
    expect(status).toBe(404);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
  });

  test('an unchanged page is not sent again', async () => {
    const { etag = '' } = (await get('/pricing')).headers;
    expect(etag).not.toBe('');
    expect((await get('/pricing', { 'if-none-match': etag })).status).toBe(304);
  });

  test('every exported file has its content type', async () => {
    for (const path of served.filter((one) => !one.endsWith('.html'))) {
      const expected = contract.types[extname(path).slice(1) as keyof typeof contract.types];
      const { status, headers } = await get(path);
      expect(status, path).toBe(200);
      expect(expected, path).toBeDefined();
      expect(headers['content-type']?.split(';', 1)[0], path).toBe(expected?.split(';', 1)[0]);
    }
    expect((await get('/pricing')).headers['content-type']?.toLowerCase()).toBe(contract.types.html);
  });

  for (const encoding of engine.encodings) {
    test(`texts come compressed with ${encoding}`, async () => {
      const script = islands.find((path) => /hydrate-[^/]+\.js$/.test(path)) ?? '';
      for (const path of ['/', '/pricing', '/robots.txt', '/sitemap.xml', '/icon.svg', script]) {
        const plain = await get(path);
        expect(plain.headers['content-encoding'], path).toBeUndefined();
        const packed = await get(path, { 'accept-encoding': encoding });
        expect(packed.headers['content-encoding'], path).toBe(encoding);
        expect(packed.headers.vary?.toLowerCase(), path).toContain('accept-encoding');
        expect(packed.headers['content-type'], path).toBe(plain.headers['content-type']);
        expect(packed.text, path).toBe(plain.text);
      }
    });
  }
}
