import type { FrameLocator, Page, Request } from '@playwright/test';
import { holdRequests } from './hold-requests';
import { islandFiles } from './modes';
import {
  chooseTime,
  documentInFrame,
  expect,
  frameAddress,
  frameOf,
  panel,
  progress,
  postFromFrame,
  scriptAddress,
  test,
  toast,
} from './provider-visit';
import { embedTexts } from '../../lib/content/embed-texts';
import { contact, schedule } from '../../lib/content/pages';
import { repeatedUnless } from '../extent';

/* A frame that the visitor has focused must never lose its input. */

const typed = 'Dana Reyes';

async function typeInCalendar(frame: FrameLocator): Promise<void> {
  await chooseTime(frame);
  await frame.getByLabel('Name').fill(typed);
}

async function typeInForm(frame: FrameLocator): Promise<void> {
  await frame.getByLabel('Name').click();
  await frame.getByLabel('Name').fill(typed);
}

const visits = [
  { path: '/contact', typeIn: typeInForm },
  { path: '/schedule', typeIn: typeInCalendar },
];

/** The input is still there, and no confirmation is shown. */
async function expectInputKept(page: Page): Promise<void> {
  await expect(frameOf(page).getByLabel('Name')).toHaveValue(typed);
  await expect(page.getByText(contact.frame.confirmation).or(page.getByText(schedule.frame.confirmation))).toHaveCount(
    0,
  );
}

const isScript = (request: Request) => request.url().endsWith('form_embed.js') && request.resourceType() === 'script';
const scriptRan = (page: Page) => page.evaluate(() => 'iFrameResize' in window);

/** Enough time for a loaded script to run and take effect. */
const effectMs = 1_500;

async function waitForScript(page: Page): Promise<void> {
  const response = await page.waitForResponse((one) => isScript(one.request()));
  await response.finished();
  await page.waitForTimeout(effectMs);
}

/** Holds the provider's script, and so the page's load event, but not the requests that find out why it failed. */
const holdScript = (page: Page) => holdRequests(page, `${scriptAddress}**`, isScript);

/** Lets a held script arrive after input. It must not run. */
async function expectNotToRun(page: Page, release: () => void): Promise<void> {
  const scriptLoaded = waitForScript(page);
  release();
  await scriptLoaded;
  await expectInputKept(page);
  expect(await scriptRan(page)).toBe(false);
}

for (const { path, typeIn } of visits) {
  const details = repeatedUnless(path === '/contact');

  test(`a script that is late does not run after input on ${path}`, details, async ({ page, provider }) => {
    await provider.setMode('slow', scriptAddress, { seconds: 0, build: 'reloading' });
    const release = await holdScript(page);
    // After input before the request there would be none.
    const requested = page.waitForRequest(isScript);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await requested;
    await typeIn(frameOf(page));
    await expectNotToRun(page, release);
  });

  const title = `a script that is late on its second attempt does not run after input on ${path}`;
  test(title, details, async ({ page, provider }) => {
    await provider.setMode('slow', scriptAddress, { seconds: 0, build: 'reloading' });
    const release = await holdScript(page);
    await page.route(`${scriptAddress}**`, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed', isScript);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await failed;
    await page.waitForRequest(isScript);
    await typeIn(frameOf(page));
    await expectNotToRun(page, release);
  });

  test(
    `a frame on ${path} is not reloaded if it requests the page’s query from the script`,
    details,
    async ({ page, provider }) => {
      await provider.setMode('silent', frameAddress);
      await provider.setMode('slow', scriptAddress, { seconds: 0, build: 'reloading' });
      await page.goto(path);
      await expect.poll(() => scriptRan(page)).toBe(true);
      await typeIn(frameOf(page));
      await postFromFrame(page, ['fetch-query-params', '', '', '']);
      await page.waitForTimeout(effectMs);
      await expectInputKept(page);
    },
  );

  test(`a failure that is detected after input on ${path} offers no retry`, details, async ({ page, provider }) => {
    await provider.setMode('silent');
    await page.route(`${frameAddress}**`, (route) =>
      route.request().resourceType() === 'fetch' ? route.fulfill({ status: 503 }) : route.fallback(),
    );
    await page.goto(path);
    await typeIn(frameOf(page));
    // The frame's timeout is four seconds after its load.
    await page.waitForTimeout(6_000);
    await expect(toast(page)).toHaveCount(0);
    await expect(panel(page)).toHaveCount(0);
    await expectInputKept(page);
  });
}

test('a remembered contact does not count as a message, even after input before hydration', async ({ page }) => {
  const release = await holdRequests(page, islandFiles);
  await page.goto('/contact');
  await typeInForm(frameOf(page));
  release();
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await expectInputKept(page);
});

test('a remembered contact does not count as a message after the form reloads itself', async ({ page }) => {
  await page.goto('/contact');
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await typeInForm(frameOf(page));
  const frame = await documentInFrame(page);
  await frame.evaluate(() => window.location.reload());
  await expect(frameOf(page).getByLabel('Name')).toHaveValue('');
  await page.waitForTimeout(effectMs);
  await expect(page.getByText(contact.frame.confirmation)).toHaveCount(0);
  // A submitted contact does.
  await typeInForm(frameOf(page));
  await frameOf(page).getByLabel('Email').fill('dana@customer.example');
  await frameOf(page).getByLabel('Message').fill('Which plan fits two vans?');
  await frameOf(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(contact.frame.confirmation)).toHaveCount(1);
});

test('a script that loads after a booking changes neither the frame nor the confirmation', async ({
  page,
  provider,
}) => {
  await provider.setMode('slow', scriptAddress, { seconds: 0, build: 'reloading' });
  const release = await holdScript(page);
  const scriptLoaded = waitForScript(page);
  await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
  await expect(frameOf(page).locator('td button:enabled').first()).toBeVisible();
  // Simulates a booking without a focus event.
  const frame = await documentInFrame(page);
  await frame.evaluate(() => {
    document.title = 'Booked';
    const calendarId = window.location.pathname.split('/').at(-1);
    window.parent.postMessage(['msgsndr-booking-complete', { fingerprint: 'f', calendarId }], '*');
  });
  await expect(page.getByText(schedule.frame.confirmation)).toHaveCount(1);
  release();
  await scriptLoaded;
  expect(await frame.evaluate(() => document.title)).toBe('Booked');
  await expect(page.getByText(schedule.frame.confirmation)).toHaveCount(1);
});

test('after a booking the error of a failed script disappears, and ‘Try again’ does not change the frame', async ({
  page,
  provider,
}) => {
  await provider.setMode('500', scriptAddress);
  await page.goto('/contact');
  await expect(toast(page)).toHaveAttribute('data-type', 'error', { timeout: 12_000 });
  await provider.setMode('slow', scriptAddress, { seconds: 0, build: 'reloading' });
  const release = await holdScript(page);
  const scriptLoaded = waitForScript(page);
  await toast(page).getByRole('button', { name: embedTexts.retry }).click();
  await typeInForm(frameOf(page));
  release();
  await scriptLoaded;
  await expectInputKept(page);
  await frameOf(page).getByLabel('Email').fill('dana@customer.example');
  await frameOf(page).getByLabel('Message').fill('Which plan fits two vans?');
  await frameOf(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(contact.frame.confirmation)).toHaveCount(1);
  await expect(toast(page)).toHaveCount(0);
  await expect(panel(page)).toHaveCount(0);
  await expect(frameOf(page).getByRole('heading', { name: 'Thank you' })).toBeVisible();
});
