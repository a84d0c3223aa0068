import type { FrameLocator, Page, Request } from '@playwright/test';
import { hold } from './hold';
import { islandFiles } from './modes';
import {
  chooseTime,
  documentInFrame,
  expect,
  frameAddress,
  frameOf,
  panel,
  progress,
  sayFromFrame,
  scriptAddress,
  test,
  toast,
} from './provider-visit';
import { embedTexts } from '../../lib/content/embed-texts';
import { contact } from '../../lib/content/pages';
import { schedule } from '../../lib/content/pages';

/* A frame that somebody has been in keeps what was typed there, whatever the provider's script, its faults or we do. */

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

/** Nothing typed is lost, and nothing is thanked for. */
async function expectUntouched(page: Page): Promise<void> {
  await expect(frameOf(page).getByLabel('Name')).toHaveValue(typed);
  await expect(page.getByText(contact.frame.confirmation).or(page.getByText(schedule.frame.confirmation))).toHaveCount(
    0,
  );
}

const isScript = (request: Request) => request.url().endsWith('form_embed.js') && request.resourceType() === 'script';
const scriptRan = (page: Page) => page.evaluate(() => 'iFrameResize' in window);

/** Milliseconds in which a script that has arrived would have run and had its effect. */
const effectMs = 1_500;

async function scriptArrived(page: Page): Promise<void> {
  const response = await page.waitForResponse((one) => isScript(one.request()));
  await response.finished();
  await page.waitForTimeout(effectMs);
}

for (const { path, typeIn } of visits) {
  for (const seconds of [2, 4]) {
    test(`a script that comes ${seconds} s late does not run once somebody types on ${path}`, async ({
      page,
      provider,
    }) => {
      await provider.behave('slow', scriptAddress, { seconds, build: 'reloading' });
      const arrived = scriptArrived(page);
      await page.goto(path);
      await typeIn(frameOf(page));
      await arrived;
      await expectUntouched(page);
      expect(await scriptRan(page)).toBe(false);
    });
  }

  test(`a script that comes late at its second try does not run once somebody types on ${path}`, async ({
    page,
    provider,
  }) => {
    await provider.behave('slow', scriptAddress, { seconds: 2, build: 'reloading' });
    await page.route('**/form_embed.js', (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed', isScript);
    await page.goto(path);
    await failed;
    await page.waitForRequest(isScript);
    const arrived = scriptArrived(page);
    await typeIn(frameOf(page));
    await arrived;
    await expectUntouched(page);
    expect(await scriptRan(page)).toBe(false);
  });

  test(`a frame on ${path} that asks a script which has run for the page’s query is not loaded anew`, async ({
    page,
    provider,
  }) => {
    await provider.behave('silent', frameAddress);
    await provider.behave('slow', scriptAddress, { seconds: 0, build: 'reloading' });
    await page.goto(path);
    await expect.poll(() => scriptRan(page)).toBe(true);
    await typeIn(frameOf(page));
    await sayFromFrame(page, ['fetch-query-params', '', '', '']);
    await page.waitForTimeout(effectMs);
    await expectUntouched(page);
  });

  test(`a fault that is found out on ${path} after somebody has typed offers no retry`, async ({ page, provider }) => {
    await provider.behave('silent');
    await page.route(`${frameAddress}**`, (route) =>
      route.request().resourceType() === 'fetch' ? route.fulfill({ status: 503 }) : route.fallback(),
    );
    await page.goto(path);
    await typeIn(frameOf(page));
    // The frame's deadline is four seconds after it has loaded.
    await page.waitForTimeout(6_000);
    await expect(toast(page)).toHaveCount(0);
    await expect(panel(page)).toHaveCount(0);
    await expectUntouched(page);
  });
}

test('a contact that the form hands over is no message, though somebody types before the island comes', async ({
  page,
}) => {
  const release = await hold(page, islandFiles);
  await page.goto('/contact');
  await typeInForm(frameOf(page));
  release();
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await expectUntouched(page);
});

test('a contact that the form hands over when it loads itself anew is no message', async ({ page }) => {
  await page.goto('/contact');
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await typeInForm(frameOf(page));
  const frame = await documentInFrame(page);
  await frame.evaluate(() => window.location.reload());
  await expect(frameOf(page).getByLabel('Name')).toHaveValue('');
  await page.waitForTimeout(effectMs);
  await expect(page.getByText(contact.frame.confirmation)).toHaveCount(0);
  // A real one still is.
  await typeInForm(frameOf(page));
  await frameOf(page).getByLabel('Email').fill('dana@customer.example');
  await frameOf(page).getByLabel('Message').fill('Which plan fits two vans?');
  await frameOf(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(contact.frame.confirmation)).toHaveCount(1);
});

test('a script that comes after a booking leaves the frame and the confirmation', async ({ page, provider }) => {
  await provider.behave('slow', scriptAddress, { seconds: 3, build: 'reloading' });
  const arrived = scriptArrived(page);
  await page.goto('/schedule');
  await expect(frameOf(page).locator('td button:enabled').first()).toBeVisible();
  // Booked by keyboard, say: no event has told the page that the visitor is in the frame.
  const frame = await documentInFrame(page);
  await frame.evaluate(() => {
    document.title = 'Booked';
    const calendarId = window.location.pathname.split('/').at(-1);
    window.parent.postMessage(['msgsndr-booking-complete', { fingerprint: 'f', calendarId }], '*');
  });
  await expect(page.getByText(schedule.frame.confirmation)).toHaveCount(1);
  await arrived;
  expect(await frame.evaluate(() => document.title)).toBe('Booked');
  await expect(page.getByText(schedule.frame.confirmation)).toHaveCount(1);
});

test('a script that fails leaves no error over a booking, and ‘Try again’ leaves the frame', async ({
  page,
  provider,
}) => {
  await provider.behave('500', scriptAddress);
  await page.goto('/contact');
  await expect(toast(page)).toHaveAttribute('data-type', 'error', { timeout: 12_000 });
  await provider.behave('slow', scriptAddress, { seconds: 2, build: 'reloading' });
  const arrived = scriptArrived(page);
  await toast(page).getByRole('button', { name: embedTexts.retry }).click();
  await typeInForm(frameOf(page));
  await arrived;
  await expectUntouched(page);
  await frameOf(page).getByLabel('Email').fill('dana@customer.example');
  await frameOf(page).getByLabel('Message').fill('Which plan fits two vans?');
  await frameOf(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(contact.frame.confirmation)).toHaveCount(1);
  await expect(toast(page)).toHaveCount(0);
  await expect(panel(page)).toHaveCount(0);
  await expect(frameOf(page).getByRole('heading', { name: 'Thank you' })).toBeVisible();
});
