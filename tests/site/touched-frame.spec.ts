import type { FrameLocator, Page, Request } from '@playwright/test';
import { contact, schedule } from '../../lib/content/pages';
import { holdRequests } from './hold-requests';
import {
  confirmationOf,
  documentInFrame,
  expect,
  frameAddress,
  frameOf,
  panel,
  scriptAddress,
  test,
  toast,
} from './provider-visit';

/* A frame that the visitor has focused must never lose its input. */

const typed = 'Dana Reyes';

async function typeIn(frame: FrameLocator): Promise<void> {
  await frame.getByLabel('Name').click();
  await frame.getByLabel('Name').fill(typed);
}

const sent = (page: Page) => confirmationOf(page, contact.frame);

async function expectInputKept(page: Page): Promise<void> {
  await expect(frameOf(page).getByLabel('Name')).toHaveValue(typed);
  await expect(sent(page)).toHaveCount(0);
}

const isScript = (request: Request) => request.url().endsWith('form_embed.js') && request.resourceType() === 'script';
const scriptRan = (page: Page) => page.evaluate(() => 'iFrameResize' in window);

/** Enough time for a loaded script to run and take effect. */
const effectMs = 1_500;

/** Holds the provider's script, and so the page's load event, but not the requests that find out why it failed. */
const holdScript = (page: Page) => holdRequests(page, `${scriptAddress}**`, isScript);

/** Lets a held script arrive. */
async function letArrive(page: Page, release: () => void): Promise<void> {
  const responded = page.waitForResponse((response) => isScript(response.request()));
  release();
  await (await responded).finished();
  await page.waitForTimeout(effectMs);
}

test.describe('a script that reloads every frame', () => {
  test.beforeEach(({ provider }) => provider.setMode('slow', scriptAddress, { seconds: 0, build: 'reloading' }));

  test('does not run if it comes after input, on its second attempt', async ({ page }) => {
    const release = await holdScript(page);
    await page.route(`${scriptAddress}**`, (route) => route.abort(), { times: 1 });
    let requests = 0;
    page.on('request', (request) => {
      if (isScript(request)) requests += 1;
    });
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    // After input before the request there would be none.
    await expect.poll(() => requests).toBe(2);
    await typeIn(frameOf(page));
    await letArrive(page, release);
    await expectInputKept(page);
    expect(await scriptRan(page)).toBe(false);
  });

  test('changes neither the frame nor the confirmation after a booking', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
    await expect(frameOf(page).locator('td button:enabled').first()).toBeVisible();
    // Simulates a booking without a focus event.
    const frame = await documentInFrame(page);
    await frame.evaluate(() => {
      document.title = 'Booked';
      const calendarId = window.location.pathname.split('/').at(-1);
      window.parent.postMessage(['msgsndr-booking-complete', { fingerprint: 'f', calendarId }], '*');
    });
    await expect(confirmationOf(page, schedule.frame)).toHaveCount(1);
    await letArrive(page, release);
    expect(await frame.evaluate(() => document.title)).toBe('Booked');
    await expect(confirmationOf(page, schedule.frame)).toHaveCount(1);
  });
});

test('a failure that is detected after input offers no retry', async ({ page, provider }) => {
  await provider.setMode('silent');
  await page.route(`${frameAddress}**`, (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await page.goto('/contact');
  await typeIn(frameOf(page));
  // The frame's timeout is four seconds after its load.
  await page.waitForTimeout(6_000);
  await expect(toast(page)).toHaveCount(0);
  await expect(panel(page)).toHaveCount(0);
  await expectInputKept(page);
});
