/** @jest-environment node */
import { contract } from '@/deploy/contract';
import { hosts } from '@/deploy/hosts/hosts';
import { isTaken } from '@/scripts/check/public-files';

/* Pages of somebody else, such as a search engine's: hosts serve them where they are, instead of at a clean address. */

const file = '/google1234.html';
const exported = { folder: 'out', hashed: [] };
function written(name: keyof typeof hosts, foreignPages: string[]): Record<string, string> {
  const { inExport, beside } = hosts[name].files(contract, { ...exported, foreignPages });
  return { ...inExport, ...beside };
}

it.each([
  ['nginx', 'site.conf', `location = ${file} { try_files $uri =404; }`],
  ['caddy', 'Caddyfile', `not path ${file}`],
  ['cloudflare', '_redirects', `${file} /google1234 200\n`],
] as const)('%s excepts them', (host, name, rule) => {
  expect(written(host, [file])[name]).toContain(rule);
  expect(written(host, [])[name]).not.toContain(rule);
});

it('Vercel redirects other addresses with .html', () => {
  const { redirects } = JSON.parse(written('vercel', [file])['vercel.json'] ?? '') as {
    redirects: { source: string }[];
  };
  const pattern = redirects.find(({ source }) => source.startsWith('/:path(') && source.endsWith('html'))?.source ?? '';
  const isRedirected = (path: string) => new RegExp(`^${pattern.replace(':path', '')}$`).test(path);
  expect([isRedirected(file), isRedirected('/pricing.html')]).toEqual([false, true]);
});

it('a file of public/ may be somebody else’s, but not one that the build writes', () => {
  const files = `/ads.txt /google1234.html /.well-known/security.txt /images/team.avif /offers/pricing.html
    /pricing.html /pricing/index.html /index.html /404.html /robots.txt /llms.txt /_redirects /og/home.png`;
  const taken = files.split(/\s+/).filter((name) => isTaken(name, new Set(['/', '/pricing'])));
  expect(taken).toEqual(files.split(/\s+/).slice(5));
});
