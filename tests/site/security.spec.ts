import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { allowed } from '../../lib/content/embed-origins';
import { withAliases, destinations, site } from '../../lib/content';
import {
  documentOf,
  embedNameOf,
  embedOf,
  files,
  folder,
  htmlFiles,
  inlineScripts,
  inlineStyles,
  pagePaths,
  pathOf,
} from './exported-site';
import { expect, frameAddress, openAtBottom, test, toast } from './provider-visit';
import { hydrateIsland } from './hydrated';
import { labelOf, menuLabels } from './labels';
import { watchViolations } from './violations';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

type Policy = Record<string, string[]>;

function policyOf(path: string): Policy {
  const content = documentOf(path).querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
  const directives = (content ?? '').split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...values]) => [name, values]));
}

/** A hash of something that is not in the page: the toast's styles. If it is wrong, a test below fails. */
const toastStylesHash = policyOf('/schedule')['style-src']?.find(
  (value) => value.startsWith("'sha256-") && ![...inlineStyles('/schedule'), ''].map(hashOf).includes(value),
);

/** What a page may load: its own files, scripts and styles, and what content lists for its embed. */
function expectedPolicy(path: string): Policy {
  const name = embedNameOf(path);
  const styles = inlineStyles(path).map(hashOf);
  const policy: Policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts(path).map(hashOf)],
    // Redirects have no styles. Browsers ignore 'unsafe-inline', which the chat needs, next to a hash.
    ...(styles.length > 0 && { 'style-src': ["'self'", ...(name === 'chat' ? [] : styles)] }),
    // The icons of menus are a data URL.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // For Lighthouse, which reads robots.txt from within the page.
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  };
  const added: Policy = name ? { ...allowed[name] } : {};
  // The toast library's style element is empty at first.
  if (name && name !== 'chat') added['style-src'] = [hashOf(''), String(toastStylesHash)];
  for (const [directive, values] of Object.entries(added))
    policy[directive] = [...(policy[directive] ?? []), ...values];
  return policy;
}

const sorted = (policy: Policy) =>
  Object.fromEntries(Object.entries(policy).map(([name, values]) => [name, [...new Set(values)].toSorted()]));

test('every page has exactly the policy that it needs, before all other elements', () => {
  for (const path of htmlFiles.map(pathOf)) {
    const policies = documentOf(path).querySelectorAll('meta[http-equiv="Content-Security-Policy"]');
    const [first, second] = documentOf(path).querySelectorAll('head > *');
    expect.soft(first?.getAttribute('charset')?.toLowerCase(), path).toBe('utf-8');
    expect
      .soft(
        policies.map((policy) => policy === second),
        path,
      )
      .toEqual([true]);
    expect.soft(sorted(policyOf(path)), path).toEqual(sorted(expectedPolicy(path)));
    // No policy keeps a browser from connecting ahead.
    const hints = documentOf(path).querySelectorAll('link:not([rel="canonical"], [rel="alternate"])');
    const outside = hints.filter((link) => /^(?:https?:)?\/\//.test(link.getAttribute('href') ?? ''));
    expect.soft(outside.map(String), path).toEqual([]);
  }
});

test('the chat is allowed only on /, and frames only on four pages', () => {
  expect(pagePaths.filter((path) => embedOf(path) === 'chat')).toEqual(['/']);
  const framed = withAliases(['/coaching', '/contact', '/schedule']).toSorted();
  expect(pagePaths.filter((path) => embedOf(path) === 'frame').toSorted()).toEqual(framed);
  for (const path of framed) {
    const { sandbox } = JSON.parse(documentOf(path).querySelector('[data-frame]')?.attributes['data-frame'] ?? '{}');
    // Leads the page elsewhere only when the visitor presses something.
    expect(
      sandbox.split(' ').filter((token: string) => token.startsWith('allow-top-navigation')),
      path,
    ).toEqual(['allow-top-navigation-by-user-activation']);
  }
});

for (const path of ['/', '/schedule']) {
  test(`${path} opens its menu without a violation`, async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto(path);
    await hydrateIsland(page, 'desktop-menu');
    await page.getByRole('banner').getByRole('button', { name: menuLabels.pricing }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: labelOf('/pricing') })).toBeVisible();
    expect.soft(violations).toEqual([]);
  });
}

test('a toast is shown without violations', async ({ page, provider }) => {
  const violations = await watchViolations(page);
  await provider.setMode('404', frameAddress);
  await openAtBottom(page, '/schedule');
  await expect(toast(page)).toHaveAttribute('data-type', 'error', { timeout: 12_000 });
  expect(violations).toEqual([]);
});

test('a redirect page, on a host without redirects, complies with its policy, sends no referrer, and leaves no entry in the history', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  await page.goto('/about/company');
  const next = page.waitForRequest((request) => new URL(request.url()).pathname === '/schedule');
  await page.route('**/calendar', (route) => route.fulfill({ path: `${folder}/calendar.html` }));
  await page.goto('/calendar');
  expect(await (await next).allHeaders()).not.toHaveProperty('referer');
  await expect(page).toHaveURL('/schedule');
  expect(violations).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/about/company');
});

/** What an injection would try, and the directive that forbids it. */
const attacks: [what: string, directive: string, code: string][] = [
  [
    'an inline script',
    'script-src-elem',
    `document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.injected = 1' }))`,
  ],
  [
    'an event handler',
    'script-src-attr',
    `document.querySelector('main').insertAdjacentHTML('beforeend', '<img src="/x.png" onerror="window.injected = 1">')`,
  ],
  [
    'data sent elsewhere',
    'connect-src',
    `fetch('http://127.0.0.1:3001/?secret').then(() => { window.injected = 1 }, () => {}); document.title`,
  ],
];

for (const [what, directive, code] of attacks) {
  test(`an injection cannot bring in ${what}`, async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.evaluate(code);
    await expect.poll(() => violations.join('\n')).toContain(`${directive}: `);
    expect.soft(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
}

test('nothing of the editing layer is exported', () => {
  const texts = files.filter((file) => /\.(?:html|js|css|json|txt|md|xml)$/.test(file));
  const words = /\/_edit\/|x-edit-key|edit\/browser/;
  expect(texts.filter((file) => words.test(readFileSync(`${folder}/${file}`, 'utf8')))).toEqual([]);
});

const securityPath = '/.well-known/security.txt';

test('security.txt says whom to tell about a weakness, and until when it holds', () => {
  const lines = readFileSync(`${folder}${securityPath}`, 'utf8').trimEnd().split('\n');
  const fields = new Map(lines.map((line) => line.split(/: (.*)/) as [string, string]));
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.get('Contact')).toBe(`mailto:${destinations.securityContact.address}`);
  expect(fields.get('Canonical')).toBe(`${site.url}${securityPath}`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / (24 * 60 * 60 * 1_000);
  // The standard wants less than a year.
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
