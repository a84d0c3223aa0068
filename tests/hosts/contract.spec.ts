import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect } from '@playwright/test';
import { contract, pathVariants } from '../../deploy/contract';
import { canonicalPath, load, site as content } from '../../lib/content';
import { notFound, pages as contentPages } from '../../lib/content/pages';
import { publicFiles } from '../../lib/content/public-files';
import { filesIn } from '../../lib/files';
import type { Reply } from './request';
import { each, pagePaths, samplePath, test, type Site } from './test';

/* What the contract (deploy/contract.ts) promises, on every host: those on this machine, and the deployed site. */

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

/** The files that a host has to serve: those that pages name, and on this machine all of the export. */
function filesOf({ exported }: Site, named: readonly string[]): string[] {
  const all = exported ? filesIn(exported).map((name) => `/${name}`) : [];
  return [...new Set(named.concat(all.filter((name) => !/\.(?:gz|br|html)$/.test(name))))];
}

const exportedPage = (folder: string, name: string) => readFileSync(join(folder, `${name}.html`), 'utf8');
const withoutCharset = (type: string | undefined) => type?.toLowerCase().split(';', 1)[0];
const headerOf = ({ headers }: Pick<Reply, 'headers'>, name: string) => [headers[name]].flat().join(', ');

test('pages: every path of content answers with its page', ({ site, pages }) => {
  for (const [path, { status, headers, document, text }] of pages) {
    const title = contentPages.find((page) => page.path === canonicalPath(path))?.seo.title ?? '';
    const found = {
      status,
      type: headers['content-type']?.toLowerCase(),
      title: document.querySelector('title')?.text.slice(0, title.length),
      isThatOfTheExport: !site.exported || text === exportedPage(site.exported, path === '/' ? 'index' : path),
    };
    expect
      .soft(found, `${path} (if titles differ, another build is online: deploy again)`)
      .toEqual({ status: 200, type: contract.types.html, title, isThatOfTheExport: true });
  }
});

test('not found: unknown paths answer 404 with the site’s own page, which no cache keeps', async ({ site }) => {
  const paths = ['/no-such-page', '/industries', '/industries/no-such-trade', '/pricing/more'];
  const files = ['/no-such.txt', '/no-such.json', `${hashedFolder}no-such.js`];
  // Files that Next's router would request.
  const payloads = ['/pricing.txt', '/calendar.txt', '/index.txt', '/pricing/__next._tree.txt'];
  // What hosts read is not for visitors.
  const hostFiles = ['/_headers', '/_redirects', '/vercel.json', '/.assetsignore', '/.env'];
  const asked = [...paths, ...files, ...payloads, ...hostFiles];
  const found = await each(asked, async (path) => {
    const { status, headers, text } = await site.ask(path);
    return {
      status,
      isOwn: site.exported ? text === exportedPage(site.exported, '404') : text.includes(notFound.seo.title),
      type: withoutCharset(headers['content-type']),
      isKept: headers['cache-control']?.includes('immutable') ?? false,
    };
  });
  const expected = { status: 404, isOwn: true, type: 'text/html', isKept: false };
  expect(found, 'Otherwise search engines index pages that are not there.').toEqual(await each(asked, () => expected));
});

test('folders: one without a page answers 404', async ({ site }) => {
  expect(await leads(site, '/industries/')).toBe('404');
});

test('redirects: permanent, in one hop from every variant, and with the query', async ({ site }) => {
  const targets = new Map<string, string>(
    contract.redirects.flatMap(({ from, to }) =>
      pathVariants(from).flatMap((variant) => [[variant, to] as const, [variant + query, to + query] as const]),
    ),
  );
  const found = await each(targets.keys(), (asked) => leads(site, asked));
  const expected = await each(targets.keys(), (asked) => `permanently to ${targets.get(asked)}`);
  expect(found, 'The query names the campaign.').toEqual(expected);
});

test('clean addresses: a trailing slash and .html lead to the page in one hop', async ({ site }) => {
  const clean = pagePaths.filter((path) => path !== '/');
  const targets = new Map<string, string>([
    [`/index.html${query}`, `/${query}`],
    ...clean.flatMap((path) => [[`${path}/`, path] as const, [`${path}.html${query}`, path + query] as const]),
  ]);
  // Hosts choose how, and nothing links to these forms.
  const found = await each(targets.keys(), async (asked) => (await leads(site, asked)).replace(/^\w+ (?=to )/, ''));
  expect(found).toEqual(await each(targets.keys(), (asked) => `to ${targets.get(asked)}`));
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
  const found = await each(leading, async (from) => {
    const { status, headers } = await site.ask(asked, { host: new URL(from).host }, isPlain ? undefined : from);
    const answer = `${status} ${headers.location ?? ''}`.replace(/^308/, '301');
    // Before there is a certificate.
    return isPlain ? answer.replace(' http:', ' https:') : answer;
  });
  const expected = await each(leading, () => `301 ${content.url}${asked}`);
  expect(found, 'Both names have to be the host’s, with one certificate.').toEqual(expected);
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
  const found = await each(attacks, async (path) => {
    const { headers } = await site.ask(path);
    return [new URL(headers.location ?? '/', site.origin).origin, headers['x-evil']];
  });
  expect(found).toEqual(await each(attacks, () => [site.origin, undefined]));
});

test('headers: every kind of response has those of the contract', async ({ site, files }) => {
  const script = files.find((file) => file.startsWith(hashedFolder) && file.endsWith('.js')) ?? '';
  const paths = ['/', samplePath, '/schedule', '/robots.txt', '/icon.svg', '/favicon.ico', script, '/no-such-page'];
  // A year is what browsers ask for before they keep a site in their own lists.
  const [, seconds] = /max-age=(\d+)/.exec(contract.headers['Strict-Transport-Security']) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
  expect(contract.headers).toMatchObject({ 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' });
  const found = await each(paths, async (path) => {
    const reply = await site.ask(path);
    const promised = Object.keys(contract.headers).map((name) => [name, headerOf(reply, name.toLowerCase())]);
    // A setting of a preview or staging host that is still on.
    const isHidden = headerOf(reply, 'x-robots-tag').includes('noindex');
    return { ...Object.fromEntries(promised), isHidden };
  });
  expect(found).toEqual(await each(paths, () => ({ ...contract.headers, isHidden: false })));
});

test('caching: hashed files are kept, everything else is asked for again', async ({ site, files }) => {
  const kept = filesOf(site, files).filter((file) => file.startsWith(hashedFolder));
  expect(kept.length).toBeGreaterThan(0);
  const texts = ['/llms.txt', '/robots.txt', '/sitemap.xml'];
  const changing = ['/', samplePath, ...texts, '/icon.svg', '/no-such-page'];
  const found = await each([...kept, ...changing], async (path) => {
    const header = headerOf(await site.ask(path), 'cache-control');
    if (kept.includes(path)) return header;
    // Hosts may also forbid to keep a page at all, or say the same in another way.
    return /max-age=0|no-cache|no-store/.test(header) && !header.includes('s-maxage') ? others : header;
  });
  const expected = await each(Object.keys(found), (path) => (kept.includes(path) ? hashed : others));
  expect(found, 'Otherwise visitors keep an old page, or fetch again what cannot change.').toEqual(expected);
});

test('revalidation: an unchanged page is not sent again', async ({ site }) => {
  const { etag, 'last-modified': date } = (await site.ask(samplePath)).headers;
  const known: Record<string, string> = etag ? { 'if-none-match': etag } : { 'if-modified-since': date ?? '' };
  expect((await site.ask(samplePath, known)).status).toBe(304);
});

test('files: every one is there, with its type, and those of public/ as they are', async ({ site, files }) => {
  const known = filesOf(site, files.concat(publicFiles));
  const found = await each(known, async (path) => {
    const { status, headers, text } = await site.ask(path);
    // The build shortens some drawings, and leads the scripts of others to the stand-in.
    const isChanged = path.endsWith('.svg') || load('scripts').some(({ src }) => src === path);
    const isOwners = publicFiles.includes(path) && !isChanged;
    const isUnchanged = !isOwners || text === readFileSync(join('public', path), 'utf8');
    return { status, type: withoutCharset(headers['content-type']), isUnchanged };
  });
  const expected = await each(known, (path) => {
    const type = contract.types[extname(path).slice(1) as keyof typeof contract.types];
    return { status: 200, type: withoutCharset(type) ?? 'a type that the contract knows', isUnchanged: true };
  });
  expect(found, 'Upload the files of a build before its pages.').toEqual(expected);
});

test('compression: text arrives compressed, and caches keep its forms apart', async ({ site, files }) => {
  test.skip(site.encodings.length === 0, 'done by the host’s network, which cannot run locally');
  const kinds = new Map(files.filter((file) => /\.(?:js|css|svg)$/.test(file)).map((file) => [extname(file), file]));
  const texts = ['/', samplePath, '/llms.txt', '/sitemap.xml'];
  for (const accepted of site.encodings) {
    const found = await each([...texts, ...kinds.values()], async (path) => {
      const [plain, reply] = [await site.ask(path), await site.ask(path, { 'accept-encoding': accepted })];
      return {
        encoding: reply.headers['content-encoding'],
        withoutAsking: plain.headers['content-encoding'],
        vary: headerOf(reply, 'vary'),
        isTheSame: reply.text === plain.text && reply.headers['content-type'] === plain.headers['content-type'],
      };
    });
    const expected = {
      encoding: expect.stringMatching(`^(?:${accepted.replace(', ', '|')})$`),
      withoutAsking: undefined,
      vary: expect.stringMatching(/accept-encoding/i),
      isTheSame: true,
    };
    expect(found).toEqual(await each(Object.keys(found), () => expected));
  }
});
