import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { freePort } from '../../../scripts/ports';
import { makeGuard } from '../guard';
import { serveEditor } from '../server';

/* Whom the editor answers, and whom it refuses. */

/** What the panel sends to save a field. */
const save = (file: string, place: unknown = ['name']) => JSON.stringify({ file, place, value: 'x', before: 'y' });

let servers: Server[];
let port: number;
let guard: ReturnType<typeof makeGuard>;

test.beforeAll(async () => {
  port = await freePort();
  guard = makeGuard(port, await freePort());
  servers = await serveEditor(guard, await freePort());
});
test.afterAll(() => servers.forEach((one) => one.close()));

type Asked = { path?: string; method?: string; headers?: Record<string, string | undefined>; body?: string };

/** As the panel asks, unless something is said otherwise. */
function send({ path = '/_edit/search', method = 'POST', headers = {}, body = '{"query":"the"}' }: Asked) {
  const own = {
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    cookie: `edit-${port}=${guard.token}`,
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    ...headers,
  };
  // Without what is undefined.
  const sent = JSON.parse(JSON.stringify(own)) as Record<string, string>;
  return new Promise<{ status?: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers: sent }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, headers: answer.headers });
    });
    asked.on('error', reject).end(method === 'GET' ? undefined : body);
  });
}

test('answers its own page', async () => {
  expect((await send({})).status).toBe(200);
  const { headers } = await send({
    path: `/_edit/?token=${guard.token}`,
    method: 'GET',
    headers: { cookie: undefined },
  });
  expect(headers['set-cookie']?.[0]).toMatch(/; HttpOnly; SameSite=Lax/);
});

const attacks: [attack: string, status: number, asked: Asked][] = [
  ['another name for this machine', 421, { headers: { host: `evil.example:${0}` } }],
  ['another site', 403, { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } }],
  ['another program on this machine', 403, { headers: { origin: 'http://localhost:1' } }],
  [
    'a frame of another site',
    403,
    {
      path: '/pricing',
      method: 'GET',
      headers: {
        origin: undefined,
        'sec-fetch-site': 'cross-site',
        'sec-fetch-dest': 'iframe',
        'sec-fetch-mode': 'navigate',
      },
    },
  ],
  ['no cookie', 401, { headers: { cookie: undefined } }],
  ['a form that needs no permission', 415, { headers: { 'content-type': 'text/plain' } }],
  ['a link', 405, { method: 'GET' }],
  ['a body of megabytes', 413, { body: JSON.stringify({ query: 'x'.repeat(2 ** 21) }) }],
  ['a file elsewhere', 404, { path: '/_edit/save', body: save('package.json') }],
  ['a way out of the folder', 404, { path: '/_edit/save', body: save('content/../package.ts') }],
  ['a field of all objects', 400, { path: '/_edit/save', body: save('content/site.ts', ['__proto__', 'x']) }],
  [
    'a picture that is none',
    400,
    { path: '/_edit/picture', headers: { 'x-name': 'a.png', 'x-use': 'avatar' }, body: '<svg/>' },
  ],
  [
    'a picture elsewhere, whose name becomes that of a file',
    400,
    { path: '/_edit/picture', headers: { 'x-name': '..%2F..%2Fa.png', 'x-use': 'avatar' } },
  ],
  ['what every object has', 404, { path: '/_edit/constructor' }],
];
for (const [attack, status, asked] of attacks)
  test(`refuses ${attack}`, async () => {
    expect((await send(asked)).status).toBe(status);
  });

test('shows no page of the preview at the address of the panel, where its scripts could ask', async () => {
  const { status, headers } = await send({ path: '/pricing', method: 'GET' });
  expect([status, headers.location]).toEqual([303, '/_edit/#/pricing']);
  const asked = { origin: `http://localhost:${guard.pagePort}`, 'sec-fetch-site': 'same-site' };
  expect((await send({ headers: asked })).status).toBe(403);
});
