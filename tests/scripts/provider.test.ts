/** @jest-environment node */
import { standInAddress } from '@/lib/stand-in';
import { destinations } from '@/lib/content/destinations';
import { ask } from '@/tests/hosts/ask';
import { controlPath } from '@/tests/provider/address';
import { startProvider, type Provider } from '@/tests/provider/provider';

let provider: Provider;

beforeAll(async () => {
  provider = await startProvider({ port: 0 });
});
afterAll(() => provider.close());

/** Requests an address like a browser. */
function visit(address: string, from = '') {
  const { host, pathname } = new URL(address);
  return ask(provider.origin, pathname, { host, 'x-stand-in-client': from });
}

const links = Object.entries(destinations.links);
const originsIn = (addresses: string[]) => new Set(addresses.map((address) => new URL(address).origin));

it('every external host has its own origin', () => {
  const urls = links.map(([, { url }]) => url);
  expect(originsIn(urls.map(standInAddress)).size).toBe(originsIn(urls).size);
});

it.each(links)('%s is served under its own host', async (_key, { url }) => {
  expect(await visit(standInAddress(url))).toMatchObject({ status: 200 });
});

it.each([
  ['another host', 'http://store.hearthline.example.localhost:3001/login'],
  ['localhost, with the host in the path', 'http://localhost:3001/app.hearthline.example/login'],
])('a destination is not served under %s', async (_name, address) => {
  expect(await visit(address)).toMatchObject({ status: 404 });
});

it('a mode applies to one host and one client', async () => {
  const { chatLoader, formEmbedScript } = destinations.links;
  const { status } = await fetch(provider.origin + controlPath, {
    method: 'PUT',
    body: JSON.stringify({ path: `/${new URL(chatLoader.url).host}/`, mode: '503', client: 'one' }),
  });
  expect(status).toBe(200);
  expect(await visit(standInAddress(chatLoader.url), 'one')).toMatchObject({ status: 503 });
  expect(await visit(standInAddress(chatLoader.url), 'other')).toMatchObject({ status: 200 });
  expect(await visit(standInAddress(formEmbedScript.url), 'one')).toMatchObject({ status: 200 });
});
