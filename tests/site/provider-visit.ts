import { randomUUID } from 'node:crypto';
import { expect, test as base, type APIRequestContext, type FrameLocator, type Page } from '@playwright/test';
import { hostFirst, standInAddress, standInPort } from '../../lib/stand-in';
import { addressesOf, pageScripts } from '../../lib/content/page-scripts';
import { destinations, load } from '../../lib/content';
import { pages, schedule } from '../../lib/content/pages';
import { controlAddress, type Mode } from '../provider/modes';
import { collectErrors } from './page';

const calendar = standInAddress(destinations.links.bookingCalendar.url);
const script = standInAddress(destinations.links.formEmbedScript.url);
const chat = standInAddress(destinations.links.chatLoader.url);

/** Address prefixes of the provider: its frames, their script, and the chat. */
export const frameAddress = new URL('..', calendar).href;
export const scriptAddress = new URL('.', script).href;
/** Frames and script have one host with a white-label domain, and else two. */
const linkAddresses = [...new Set([calendar, script].map((address) => new URL('/', address).href))];
export const chatAddress = new URL('/', chat).href;

/** Whether an address is not the site's: the stand-in provider serves it, or it is a script that the owner has registered. */
export function isOutside(address: string): boolean {
  const { port, pathname } = new URL(address);
  return port === String(standInPort) || addressesOf(pageScripts).includes(pathname);
}

/** Sets the stand-in provider's modes for this test only. */
const providerFor = (request: APIRequestContext, client: string) => ({
  /** @param address the prefix of the addresses that the mode applies to; without it, the frames and their script */
  setMode: async (mode: Mode, address?: string): Promise<void> => {
    for (const prefix of address === undefined ? linkAddresses : [address]) {
      const path = hostFirst(new URL(prefix));
      const response = await request.put(controlAddress, { data: { path, mode, client } });
      expect(response.ok()).toBe(true);
    }
  },
  reset: () => request.delete(controlAddress, { headers: { 'x-stand-in-client': client } }),
});
export type Provider = ReturnType<typeof providerFor>;

/** Adds a header that identifies this test to the stand-in provider, and collects the page's errors. */
export const test = base.extend<{ provider: Provider; errors: string[] }>({
  // Playwright reads a fixture's dependencies from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-stand-in-client': randomUUID() });
  },
  provider: async ({ request, extraHTTPHeaders }, use) => {
    const provider = providerFor(request, extraHTTPHeaders?.['x-stand-in-client'] ?? '');
    await use(provider);
    await provider.reset();
  },
  // From the start: what only a hook after the test asks for begins after it.
  errors: [async ({ page }, use) => use(collectErrors(page)), { auto: true }],
});

const name = 'Dana Reyes';

/** Chooses a time, if there is one to choose, and types a name. */
export async function begin(frame: FrameLocator): Promise<void> {
  await frame.locator('#choose button, input').filter({ visible: true }).first().click();
  await frame.getByLabel('Name').fill(name);
}

export const expectBegun = (frame: FrameLocator) => expect(frame.getByLabel('Name')).toHaveValue(name);

/** Books, or sends a message. */
export async function finish(frame: FrameLocator): Promise<void> {
  await begin(frame);
  await frame.locator('form button').click();
  await expect(frame.locator('#done')).toBeVisible();
}

/** The frames of all pages. Their addresses have no parameters. */
export const embeds = pages.flatMap((page) => {
  if (!('frame' in page)) return [];
  const { kind, destination: address, height } = page.frame;
  const { link } = load('embed-texts')[kind];
  return [{ path: page.path, address, height, link }];
});

export const iframe = (page: Page) => page.locator('iframe[data-src]');
export const frameOf = (page: Page) => page.frameLocator('iframe[data-src]');
/** The progress bar, which is hidden when it is complete. */
export const progress = (page: Page) => page.locator('progress');
export const toast = (page: Page) => page.locator('[data-sonner-toast]');
export const plainLink = (page: Page) => page.locator('.frame-line a[target="_blank"]');
/** What is said under it when the provider does not answer. */
export const failure = (page: Page) => page.locator('[role="status"].frame-failure > p');
export const confirmation = (page: Page) =>
  page.getByRole('status').filter({ visible: true, hasText: schedule.frame.booked?.title ?? '' });

/** Books, and expects the page to say so. */
export async function expectToBook(page: Page): Promise<void> {
  await finish(frameOf(page));
  await expect(confirmation(page)).toHaveCount(1);
}

export { expect };
