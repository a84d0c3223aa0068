import { randomUUID } from 'node:crypto';
import {
  expect,
  test as base,
  type APIRequestContext,
  type Frame,
  type FrameLocator,
  type Page,
} from '@playwright/test';
import { standInAddress, standInPort } from '../../lib/stand-in';
import { destinations, load } from '../../lib/content';
import { pages, schedule } from '../../lib/content/pages';
import { controlAddress, hostFirst } from '../provider/address';
import { collectErrors, holdRequests } from './page';
import { frameEmbeds, type FrameContract } from '../../lib/embeds';

/** What pages say about their frames. */
export const embedTexts = load('embed-texts');

const calendar = standInAddress(destinations.links.bookingCalendar.url);
const script = standInAddress(destinations.links.formEmbedScript.url);
const chat = standInAddress(destinations.links.chatLoader.url);

/** Address prefixes of the provider: its frames, their script, and the chat. */
export const frameAddress = new URL('..', calendar).href;
export const scriptAddress = new URL('.', script).href;
/** Frames and script have one host with a white-label domain, and else two. */
const linkAddresses = [...new Set([calendar, script].map((address) => new URL('/', address).href))];
export const chatAddress = new URL('/', chat).href;

/** Whether the stand-in provider serves an address. */
export function isOutside(address: string): boolean {
  return new URL(address).port === String(standInPort);
}

/** Sets the stand-in provider's modes for this test only. */
class Provider {
  constructor(
    private readonly request: APIRequestContext,
    private readonly client: string,
  ) {}

  /** @param address the prefix of the addresses that the mode applies to; without it, the frames and their script */
  async setMode(mode: string, address?: string, options: Record<string, unknown> = {}): Promise<void> {
    for (const prefix of address === undefined ? linkAddresses : [address]) {
      const path = hostFirst(new URL(prefix));
      const response = await this.request.put(controlAddress, { data: { path, mode, options, client: this.client } });
      expect(response.ok()).toBe(true);
    }
  }

  async reset(): Promise<void> {
    await this.request.delete(controlAddress, { headers: { 'x-stand-in-client': this.client } });
  }
}

/** Adds a header that identifies this test to the stand-in provider, and collects the page's errors. */
export const test = base.extend<{ provider: Provider; errors: string[] }>({
  // Playwright reads a fixture's dependencies from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-stand-in-client': randomUUID() });
  },
  provider: async ({ request, extraHTTPHeaders }, use) => {
    const provider = new Provider(request, extraHTTPHeaders?.['x-stand-in-client'] ?? '');
    await use(provider);
    await provider.reset();
  },
  errors: async ({ page }, use) => {
    // Does not include failed requests, which are the provider's errors.
    await use(collectErrors(page));
  },
});

/** Chooses the first free time. */
async function chooseTime(frame: FrameLocator): Promise<void> {
  await frame.locator('td button:enabled').first().click();
  await frame.locator('#times li button').first().click();
}

/** Fills in fields by their labels. */
async function fillIn(frame: FrameLocator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await frame.getByLabel(label).fill(value);
}

const visitor = { Name: 'Dana Reyes', Email: 'dana@customer.example' };

/** Books the first free time. */
export async function book(frame: FrameLocator): Promise<void> {
  await chooseTime(frame);
  await fillIn(frame, visitor);
  await frame.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(frame.getByRole('heading', { name: 'You are booked' })).toBeVisible();
}

/** Sends a message. */
export async function send(frame: FrameLocator): Promise<void> {
  await fillIn(frame, { ...visitor, Message: 'Which plan fits two vans?' });
  await frame.getByRole('button', { name: 'Send message' }).click();
  await expect(frame.getByRole('heading', { name: 'Thank you' })).toBeVisible();
}

const uses: Record<FrameContract, (frame: FrameLocator) => Promise<void>> = { calendar: book, form: send };

/** The frames of all pages. Their addresses have no parameters. */
export const embeds = pages.flatMap((page) => {
  if (!('frame' in page)) return [];
  const { kind, fallbackLink: link, destination: address, height, confirmation } = page.frame;
  const { contract } = frameEmbeds[kind];
  return [{ path: page.path, kind, contract, link, address, height, use: uses[contract], confirmation }];
});

/** What the calendar of /schedule says after a booking. */
export const bookedMessage = [
  'msgsndr-booking-complete',
  { fingerprint: 'f', calendarId: new URL(schedule.frame.destination).pathname.split('/').at(-1) },
];

/** An address on the provider's own hosts, to which a white-label domain may lead. */
export const ownHost = (address: string) =>
  standInAddress(`https://app.leadconnectorhq.com${new URL(address).pathname}`);

/** The provider's document in the frame, for acting as the provider. */
export async function documentInFrame(page: Page): Promise<Frame> {
  const frame = await (await page.locator('.provider-host iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('The page has no provider frame');
  return frame;
}

/** Opens a page and scrolls past its frame: where a panel is in the window, no toast repeats it. */
export async function openAtBottom(page: Page, path: string): Promise<void> {
  // What fails while the panel is in the window has no toast.
  const release = await holdRequests(page, `${frameAddress}**`);
  // A frame that hangs also holds the page's load event.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  // Nobody is at the footer before its styles.
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href));
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  release();
}

export const frameOf = (page: Page) => page.frameLocator('.provider-host iframe');
/** The progress bar, which is hidden when it is complete. */
export const progress = (page: Page) => page.locator('progress');
/** The plain link at the top of the box, as soon as something is wrong. */
export const note = (page: Page) => page.locator('.frame-note');
/** The panel that is shown instead of a failed frame, or above one with unknown content. */
export const panel = (page: Page) => page.locator('.provider-panel');
export const toast = (page: Page) => page.locator('[data-sonner-toast]');
/** What a page says after a booking or a message. */
export const confirmationOf = (page: Page, { confirmation }: { confirmation: string } = schedule.frame) =>
  page.getByRole('status').filter({ visible: true, hasText: confirmation });

/** Books, and expects the page to say so. */
export async function expectToBook(page: Page): Promise<void> {
  await book(frameOf(page));
  await expect(confirmationOf(page)).toHaveCount(1);
}

export { expect };
