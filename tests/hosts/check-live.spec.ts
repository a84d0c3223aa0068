import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { contract } from '../../deploy/contract';
import { tlsFiles } from '../../deploy/hosts/nginx';
import { destinationUrl } from '../../lib/content/destinations';
import { pages } from '../../lib/content/pages';
import { site } from '../../lib/content/site';
import { serveProvider } from '../../scripts/bench/serve';
import { checkSite } from '../../scripts/live/check-site';
import { checkNames, type CheckName } from '../../scripts/live/finding';
import { readOptions, type Options } from '../../scripts/live/options';
import { UsageError } from '../../scripts/usage-error';
import { toHtml } from '../../scripts/live/report';
import { decode } from '../../scripts/live/request';
import { freePort } from '../../scripts/test/free-port';
import { hostFirst, providerOrigin, controlPath } from '../provider/address';
import { createCertificate, type Certificate } from './certificate';
import { serveChanged, type Answer, type Change } from './changing-server';
import { folder, hostFiles, start, type Running } from './engine';
import { nginx, nginxWith } from './nginx';

/* `npm run check:live` against the export: it finds nothing wrong with the shipped configuration of nginx, and each fault of
   a host that is set up wrongly. */

const { host } = new URL(site.url);

/** The stand-in's addresses and samples are placeholders, timings belong in the benchmark, and browsers are slow. */
const notHere = new Set<CheckName>(['placeholders', 'lighthouse', 'browser']);
const withoutBrowser = checkNames.filter((name) => !notHere.has(name));

const framePaths = pages.flatMap((page) => ('frame' in page ? [page.path] : []));

function optionsFor(
  ports: { secure: number; plain: number },
  only: readonly CheckName[],
  trusted: Certificate,
): Options {
  const options = readOptions([
    site.url,
    `--only=${only.join(',')}`,
    `--connect-to=${host}:443:127.0.0.1:${ports.secure}`,
    `--connect-to=${host}:80:127.0.0.1:${ports.plain}`,
    `--cacert=${join(trusted.folder, 'fullchain.pem')}`,
  ]);
  if (!options) throw new Error('The options were not read');
  return options;
}

let provider: Running;
let trusted: Certificate;

test.beforeAll(async () => {
  provider = await serveProvider();
  trusted = createCertificate(host);
});
test.afterAll(async () => {
  await provider.stop();
  trusted.remove();
});

test.describe('finds nothing wrong with the shipped configuration:', () => {
  let server: Running;
  let ports: { secure: number; plain: number };

  test.beforeAll(async () => {
    const secure = await freePort();
    const tls = readFileSync(join(hostFiles, 'nginx-tls.conf'), 'utf8');
    writeFileSync(
      join(trusted.folder, 'site.conf'),
      tls.replaceAll(`/etc/letsencrypt/live/${host}`, trusted.folder).replace('443', `127.0.0.1:${secure}`),
    );
    server = await start(nginxWith(folder, hostFiles, { [tlsFiles]: join(trusted.folder, 'site*.conf') }));
    ports = { secure, plain: Number(new URL(server.origin).port) };
  });
  test.afterAll(() => server.stop());

  test('what all pages and files answer', async () => {
    const options = optionsFor(ports, withoutBrowser, trusted);
    const results = await checkSite(options);
    expect(results.flatMap(({ findings }) => findings)).toEqual([]);
    expect(results.map(({ name }) => name)).toEqual(withoutBrowser);
    expect(toHtml({ origin: options.origin, startedAt: new Date(), results })).toContain('All 10 checks passed');
  });

  // The browser tests of the export look for violations and errors on every page.
  for (const path of ['/', '/pricing', ...framePaths]) {
    test(`${path} in a browser`, async () => {
      const results = await checkSite({ ...optionsFor(ports, ['browser'], trusted), pages: [path] });
      expect(results).toEqual([{ name: 'browser', looked: expect.any(String), findings: [] }]);
    });
  }
});

type Fault = {
  name: string;
  change?: Change;
  /** The checks that find it. */
  found: Partial<Record<CheckName, RegExp>>;
  only?: readonly CheckName[];
  redirectsPlain?: boolean;
  certificate?: () => Certificate;
};

const at =
  (pattern: RegExp, change: (answer: Answer) => Answer): Change =>
  (answer, path) =>
    pattern.test(path) ? change(answer) : answer;

const withHeader = (name: string, value: string | undefined) => (answer: Answer) => {
  const others = Object.entries(answer.headers).filter(([other]) => other !== name);
  return { ...answer, headers: Object.fromEntries(value === undefined ? others : [...others, [name, value]]) };
};

const missing: Answer = { status: 404, headers: { 'content-type': 'text/html' }, body: Buffer.from('Not here') };

/** Changes a text, compressed or not. */
const withText =
  (change: (text: string) => string) =>
  ({ status, headers, body }: Answer): Answer => {
    const encoding = headers['content-encoding']?.toString();
    const changed = change(decode(body, encoding));
    if (!encoding) return { status, headers, body: Buffer.from(changed) };
    return { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(changed) };
  };

const unchanged: Change = (answer) => answer;

const everywhere = /^/;
const page = /^\/(?:[a-z-]+)?$/;
const hashed = new RegExp(`^${contract.caching.hashedFolder}`);

const faults: Fault[] = [
  {
    name: 'a header is missing',
    change: at(everywhere, withHeader('strict-transport-security', undefined)),
    found: { headers: /Strict-Transport-Security of \/: found nothing/ },
  },
  {
    name: 'a header has another value',
    change: at(everywhere, withHeader('x-frame-options', 'SAMEORIGIN')),
    found: { headers: /X-Frame-Options of .*: found SAMEORIGIN, expected DENY/ },
  },
  {
    name: 'errors have no headers',
    change: at(/^\/no-such-page/, withHeader('x-content-type-options', undefined)),
    found: { headers: /X-Content-Type-Options of \/no-such-page: found nothing, expected nosniff/ },
  },
  {
    name: 'a staging host hides the site from search engines',
    change: at(everywhere, withHeader('x-robots-tag', 'noindex')),
    found: { headers: /X-Robots-Tag of \/: found noindex/ },
  },
  {
    name: 'a redirect is missing',
    change: at(/^\/calendar\?/, () => missing),
    found: { redirects: /\/calendar\?\S+: found 404, expected 301 \/schedule\?/ },
  },
  {
    name: 'a redirect is temporary',
    change: at(/^\/calendar(?:\?|$)/, (answer) => ({ ...answer, status: 302 })),
    found: { redirects: /\/calendar\S+: found 302 \/schedule/ },
  },
  {
    name: 'redirects lose the campaign',
    change: at(/^\/calendar/, withHeader('location', '/schedule')),
    found: { redirects: /\/calendar\S+: found 301 \/schedule, expected 301 \/schedule\?utm_source=a&ref=b/ },
  },
  {
    name: 'addresses with a slash show the page',
    change: at(/^\/pricing\/$/, (answer) => ({ ...answer, status: 200, headers: {} })),
    found: { redirects: /\/pricing\/: found 200, expected 301 \/pricing/ },
  },
  {
    name: 'unknown paths show the home page',
    change: at(/^\/(?:no-such-page|pricing\/more)$/, (answer) => ({ ...answer, status: 200 })),
    found: { 'not-found': /\/no-such-page: found 200, expected 404/ },
  },
  {
    name: 'unknown paths show the host’s own page',
    change: at(/^\/no-such-page$/, (answer) => ({ ...answer, body: missing.body })),
    found: { 'not-found': /\/no-such-page: found another page/ },
  },
  {
    name: 'pages are cached',
    change: at(page, withHeader('cache-control', 'public, max-age=3600')),
    found: { caching: /Cache-Control of \/: found public, max-age=3600/ },
  },
  {
    name: 'hashed files are not cached',
    change: at(hashed, (answer) => (answer.status === 200 ? withHeader('cache-control', 'no-cache')(answer) : answer)),
    found: { caching: /Cache-Control of \/_next\/static\/\S+: found no-cache/ },
  },
  {
    name: 'a page is sent again although it is the same',
    change: at(/^\/pricing$/, (answer) => ({ ...answer, status: 200 })),
    found: { caching: /\/pricing, asked again: found 200, expected 304/ },
  },
  {
    name: 'nothing is compressed',
    change: at(everywhere, (answer) => withHeader('content-encoding', undefined)(answer)),
    found: { compression: /Content-Encoding of \/: found nothing, expected br or gzip/ },
  },
  {
    name: 'scripts have the type of plain text',
    change: at(/\.js$/, (answer) =>
      answer.status === 200 ? withHeader('content-type', 'text/plain')(answer) : answer,
    ),
    found: { files: /Content-Type of \S+\.js: found text\/plain, expected text\/javascript/ },
  },
  {
    name: 'half of a deploy is there',
    change: at(/\.woff2$/, () => missing),
    found: { files: /\S+\.woff2: found 404, expected 200/, caching: /\.woff2: found nothing/ },
  },
  {
    name: 'Markdown files do not name their page',
    change: at(/\.md$/, withHeader('link', undefined)),
    found: { files: /Link of \/index\.md: found nothing/ },
  },
  {
    name: 'a page is missing',
    change: at(/^\/pricing$/, () => missing),
    found: {
      pages: /\/pricing: found 404, expected 200/,
      caching: /\/pricing/,
      compression: /\/pricing/,
      headers: /\/pricing/,
    },
  },
  {
    name: 'a page is of an older build',
    change: at(
      /^\/pricing$/,
      withText((text) => text.replace(/<title>[^<]*/, '<title>Prices of last year')),
    ),
    found: { pages: /\/pricing, title: found Prices of last year/ },
  },
  {
    name: 'canonical addresses are those of a preview',
    change: at(
      page,
      withText((text) =>
        text.replaceAll(`rel="canonical" href="${site.url}`, 'rel="canonical" href="https://preview.example'),
      ),
    ),
    found: { search: /\/, canonical address: found https:\/\/preview\.example/ },
  },
  {
    name: 'the sitemap has expired',
    change: at(
      /^\/sitemap\.xml$/,
      withText((text) => text.replace(`${site.url}/pricing<`, `${site.url}/old-prices<`)),
    ),
    found: { search: /\/sitemap\.xml: found no \S+\/pricing[^]*found \S+\/old-prices/ },
  },
  {
    name: 'robots.txt closes the site',
    change: at(/^\/robots\.txt$/, (answer) => ({ ...answer, body: Buffer.from('User-agent: *\nDisallow: /\n') })),
    found: { search: /\/robots\.txt: found Disallow: \// },
  },
  {
    name: 'the host adds a script',
    change: at(
      /^\/pricing$/,
      withText((text) => text.replace('</head>', '<script>track()</script></head>')),
    ),
    found: { policy: /\/pricing: found a policy without 'sha256-/ },
  },
  {
    name: 'plain http shows the site',
    redirectsPlain: false,
    found: { connection: /http:\/\/\S+: found 200, expected 301 https:/ },
  },
  {
    name: 'the certificate ends soon',
    certificate: () => createCertificate(host, 5),
    found: { connection: /found a certificate that ends in [45] days/ },
  },
  {
    name: 'the certificate is for another name',
    certificate: () => createCertificate('other.example'),
    found: { connection: /certificate for other\.example, expected a certificate that browsers accept/ },
  },
  {
    name: 'a placeholder is public',
    only: ['placeholders'],
    found: { placeholders: /content\/destinations\.ts › links\.login/ },
  },
  {
    name: 'the chat is blocked',
    only: ['browser'],
    change: at(
      /^\/$/,
      withText((text) =>
        text.replaceAll(new RegExp(`(?<=script-src[^;]*) ${new URL(destinationUrl('chatLoader')).origin}`, 'g'), ''),
      ),
    ),
    found: {
      browser:
        /\/: found blocked by the policy: script-src http[^]*found the chat does not appear|found the chat does not appear[^]*script-src http/,
    },
  },
];

async function lines(options: Options): Promise<Partial<Record<CheckName, string>>> {
  const results = await checkSite(options);
  const wrong = results.filter(({ findings }) => findings.length > 0);
  return Object.fromEntries(
    wrong.map(({ name, findings }) => [
      name,
      findings.map(({ where, found, expected }) => `${where}: found ${found}, expected ${expected}`).join('\n'),
    ]),
  );
}

test.describe('finds what is wrong:', () => {
  let upstream: Running;

  test.beforeAll(async () => {
    upstream = await start(nginx);
  });
  test.afterAll(() => upstream.stop());

  for (const { name, change = unchanged, found, only, redirectsPlain = true, certificate } of faults) {
    test(name, async () => {
      const used = certificate?.() ?? trusted;
      const server = await serveChanged(upstream.origin, { certificate: used, host, change, redirectsPlain });
      try {
        const ports = { secure: server.securePort, plain: server.plainPort };
        const options = {
          ...optionsFor(ports, only ?? withoutBrowser, used),
          pages: ['/', '/pricing'],
          readyTimeoutMs: 3_000,
        };
        const wrong = await lines(options);
        expect(Object.keys(wrong).toSorted(), JSON.stringify(wrong, null, 2)).toEqual(Object.keys(found).toSorted());
        for (const [check, pattern] of Object.entries(found)) expect(wrong[check as CheckName]).toMatch(pattern);
      } finally {
        await server.stop();
        if (certificate) used.remove();
      }
    });
  }

  test('a calendar that does not answer', async () => {
    const server = await serveChanged(upstream.origin, {
      certificate: trusted,
      host,
      change: unchanged,
      redirectsPlain: true,
    });
    const path = hostFirst(new URL(destinationUrl('bookingCalendar')));
    const setMode = (mode: string) =>
      fetch(providerOrigin + controlPath, { method: 'PUT', body: JSON.stringify({ path, mode }) });
    await setMode('silent');
    try {
      const ports = { secure: server.securePort, plain: server.plainPort };
      const options = {
        ...optionsFor(ports, ['browser'], trusted),
        pages: ['/schedule'],
        readyTimeoutMs: 3_000,
      };
      expect(await lines(options)).toEqual({
        browser: expect.stringMatching(/\/schedule: found the frame \S+ is not ready/),
      });
    } finally {
      await setMode('healthy-old');
      await server.stop();
    }
  });
});

/** Why the command refuses its arguments. */
function refusal(...args: string[]): string {
  try {
    readOptions(args);
  } catch (error) {
    return error instanceof UsageError ? error.message : String(error);
  }
  return '';
}

test('says what is wrong with its arguments', () => {
  expect(refusal()).toContain('The address of the site is missing');
  expect(refusal('http://www.example.com')).toContain('expected https://');
  expect(refusal('https://www.example.com/pricing')).toContain('expected the address of the home page');
  expect(refusal(site.url, '--only=header')).toContain('unknown check "header"');
  expect(refusal(site.url, '--pages=/nowhere')).toContain('no page of content has the path /nowhere');
  expect(refusal(site.url, '--connect-to=example.com')).toContain('expected host:port:host:port');
});
