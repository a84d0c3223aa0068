import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect } from '@playwright/test';
import { canonicalHeader, contract, pathVariants } from '../../deploy/contract';
import { markdownPathOf } from '../../lib/markdown-path';
import { canonicalPath, site as content } from '../../lib/content';
import { notFound, pages as contentPages } from '../../lib/content/pages';
import { publicFiles } from '../../lib/content/public-files';
import type { Reply } from './request';
import { compare, indexedPaths, linesOf, pagePaths, samplePath, test, type Site } from './test';

/*
 * What the contract (deploy/contract.ts) promises, on every host: those on this machine, and the deployed site. Each test
 * collects a line for each thing that is wrong.
 */

const { hashedFolder, hashed, others } = contract.caching;
const query = '?utm_source=a&ref=b';

/** Where a path leads: `permanently to /schedule`, or the status if it does not lead on. */
async function leads({ ask, origin }: Site, path: string): Promise<string> {
  const { status, headers } = await ask(path);
  const { location = '' } = headers;
  const target = location.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
  if ([301, 308].includes(status)) return `permanently to ${target}`;
  return [302, 303, 307].includes(status) ? `temporarily to ${target}` : String(status);
}

/** The files that a host on this machine has to serve. */
function exportedFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:gz|br|html)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length));
}

const exportedPage = (folder: string, name: string) => readFileSync(join(folder, `${name}.html`), 'utf8');
const withoutCharset = (type: string | undefined) => type?.toLowerCase().split(';', 1)[0];
const headerOf = ({ headers }: Reply, name: string) => [headers[name.toLowerCase()]].flat().join(', ');

test('pages: every path of content answers with its page', async ({ site, pages }) => {
  const wrong = await linesOf(pages, ([path, { status, headers, document, text }]) => {
    if (status !== 200) return compare(path, String(status), '200');
    const title = contentPages.find((page) => page.path === canonicalPath(path))?.seo.title ?? '';
    const shown = document.querySelector('title')?.text;
    return [
      ...compare(`Content-Type of ${path}`, headers['content-type']?.toLowerCase(), contract.types.html),
      ...(shown?.startsWith(title) ? [] : compare(`title of ${path}`, shown, title)),
      ...(site.exported && text !== exportedPage(site.exported, path === '/' ? 'index' : path)
        ? [`${path}: found another text than that of the export`]
        : []),
    ];
  });
  expect(wrong, 'If titles differ, another build is online: deploy again.').toEqual([]);
});

test('not found: unknown paths answer 404 with the site’s own page, which no cache keeps', async ({ site }) => {
  const paths = ['/no-such-page', '/industries', '/industries/no-such-trade', '/pricing/more'];
  const files = ['/no-such.txt', '/no-such.md', '/industries.md', '/no-such.json', `${hashedFolder}no-such.js`];
  // Files that Next's router would request.
  const payloads = ['/pricing.txt', '/calendar.txt', '/index.txt', '/pricing/__next._tree.txt'];
  // What hosts read is not for visitors.
  const hostFiles = ['/_headers', '/_redirects', '/vercel.json', '/.assetsignore', '/.env'];
  const wrong = await linesOf([...paths, ...files, ...payloads, ...hostFiles], async (path) => {
    const reply = await site.ask(path);
    if (reply.status !== 404) return compare(path, String(reply.status), '404');
    const isOwn = site.exported
      ? reply.text === exportedPage(site.exported, '404')
      : reply.text.includes(notFound.seo.title);
    return [
      ...(isOwn ? [] : compare(path, 'another page', `the page “${notFound.seo.title}”`)),
      ...compare(`Content-Type of ${path}`, withoutCharset(reply.headers['content-type']), 'text/html'),
      ...compare(`Link of ${path}`, headerOf(reply, 'link'), ''),
      ...(headerOf(reply, 'cache-control').includes('immutable')
        ? compare(`Cache-Control of ${path}`, headerOf(reply, 'cache-control'), others)
        : []),
    ];
  });
  expect(wrong, 'Otherwise search engines index pages that are not there.').toEqual([]);
});

test('folders: one without a page answers 404', async ({ site }) => {
  expect(await leads(site, '/industries/')).toBe('404');
});

test('redirects: permanent, in one hop from every variant, and with the query', async ({ site }) => {
  const cases = contract.redirects.flatMap(({ from, to }) =>
    pathVariants(from).flatMap((variant) => [
      [variant, to],
      [variant + query, to + query],
    ]),
  );
  const wrong = await linesOf(cases, async ([asked = '', to]) =>
    compare(asked, await leads(site, asked), `permanently to ${to}`),
  );
  expect(wrong, 'The query names the campaign.').toEqual([]);
});

test('clean addresses: a trailing slash and .html lead to the page in one hop', async ({ site }) => {
  const clean = pagePaths.filter((path) => path !== '/');
  const cases = clean.flatMap((path) => [
    [`${path}/`, path],
    [`${path}.html${query}`, path + query],
  ]);
  const wrong = await linesOf([...cases, [`/index.html${query}`, `/${query}`]], async ([asked = '', to]) =>
    // Hosts choose how, and nothing links to these forms.
    compare(asked, (await leads(site, asked)).replace(/^\w+ (?=to )/, ''), `to ${to}`),
  );
  expect(wrong).toEqual([]);
});

test('names: http, and the name with or without www, lead to the site in one hop, with path and query', async ({
  site,
}) => {
  const isPlain = site.origin.startsWith('http:');
  const { host, other } = contract.names;
  // Preview deployments have names of the host's.
  test.skip(!isPlain && site.origin !== content.url, 'only the site’s own name has another');
  const asked = `${samplePath}${query}`;
  const leading = isPlain ? [`http://${other}`] : [`http://${host}`, `http://${other}`, `https://${other}`];
  const wrong = await linesOf(leading, async (from) => {
    const { status, headers } = await site.ask(asked, { host: new URL(from).host }, isPlain ? undefined : from);
    const found = `${status} ${headers.location ?? ''}`.replace(/^308/, '301');
    // Before there is a certificate.
    return compare(from + asked, isPlain ? found.replace(' http:', ' https:') : found, `301 ${content.url}${asked}`);
  });
  expect(wrong, 'Both names have to be the host’s, with one certificate.').toEqual([]);
});

test('other names: no other site is served', async ({ site }) => {
  const { status, text } = await site.ask('/', { host: 'stranger.example' });
  expect(status >= 400 || text === '', `${status} with ${text.length} characters`).toBe(true);
});

test('methods: a page takes nothing that is sent to it', async ({ site }) => {
  expect((await site.ask(samplePath, {}, undefined, 'POST')).status).toBe(405);
});

test('ranges: a part of a file is sent alone, as iPhones require it of recordings', async ({ site }) => {
  const { status, headers, text } = await site.ask('/favicon.ico', { range: 'bytes=0-1' });
  expect([status, headers['content-range']?.replace(/\d+$/, 'all'), text.length]).toEqual([206, 'bytes 0-1/all', 2]);
});

test('own site only: no path leads to another site', async ({ site }) => {
  const attacks = [
    '//evil.example/',
    '//evil.example/.html',
    '//evil.example/..%2f',
    '/%2f/evil.example/',
    '/\\evil.example/',
    '/%5Cevil.example.html',
    '/a%0d%0aX-Evil:1/',
  ];
  const wrong = await linesOf(attacks, async (path) => {
    const { headers } = await site.ask(path);
    const { origin } = new URL(headers.location ?? '/', site.origin);
    return [
      ...compare(path, origin, site.origin),
      ...compare(`X-Evil of ${path}`, String(headers['x-evil'] ?? ''), ''),
    ];
  });
  expect(wrong).toEqual([]);
});

test('headers: every kind of response has those of the contract', async ({ site, files }) => {
  const script = files.find((file) => file.startsWith(hashedFolder) && file.endsWith('.js')) ?? '';
  const paths = ['/', samplePath, '/schedule', '/robots.txt', '/icon.svg', '/favicon.ico', script, '/no-such-page'];
  // A year is what browsers ask for before they keep a site in their own lists.
  const [, seconds] = /max-age=(\d+)/.exec(contract.headers['Strict-Transport-Security']) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
  expect(contract.headers).toMatchObject({ 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' });
  const wrong = await linesOf(paths, async (path) => {
    const reply = await site.ask(path);
    return [
      ...Object.entries(contract.headers).flatMap(([name, value]) =>
        compare(`${name} of ${path}`, headerOf(reply, name), value),
      ),
      // A setting of a preview or staging host that is still on.
      ...(headerOf(reply, 'x-robots-tag').includes('noindex') ? compare(`X-Robots-Tag of ${path}`, 'noindex', '') : []),
    ];
  });
  expect(wrong).toEqual([]);
});

test('caching: hashed files are kept, everything else is asked for again', async ({ site, files }) => {
  const known = new Set(files.concat(site.exported ? exportedFiles(site.exported) : []));
  const kept = [...known].filter((file) => file.startsWith(hashedFolder));
  expect(kept.length).toBeGreaterThan(0);
  const changing = [
    '/',
    samplePath,
    markdownPathOf(samplePath),
    '/llms.txt',
    '/robots.txt',
    '/sitemap.xml',
    '/icon.svg',
  ];
  const cacheControl = async (path: string) => headerOf(await site.ask(path), 'cache-control');
  const wrong = [
    ...(await linesOf(kept, async (path) => compare(`Cache-Control of ${path}`, await cacheControl(path), hashed))),
    ...(await linesOf([...changing, '/no-such-page'], async (path) => {
      const found = await cacheControl(path);
      // Hosts may also forbid to keep a page at all, or say the same in another way.
      const asksAgain = /max-age=0|no-cache|no-store/.test(found) && !found.includes('s-maxage');
      return asksAgain ? [] : compare(`Cache-Control of ${path}`, found, others);
    })),
  ];
  expect(wrong, 'Otherwise visitors keep an old page, or fetch again what cannot change.').toEqual([]);
});

test('revalidation: an unchanged page is not sent again', async ({ site }) => {
  const { etag, 'last-modified': date } = (await site.ask(samplePath)).headers;
  const known: Record<string, string> = etag ? { 'if-none-match': etag } : { 'if-modified-since': date ?? '' };
  const { status } = await site.ask(samplePath, known);
  expect(compare(`${samplePath}, asked again`, String(status), '304')).toEqual([]);
});

test('files: every one is there, with its type, and those of public/ as they are', async ({ site, files }) => {
  const known = new Set(files.concat(publicFiles, site.exported ? exportedFiles(site.exported) : []));
  const wrong = await linesOf(known, async (path) => {
    const { status, headers, text } = await site.ask(path);
    if (status !== 200) return compare(path, String(status), '200');
    const type = contract.types[extname(path).slice(1) as keyof typeof contract.types];
    const found = withoutCharset(headers['content-type']);
    // The build shortens some drawings.
    const isUnchanged = publicFiles.includes(path) && !path.endsWith('.svg');
    return [
      ...compare(`Content-Type of ${path}`, found, withoutCharset(type) ?? 'a type that the contract knows'),
      ...(isUnchanged && text !== readFileSync(join('public', path), 'utf8') ? [`${path}: found another content`] : []),
    ];
  });
  expect(wrong, 'Upload the files of a build before its pages.').toEqual([]);
});

test('Markdown: every indexed page is there as a text that names it as the canonical address', async ({
  site,
  pages,
}) => {
  const wrong = await linesOf(indexedPaths, async (path) => {
    const reply = await site.ask(markdownPathOf(path));
    if (reply.status !== 200) return compare(markdownPathOf(path), String(reply.status), '200');
    const address = path === '/' ? content.url : content.url + path;
    const page = pages.get(path);
    return [
      ...compare(`Link of ${markdownPathOf(path)}`, headerOf(reply, 'link'), canonicalHeader(address).Link),
      ...(page ? compare(`Link of ${path}`, headerOf(page, 'link'), '') : []),
    ];
  });
  expect(wrong).toEqual([]);
});

test('compression: text arrives compressed, and caches keep its forms apart', async ({ site, files }) => {
  test.skip(site.encodings.length === 0, 'done by the host’s network, which cannot run locally');
  const kinds = new Map(files.filter((file) => /\.(?:js|css|svg)$/.test(file)).map((file) => [extname(file), file]));
  const paths = [
    '/',
    samplePath,
    markdownPathOf(samplePath),
    '/pricing.json',
    '/llms.txt',
    '/sitemap.xml',
    ...kinds.values(),
  ];
  const cases = site.encodings.flatMap((accepted) => paths.map((path) => [path, accepted] as const));
  const wrong = await linesOf(cases, async ([path, accepted]) => {
    const [plain, reply] = [await site.ask(path), await site.ask(path, { 'accept-encoding': accepted })];
    const encoding = headerOf(reply, 'content-encoding');
    return [
      ...compare(`Content-Encoding of ${path} without Accept-Encoding`, headerOf(plain, 'content-encoding'), ''),
      ...(accepted.split(', ').includes(encoding) ? [] : compare(`Content-Encoding of ${path}`, encoding, accepted)),
      ...(/accept-encoding/i.test(headerOf(reply, 'vary'))
        ? []
        : compare(`Vary of ${path}`, headerOf(reply, 'vary'), 'Accept-Encoding')),
      ...compare(
        `Content-Type of ${path} in ${encoding}`,
        headerOf(reply, 'content-type'),
        headerOf(plain, 'content-type'),
      ),
      ...(reply.text === plain.text ? [] : [`${path}: found another text in ${encoding}`]),
    ];
  });
  expect(wrong).toEqual([]);
});
