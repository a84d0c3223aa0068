import { scriptsSchema } from '../../lib/content/schemas/scripts';
import { addPolicy } from '../../deploy/policy';
import { addPageScripts, inlineScriptOf } from '../../scripts/build/inline-script';
import { parsePage } from '../../scripts/build/pages';
import { standInAddress } from '../../lib/stand-in';
import { waitUntilIdle } from '../../scripts/test/wait-until-idle';
import { source } from './exported-site';
import { expect, test } from './provider-visit';
import { watchViolations } from './page';

/* Scripts of others, with an entry of the test's own (content/scripts.ts has the owner's). */

const src = 'https://counter.example/counter.js?id=1';
/** A build for the stand-in allows it there. */
const api = standInAddress('https://api.counter.example/');
const scripts = scriptsSchema.parse([
  {
    name: 'counter',
    src,
    pages: ['/pricing'],
    why: 'Counts visits and bookings.',
    allows: [{ from: 'https://api.counter.example', for: ['connections'] }],
    data: { site: 'hearthline' },
    consent: [{ event: 'consent', at: 'detail.accepted', has: 'analytics' }],
    calls: { function: 'count', first: [['visit']], booking: ['booking', { plan: '$plan', from: '$utm_source' }] },
  },
]);

/** The page as the build would write it with the entry. */
function pageWithScript(path: string): string {
  const page = parsePage(path, `${path}.html`, source(path));
  page.document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.remove();
  page.head.querySelectorAll('script:not([src], [type])').at(-1)?.remove();
  addPageScripts(page, scripts);
  page.head.insertAdjacentHTML('beforeend', inlineScriptOf(page));
  addPolicy(page, scripts);
  return `${page.document}`;
}

test('a script loads once the visitor has agreed, as the policy allows, and learns of bookings', async ({
  page,
  errors,
}) => {
  const violations = await watchViolations(page);
  const body = pageWithScript('/pricing');
  await page.route('**/pricing', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.route(`${api}**`, (route) => route.fulfill({ headers: { 'access-control-allow-origin': '*' } }));
  let requests = 0;
  await page.route(src, (route) => {
    requests += 1;
    return route.fulfill({
      contentType: 'text/javascript',
      body: `window.told = count.q.map((words) => [...words]); window.count = (...words) => told.push(words);
        fetch('${api}' + document.currentScript.dataset.site)`,
    });
  });
  await page.goto('/pricing');
  await waitUntilIdle(page);
  expect(requests).toBe(0);
  const sent = page.waitForRequest(`${api}hearthline`);
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('consent', { detail: { accepted: ['analytics'] } })),
  );
  await sent;
  // What the frame raises: attribution.spec.ts.
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('booking', { detail: { plan: 'pro', campaign: { utm_source: 'ads' } } })),
  );
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toEqual([
    ['visit'],
    ['booking', { plan: 'pro', from: 'ads' }],
  ]);
  expect([...errors, ...violations]).toEqual([]);
});
