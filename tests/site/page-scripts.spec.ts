import { readFileSync } from 'node:fs';
import { scriptsSchema, type PageScript } from '../../lib/content/schemas/scripts';
import { addPolicy } from '../../deploy/policy';
import { inlineScriptOf } from '../../scripts/build/inline-script';
import { parsePage } from '../../scripts/build/pages';
import { standInAddress, standInOrigin } from '../../lib/stand-in';
import { source } from './exported-site';
import { expect, test } from './provider-visit';
import { watchViolations } from './page';

/* Scripts of others, with an entry of the test's own (content/scripts.ts has the owner's). */

const src = 'https://counter.example/counter.js?id=1';
/** A build for the stand-in allows it there. */
const api = standInAddress('https://api.counter.example/');
const scripts = scriptsSchema.parse([
  {
    src,
    pages: ['/pricing'],
    why: 'Counts visits and bookings.',
    allows: [{ from: 'https://api.counter.example', for: ['connections'] }],
  },
]);

/** The page as the build would write it with the entry. */
function withScript(path: string, entries: readonly PageScript[] = scripts): string {
  const page = parsePage(path, `${path}.html`, source(path));
  page.document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.remove();
  page.head.querySelectorAll('script:not([src], [type])').at(-1)?.remove();
  page.head.insertAdjacentHTML('beforeend', inlineScriptOf(page, entries));
  addPolicy(page, entries);
  return `${page.document}`;
}

test('a script loads once the page has, and asks what the policy allows', async ({ page, errors }) => {
  const violations = await watchViolations(page);
  const body = withScript('/pricing');
  await page.route('**/pricing', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.route(`${api}**`, (route) => route.fulfill({ headers: { 'access-control-allow-origin': '*' } }));
  const counted = `fetch('${api}?' + document.readyState)`;
  await page.route(src, (route) => route.fulfill(javascript(counted)));
  const sent = page.waitForRequest(`${api}?complete`);
  await page.goto('/pricing');
  await sent;
  expect([...errors, ...violations]).toEqual([]);
});

const guide = readFileSync('deploy/README.md', 'utf8');
const javascript = (body: string) => ({ contentType: 'text/javascript', body });

/* The files of the guide's recipes. Each tool's host is played: it asks for what the file has told it. */
for (const [tool, start, from, told] of [
  ['Plausible', 'window.plausible =', 'https://plausible.io', 'plausible.o.transformRequest({}).u'],
  ['Google', 'window.dataLayer = [];', 'https://www.googletagmanager.com', 'dataLayer[1][2].page_location'],
] as const) {
  test(`${tool} is told the query that a page with a frame takes out of its address`, async ({ page }) => {
    const host = standInOrigin(from);
    const file = guide
      .slice(guide.indexOf(start))
      .split('\n\n')[0]
      ?.replaceAll(/https:\/\/[\w.]+/g, standInOrigin);
    const allows: PageScript['allows'] = [{ from, for: ['scripts', 'connections'] }];
    const body = withScript('/schedule', [{ src: '/tool.js', pages: 'all', why: 'Counts visits.', allows }]);
    await page.route('**/schedule?*', (route) => route.fulfill({ body, contentType: 'text/html' }));
    await page.route('**/tool.js', (route) => route.fulfill(javascript(`${file}\nwindow.startGoogle?.(true)`)));
    await page.route(`${host}/**`, (route) => route.fulfill(javascript(`fetch('${host}/?' + ${told})`)));
    const asked = page.waitForRequest(`${host}/?**`);
    await page.goto('/schedule?utm_source=ads&gclid=g1');
    expect((await asked).url()).toContain('/schedule?utm_source=ads&gclid=g1');
    expect(new URL(page.url()).search).toBe('');
  });
}
