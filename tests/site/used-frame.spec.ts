import type { Frame, FrameLocator, Page, Request } from '@playwright/test';
import { destinationUrl } from '../../lib/content';
import { contact, schedule } from '../../lib/content/pages';
import { holdRequests, showWithTypefaces } from './page';
import {
  embedTexts,
  bookedMessage,
  confirmationOf,
  documentInFrame,
  expect,
  expectToBook,
  frameAddress,
  frameOf,
  note,
  ownHost,
  panel,
  progress,
  scriptAddress,
  test,
  toast,
} from './provider-visit';

const words = (page: Page) => page.locator('.frame-words');

/*
 * Scripts that hide, move or cover the frame. What they do to the frame and its box is taken back. What is not the site's stays,
 * and the page says where else one can book. A frame in use is never replaced.
 */

/** Runs in the page, as the provider's script does. */
type Act = (frame: HTMLIFrameElement) => void;

const act = (page: Page, what: Act) => page.locator('.provider-host iframe').evaluate(what);

/** Opens the calendar, and waits until it has appeared, which takes 0.3 seconds. */
async function openCalendar(page: Page): Promise<void> {
  await showWithTypefaces(page);
  await page.goto('/schedule');
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await expect(frameOf(page).locator('td button:enabled').first()).toBeVisible();
  await page.locator('.provider-host').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(700);
}

/** One of each kind that is found or mended in another way. */
const mended: Record<string, Act> = {
  'little opacity': ({ style }) => style.setProperty('opacity', '0.02', 'important'),
  'a place far to the left': ({ style }) => (style.cssText = 'left: -9999px !important'),
  'a height above its box': ({ style }) => style.setProperty('height', '3000px', 'important'),
  'its box without display or height': (frame) => {
    const host = frame.closest<HTMLElement>('.provider-host');
    if (host) host.style.cssText = 'display: none !important; min-height: 0';
  },
  visibility: ({ style }) => style.setProperty('visibility', 'hidden', 'important'),
  'another parent': (frame) => document.body.appendChild(document.createElement('div')).append(frame),
};

for (const [name, what] of Object.entries(mended)) {
  test(`a frame that is hidden by ${name} can be seen and used soon`, async ({ page }) => {
    await openCalendar(page);
    await act(page, what);
    const frame = page.locator('.provider-host iframe');
    await expect(frame).toHaveCSS('opacity', '1');
    await expect.poll(async () => (await frame.boundingBox())?.height).toBeLessThan(2_000);
    await expectToBook(page);
    await expect(panel(page)).toHaveCount(0);
  });
}

test('a frame that a script hides again and again gets a line that says where else one can book', async ({ page }) => {
  await openCalendar(page);
  await act(page, ({ style }) => setInterval(() => style.setProperty('visibility', 'hidden', 'important'), 50));
  await expect(panel(page)).toContainText(embedTexts.covered, { timeout: 8_000 });
  await expect(panel(page).getByRole('link', { name: schedule.frame.fallbackLink })).toBeVisible();
});

/** What others have on a page. The last one takes presses although nobody sees it. */
const covers: Record<string, Act> = {
  'a banner at the bottom of the window': () => {
    const banner = document.body.appendChild(document.createElement('aside'));
    banner.className = 'cover';
    banner.style.cssText = 'position: fixed; inset: 80% 0 0; background: #fff; z-index: 999';
  },
  'an open dialog': () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.className = 'cover';
    dialog.showModal();
  },
  'something transparent over the window': () => {
    const over = document.body.appendChild(document.createElement('aside'));
    over.className = 'cover';
    over.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';
  },
};

for (const [name, what] of Object.entries(covers)) {
  const isUsable = name.startsWith('a banner');
  test(`${name} stays, and ${isUsable ? 'nothing is said' : 'a line says where else one can book'}`, async ({
    page,
  }) => {
    await openCalendar(page);
    await act(page, what);
    if (isUsable) await page.waitForTimeout(5_000);
    else await expect(panel(page)).toContainText(embedTexts.covered, { timeout: 8_000 });
    await expect(panel(page)).toHaveCount(isUsable ? 0 : 1);
    const other = page.locator('.cover');
    await expect(other).toHaveCount(1);
    expect(await other.evaluate((element) => element.matches('aside, dialog:modal'))).toBe(true);
    // Beside the frame, not instead of it.
    await expect(page.locator('.provider-host iframe')).toHaveCSS('visibility', 'visible');
    if (isUsable) return;
    await expect(panel(page).getByRole('link', { name: schedule.frame.fallbackLink })).toBeVisible();
    await other.evaluate((element) => element.remove());
    await expect(panel(page)).toHaveCount(0);
    await expectToBook(page);
  });
}

test('a frame in use stays as it is, whatever scripts set on it or lay over it', async ({ page }) => {
  await openCalendar(page);
  const frame = frameOf(page);
  await frame.locator('td button:enabled').first().click();
  await frame.locator('#times li button').first().click();
  await frame.getByLabel('Name').fill('Dana Reyes');
  // The right height, said aloud, is none of the site's business.
  await act(page, (element) => {
    const height = `${element.offsetHeight}px`;
    setInterval(() => element.style.setProperty('height', height, 'important'), 500);
  });
  await page.waitForTimeout(6_000);
  await expect(words(page)).toHaveText(embedTexts.used);
  await act(page, covers['something transparent over the window'] as Act);
  await expect(words(page)).toHaveText(embedTexts.covered, { timeout: 8_000 });
  await expect(panel(page)).toHaveCount(0);
  await page.locator('.cover').evaluate((element) => element.remove());
  await expect(words(page)).toHaveText(embedTexts.used);
  await expect(frame.getByLabel('Name')).toHaveValue('Dana Reyes');
});

test('a frame under the site’s own menu is not covered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCalendar(page);
  await page.locator('[popovertarget="mobile-menu"]').first().click();
  await page.waitForTimeout(5_000);
  await expect(page.locator('#mobile-menu')).toBeVisible();
  await expect(words(page)).toHaveText(embedTexts.shown);
});

const post = (message: unknown) => (frame: Frame) =>
  frame.evaluate((data) => window.parent.postMessage(data, '*'), message);

/* A frame that the visitor has focused must never lose its input. */

const typed = 'Dana Reyes';

async function typeIn(frame: FrameLocator): Promise<void> {
  await frame.getByLabel('Name').click();
  await frame.getByLabel('Name').fill(typed);
}

async function expectInputKept(page: Page): Promise<void> {
  await expect(frameOf(page).getByLabel('Name')).toHaveValue(typed);
  await expect(confirmationOf(page, contact.frame)).toHaveCount(0);
}

const isScript = (request: Request) => request.url().endsWith('form_embed.js') && request.resourceType() === 'script';

/** Holds the provider's script, and so the page's load event, but not the requests that find out why it failed. */
const holdScript = (page: Page) => holdRequests(page, `${scriptAddress}**`, isScript);

/** Lets a held script arrive. */
async function letArrive(page: Page, release: () => void): Promise<void> {
  const responded = page.waitForResponse((response) => isScript(response.request()));
  release();
  await (await responded).finished();
  // A loaded script runs, and takes effect.
  await page.waitForTimeout(1_500);
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
    expect(await page.evaluate(() => 'iFrameResize' in window)).toBe(false);
  });

  test('changes neither the frame nor the confirmation after a booking', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
    await expect(frameOf(page).locator('td button:enabled').first()).toBeVisible();
    // Simulates a booking without a focus event.
    const frame = await documentInFrame(page);
    await frame.evaluate(() => (document.title = 'Booked'));
    await post(bookedMessage)(frame);
    await expect(confirmationOf(page, schedule.frame)).toHaveCount(1);
    await letArrive(page, release);
    expect(await frame.evaluate(() => document.title)).toBe('Booked');
    await expect(confirmationOf(page, schedule.frame)).toHaveCount(1);
  });
});

const isFetch = (request: Request) => request.resourceType() === 'fetch';

test('a failure that is detected after input offers no retry', async ({ page, provider }) => {
  await provider.setMode('silent');
  await page.route(`${frameAddress}**`, (route) =>
    isFetch(route.request()) ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  const release = await holdRequests(page, `${frameAddress}**`, isFetch);
  await page.goto('/contact');
  await typeIn(frameOf(page));
  release();
  // The frame's timeout is four seconds after its load.
  await page.waitForTimeout(6_000);
  await expect(toast(page)).toHaveCount(0);
  await expect(panel(page)).toHaveCount(0);
  await expectInputKept(page);
});

/* What a visitor can do and is told after the last step, if the provider does not say in its usual way that it worked. */

/** Opens a page and uses its frame. */
async function use(page: Page, path: string): Promise<Frame> {
  await page.goto(path);
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await expect(words(page)).toHaveText(embedTexts.shown);
  await frameOf(page).locator('h1').click();
  await expect(words(page)).toHaveText(embedTexts.used);
  return documentInFrame(page);
}

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

/** Where a provider may lead after the last step, and whether its page can be seen there. */
const next: Record<string, { go: (frame: Frame) => Promise<unknown>; mode?: string; isSeen: boolean }> = {
  'a page of another site': { go: lead(elsewhere), isSeen: false },
  'a page of the provider that says nothing': { go: lead(ownHost(elsewhere)), isSeen: true },
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

test('who has booked is offered no other booking, wherever the provider leads afterwards', async ({ page }) => {
  const link = page.getByRole('main').getByRole('link', { name: schedule.frame.fallbackLink });
  for (const to of [ownHost(elsewhere), elsewhere]) {
    const frame = await use(page, '/schedule');
    await post(bookedMessage)(frame);
    await expect(confirmationOf(page)).toHaveCount(1);
    await lead(to)(frame);
    if (to === elsewhere) await expect(panel(page)).toHaveText(embedTexts.left);
    // The next page has one and a half seconds to say something.
    else await page.waitForTimeout(3_000);
    await expect(link.filter({ visible: true })).toHaveCount(0);
    await expect(confirmationOf(page)).toHaveCount(1);
  }
});
