/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { contract } from '@/deploy/contract';
import { hosts } from '@/deploy/hosts/hosts';
import type { HostFiles } from '@/deploy/hosts/host-files';

/* Pages of somebody else, such as a search engine's: hosts serve them where they are, instead of at a clean address. */

const file = '/google1234.html';
const exported = { folder: 'out', hashed: [], twins: new Map<string, string>() };
const written = (name: keyof typeof hosts, foreignPages: string[]): HostFiles =>
  hosts[name](contract, { ...exported, foreignPages });

it.each([
  ['nginx', 'nginx.conf', `location = ${file} { try_files $uri =404; }`],
  ['caddy', 'Caddyfile', `not path ${file}`],
  ['vercel', 'vercel.json', '"cleanUrls": false'],
] as const)('%s excepts them', (host, name, rule) => {
  expect(written(host, [file]).beside?.[name]).toContain(rule);
  expect(written(host, []).beside?.[name]).not.toContain(rule);
});

it('Cloudflare and Netlify rewrite them before they redirect', () => {
  expect(written('cloudflare', [file]).inExport).toHaveProperty(
    '_redirects',
    expect.stringContaining(`${file} /google1234 200\n`),
  );
});

it('Amazon’s function leaves them as they are', () => {
  const code = written('cloudfront', [file]).beside?.['cloudfront-function.js'] ?? '';
  const answer = (uri: string): unknown =>
    JSON.parse(String(runInNewContext(`${code};JSON.stringify(handler({request:{uri:'${uri}',querystring:{}}}))`)));
  expect(answer(file)).toMatchObject({ uri: file });
  expect(answer('/pricing.html')).toMatchObject({ statusCode: 301 });
});

it('Vercel redirects other addresses with .html, and shows pages at clean ones', () => {
  const { redirects, rewrites } = JSON.parse(written('vercel', [file]).beside?.['vercel.json'] ?? '') as Record<
    string,
    { source: string }[]
  >;
  const [pattern] = (redirects?.at(-1)?.source ?? '').match(/\(.*\)/) ?? [];
  const isRedirected = (path: string) => new RegExp(`^/${pattern}\\.html$`).test(path);
  expect([isRedirected(file), isRedirected('/pricing.html')]).toEqual([false, true]);
  expect(rewrites).toHaveLength(1);
});
