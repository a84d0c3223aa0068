import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { directives } from '../../../deploy/embed-origins';
import { launchOptions } from '../browser';
import type { CheckResult, Finding } from '../finding';
import type { Options } from '../options';

/** Phones are where most visitors are. */
const viewport = { width: 390, height: 844 };
const pagesAtOnce = 2;
const loadTimeoutMs = 30_000;

type Violation = { directive: string; blocked: string };

declare global {
  interface Window {
    policyViolations?: Violation[];
  }
}

/** Runs in the page, before its own scripts. */
function recordViolations(): void {
  const found: Violation[] = [];
  window.policyViolations = found;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    found.push({ directive: effectiveDirective.replace(/-(?:elem|attr)$/, ''), blocked: blockedURI });
  });
}

/** A line in the words of a policy: what was blocked. */
function blockedBy({ directive, blocked }: Violation): string {
  return `${directive} ${URL.canParse(blocked) ? new URL(blocked).origin : blocked}`;
}

/** The line for content/embed-origins.ts that would allow it. */
function allowance({ directive, blocked }: Violation): string {
  const kind = Object.entries(directives).find(([, name]) => name === directive)?.[0];
  if (kind === undefined || !(URL.canParse(blocked) || blocked === 'inline')) {
    return 'Nothing in content/embed-origins.ts can allow this: ask the provider, or the host, for another way.';
  }
  const from = URL.canParse(blocked) ? new URL(blocked).origin : blocked;
  return `If the provider needs it, add to content/embed-origins.ts: { from: '${from}', for: ['${kind}'], when: …, why: … }`;
}

async function violationsOn(page: Page, path: string): Promise<Finding[]> {
  const violations = await page.evaluate(() => window.policyViolations ?? []);
  const distinct = new Map(violations.map((violation) => [blockedBy(violation), allowance(violation)]));
  return [...distinct].map(([line, advice]) => ({
    where: path,
    found: `blocked by the policy: ${line}`,
    expected: 'nothing blocked',
    advice,
  }));
}

/** Waits for what the page embeds. Nothing is clicked or typed, so nothing can be booked or sent. */
async function embedsOn(page: Page, path: string, readyTimeoutMs: number): Promise<Finding[]> {
  const [hasFrame, hasChat] = await page.evaluate(() => [
    document.querySelector('[data-frame]') !== null,
    document.querySelector('[data-chat]') !== null,
  ]);
  const isReady = (selector: string) =>
    page.waitForSelector(selector, { state: 'attached', timeout: readyTimeoutMs }).then(
      () => true,
      () => false,
    );
  const findings: Finding[] = [];
  if (hasFrame && !(await isReady('.provider-embed [data-state="complete"]'))) {
    const src = await page.locator('[data-frame]').getAttribute('data-src');
    findings.push({
      where: path,
      found: `the frame ${src} is not ready`,
      expected: `ready within ${readyTimeoutMs / 1_000} s`,
      advice: 'Open its address by itself. Is the calendar or form published, and is its address the one in content?',
    });
  }
  if (hasChat && !(await isReady('chat-widget'))) {
    findings.push({
      where: path,
      found: 'the chat does not appear',
      expected: `a chat within ${readyTimeoutMs / 1_000} s`,
      advice:
        'Compare links.chatLoader and chatWidget in content/destinations.ts with the code that the provider shows.',
    });
  }
  return findings;
}

async function visit(context: BrowserContext, { origin, readyTimeoutMs }: Options, path: string): Promise<Finding[]> {
  const page = await context.newPage();
  const findings: Finding[] = [];
  const report = (found: string, expected: string) => findings.push({ where: path, found, expected });
  page.on('pageerror', ({ message }) => report(`an error in a script: ${message}`, 'no error'));
  page.on('requestfailed', (request) => {
    const isOwn = new URL(request.url()).origin === origin;
    // What the browser itself no longer wanted, such as a prefetch, is no failure.
    if (isOwn && !request.failure()?.errorText.includes('ABORTED')) {
      report(`${request.url()}: ${request.failure()?.errorText}`, 'every request answered');
    }
  });
  try {
    await page.goto(origin + path, { waitUntil: 'load', timeout: loadTimeoutMs });
    findings.push(...(await embedsOn(page, path, readyTimeoutMs)));
    // What the islands and the deferred styles ask for.
    await page.mouse.move(viewport.width / 2, viewport.height / 2);
    await page.waitForLoadState('networkidle', { timeout: loadTimeoutMs }).catch(() => undefined);
    findings.push(...(await violationsOn(page, path)));
  } catch (error) {
    report(error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error), 'a page');
  } finally {
    await page.close();
  }
  return findings;
}

/** Visits pages in a browser, as a visitor who only looks. */
export async function checkInBrowser(options: Options): Promise<CheckResult> {
  const browser = await chromium.launch(launchOptions(options));
  try {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    await context.addInitScript(recordViolations);
    const waiting = [...options.pages];
    const findings: Finding[] = [];
    const visitNext = async (): Promise<void> => {
      const path = waiting.shift();
      if (path === undefined) return;
      findings.push(...(await visit(context, options, path)));
      await visitNext();
    };
    await Promise.all(Array.from({ length: pagesAtOnce }, visitNext));
    return { looked: `${options.pages.length} pages`, findings };
  } finally {
    await browser.close();
  }
}
