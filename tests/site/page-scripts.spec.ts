import { scriptsSchema } from '../../lib/content/schemas/scripts';
import { addPolicy } from '../../deploy/policy';
import { inlineScriptOf } from '../../scripts/build/inline-script';
import { parsePage } from '../../scripts/build/pages';
import { standInAddress } from '../../lib/stand-in';
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
function withScript(path: string): string {
  const page = parsePage(path, `${path}.html`, source(path));
  page.document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.remove();
  page.head.querySelectorAll('script:not([src], [type])').at(-1)?.remove();
  page.head.insertAdjacentHTML('beforeend', inlineScriptOf(page, scripts));
  addPolicy(page, scripts);
  return `${page.document}`;
}

const policyOf = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]+)/.exec(html)?.[1]?.split('; ');

test('a script loads once the page has, and asks what the policy allows', async ({ page, errors }) => {
  const violations = await watchViolations(page);
  const body = withScript('/pricing');
  // On its pages only.
  expect(policyOf(withScript('/about/company'))?.join()).not.toContain(new URL(api).origin);
  await page.route('**/pricing', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.route(`${api}**`, (route) => route.fulfill({ headers: { 'access-control-allow-origin': '*' } }));
  const counted = `fetch('${api}?' + document.readyState)`;
  await page.route(src, (route) => route.fulfill({ contentType: 'text/javascript', body: counted }));
  const sent = page.waitForRequest(`${api}?complete`);
  await page.goto('/pricing');
  await sent;
  expect([...errors, ...violations]).toEqual([]);
});
