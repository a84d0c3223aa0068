/** @jest-environment node */
import { contract } from '@/deploy/contract';
import { hosts } from '@/deploy/hosts/hosts';

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
