import { expect, type Page } from '@playwright/test';
import { directives } from '../../lib/content/schemas/embeds';
import { watchViolations, type Violation } from '../site/page';
import { liveOrigin, pagePaths, samplePath, test } from './test';

/*
 * Pages in a browser, as a visitor who only looks: nothing is clicked, typed, booked or sent. On a host of this machine one page
 * stands for all, because tests/site/ visits them on the local server.
 */

test.use({
  // Phones are where most visitors are.
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  // https.spec.ts looks at the certificate. A browser does not know one of this machine's own authority.
  ignoreHTTPSErrors: !liveOrigin || process.env.NODE_EXTRA_CA_CERTS !== undefined,
});
test.describe.configure({ mode: 'parallel' });

/** How long an embed may take until it is ready. */
const readyTimeoutMs = 20_000;

/** What was blocked, with the line for content/embed-origins.ts that would allow it. */
function describeViolation({ directive, blocked }: Violation): string {
  const name = directive.replace(/-(?:elem|attr)$/, '');
  const kind = Object.entries(directives).find(([, other]) => other === name)?.[0];
  const from = URL.canParse(blocked) ? new URL(blocked).origin : blocked;
  const advice = kind
    ? `if the provider needs it, add to content/embed-origins.ts: { from: '${from}', for: ['${kind}'], when: …, why: … }`
    : 'ask the provider, or the host, for another way';
  return `blocked by the policy: ${name} ${from} (${advice})`;
}

/** Collects what goes wrong on a page: errors in scripts, and requests of the site that fail. */
function watch(page: Page, origin: string): Set<string> {
  const found = new Set<string>();
  page.on('pageerror', ({ message }) => found.add(`an error in a script: ${message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What the browser itself no longer wanted, such as a prefetch, is no failure.
    if (new URL(request.url()).origin === origin && !reason.includes('ABORTED'))
      found.add(`${request.url()}: ${reason}`);
  });
  return found;
}

for (const path of liveOrigin ? pagePaths : [samplePath]) {
  test(`visit: ${path} opens without an error, and its embeds are ready`, async ({ page, site }) => {
    const found = watch(page, site.origin);
    const violations = await watchViolations(page);
    await page.goto(site.origin + path);
    if ((await page.locator('iframe[data-src]').count()) > 0) {
      const advice = 'Open the frame’s address by itself. Is it published, and is it the one in content?';
      const complete = page.locator('.provider-embed [data-state="complete"]');
      await expect.soft(complete, advice).toBeAttached({ timeout: readyTimeoutMs });
    }
    if ((await page.locator('[data-chat]').count()) > 0) {
      const advice = 'Compare links.chatLoader and chatWidget in content/destinations.ts with what the provider shows.';
      await expect.soft(page.locator('chat-widget'), advice).toBeAttached({ timeout: readyTimeoutMs });
    }
    expect([...found, ...new Set(violations.map(describeViolation))]).toEqual([]);
  });
}
