import type { Frame, Page } from '@playwright/test';
import { destinationUrl, load } from '../../lib/content';
import { contact, schedule } from '../../lib/content/pages';
import { standInAddress } from '../../lib/stand-in';
import {
  confirmationOf,
  documentInFrame,
  expect,
  frameAddress,
  frameOf,
  note,
  panel,
  progress,
  test,
} from './provider-visit';

const embedTexts = load('embed-texts');

/* What a visitor can do and is told after the last step, if the provider does not say in its usual way that it worked. */

const words = (page: Page) => page.locator('.frame-words');

/** Opens a page and uses its frame. */
async function use(page: Page, path: string): Promise<Frame> {
  await page.goto(path);
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await expect(words(page)).toHaveText(embedTexts.shown);
  await frameOf(page).locator('h1').click();
  await expect(words(page)).toHaveText(embedTexts.used);
  return documentInFrame(page);
}

const post = (message: unknown) => (frame: Frame) =>
  frame.evaluate((data) => window.parent.postMessage(data, '*'), message);

/** What a provider does when the visitor presses the last button. */
const ends: Record<string, (frame: Frame) => Promise<unknown>> = {
  'a message with another name': post(['form-submitted', { id: 'f' }]),
  'a height in an object': post({ type: 'resize', payload: { height: { value: 1500, unit: 'px' } } }),
  'a height above all bounds': post(['highlevel.setHeight', { height: 90_000, id: 'f' }]),
  'a small height': post(['highlevel.setHeight', { height: 12, id: 'f' }]),
  'no message': async () => undefined,
  'a booking of another calendar': post(['msgsndr-booking-complete', { fingerprint: 'f', calendarId: 'another' }]),
};

/** What is in the frame afterwards: an empty page, or a taller step. */
for (const [{ path, frame: known }, html] of [
  [contact, ''],
  [schedule, '<div style="height: 2600px">Step 2</div><button id="end">Next</button>'],
] as const) {
  test(`${path} says what is true above ${html ? 'a taller step' : 'an empty page'}, whatever the provider says`, async ({
    page,
  }) => {
    const frame = await use(page, path);
    for (const [end, run] of Object.entries(ends)) {
      await test.step(end, async () => {
        await frame.evaluate((body) => (document.body.innerHTML = body), html);
        await run(frame);
        await expect(words(page)).toHaveText(embedTexts.used);
        await expect(page.getByRole('main')).not.toContainText(known.fallbackText);
        await expect(confirmationOf(page, known)).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('link', { name: known.fallbackLink })).toBeVisible();
        if (html === '') return;
        // By wheel: a script can scroll what visitors cannot.
        await frame.evaluate(() => scrollTo(0, 0));
        await expect(async () => {
          // The page may have moved below the pointer.
          await page.locator('.provider-host').hover();
          await page.mouse.wheel(0, 3_000);
          const isReached = await frame.evaluate(
            () => (document.querySelector('#end')?.getBoundingClientRect().bottom ?? NaN) < innerHeight + 1,
          );
          expect(isReached).toBe(true);
        }).toPass({ timeout: 5_000 });
      });
    }
  });
}

const lead = (to: string) => (frame: Frame) => frame.evaluate((address) => void (location.href = address), to);
const elsewhere = destinationUrl('login');
const ownHost = (path: string) => standInAddress(`https://app.leadconnectorhq.com${path}`);
const calendar = new URL(schedule.frame.destination);

test('a redirect to a page of this site brings the visitor there', async ({ page, baseURL }) => {
  for (const [path, campaign] of [
    ['/contact', ''],
    ['/schedule', '?utm_source=ads'],
  ] as const) {
    const frame = await use(page, path);
    await lead(`${baseURL}/about/company${campaign}`)(frame);
    await expect(page).toHaveURL(`/about/company${campaign}`);
  }
});

test('before it is used, a frame cannot lead the page anywhere', async ({ page, provider, baseURL }) => {
  await provider.setMode('redirected', frameAddress, { to: `${baseURL}/about/company` });
  await page.goto('/schedule');
  await expect(panel(page)).toContainText(embedTexts.blocked);
  await expect(page).toHaveURL('/schedule');
});

/** Where a provider may lead after the last step, and whether its page can be seen there. */
const next: Record<string, { go: (frame: Frame) => Promise<unknown>; mode?: string; isSeen: boolean }> = {
  'a page of another site': { go: lead(elsewhere), isSeen: false },
  'a page of the provider that says nothing': { go: lead(ownHost(new URL(elsewhere).pathname)), isSeen: true },
  'the same page, which says nothing now': { go: lead(calendar.href), mode: 'silent', isSeen: true },
  'a page that may not be shown in a frame': { go: lead(calendar.href), mode: 'unframeable', isSeen: true },
  'a page that fails': { go: lead(calendar.href), mode: '500', isSeen: true },
  'a server that leads to another site': { go: lead(calendar.href), mode: 'redirected', isSeen: false },
};

for (const [name, { go, mode, isSeen }] of Object.entries(next)) {
  test(`after ${name} the visitor is told where to look`, async ({ page, provider }) => {
    const frame = await use(page, '/schedule');
    if (mode) await provider.setMode(mode, frameAddress, mode === 'redirected' ? { to: elsewhere } : {});
    await go(frame).catch(() => undefined);
    await expect(panel(page)).toContainText(embedTexts.moved);
    if (!isSeen) await expect(panel(page)).toContainText(embedTexts.left);
    await expect(panel(page).getByRole('link', { name: schedule.frame.fallbackLink })).toBeVisible();
    await expect(panel(page).getByRole('button')).toHaveCount(0);
    await expect(page.locator('.provider-host iframe')).toBeVisible({ visible: isSeen });
    await expect(note(page)).not.toContainText(schedule.frame.fallbackText);
    await expect(confirmationOf(page)).toHaveCount(0);
  });
}

test('a form that ends with a sentence has it in view, in a box that is as low', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await frameOf(page).getByLabel('Message').click();
  await page.locator('.provider-host').evaluate((host) => host.scrollIntoView({ block: 'end' }));
  const frame = await documentInFrame(page);
  await frame.evaluate(() => (document.body.innerHTML = '<h2>Thank you</h2>'));
  await expect(frameOf(page).getByRole('heading', { name: 'Thank you' })).toBeInViewport();
  expect((await page.locator('.provider-host').boundingBox())?.height).toBeLessThan(contact.frame.height / 2);
});

test('a visitor who has booked is offered no other booking, wherever the provider leads afterwards', async ({
  page,
}) => {
  const link = page.getByRole('main').getByRole('link', { name: schedule.frame.fallbackLink });
  for (const to of [ownHost(new URL(elsewhere).pathname), elsewhere]) {
    const frame = await use(page, '/schedule');
    await post(['msgsndr-booking-complete', { fingerprint: 'f', calendarId: calendar.pathname.split('/').at(-1) }])(
      frame,
    );
    await expect(confirmationOf(page)).toHaveCount(1);
    await lead(to)(frame);
    if (to === elsewhere) await expect(panel(page)).toHaveText(embedTexts.left);
    // The next page has one and a half seconds to say something.
    else await page.waitForTimeout(3_000);
    await expect(link.filter({ visible: true })).toHaveCount(0);
    await expect(confirmationOf(page)).toHaveCount(1);
  }
});
