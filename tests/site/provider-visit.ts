import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Frame, FrameLocator, Page } from '@playwright/test';
import { standInAddress, standInPort } from '../../lib/stand-in';
import { destinations } from '../../lib/content/destinations';
import { controlAddress, hostFirst } from '../provider/address';
import { expect, test as base } from './modes';
import { troubleOf } from './trouble';
import { coaching } from '../../lib/content/pages';
import { contact } from '../../lib/content/pages';
import { schedule } from '../../lib/content/pages';
import type { Booking } from '../../lib/content/schemas/booking';

const calendar = standInAddress(destinations.links.bookingCalendar.url);
const script = standInAddress(destinations.links.formEmbedScript.url);
const chat = standInAddress(destinations.links.chatLoader.url);

/** How addresses of the provider begin: those of its frames, of the script that goes with them, of both, and of the chat. */
export const frameAddress = new URL('..', calendar).href;
export const scriptAddress = new URL('.', script).href;
const linkAddress = new URL('/', script).href;
export const chatAddress = new URL('/', chat).href;

/** Whether an address is one that the stand-in provider answers for. */
export function isOutside(address: string): boolean {
  return new URL(address).port === String(standInPort);
}

/** Makes the stand-in provider behave in one way for this test alone. */
class Provider {
  constructor(
    private readonly request: APIRequestContext,
    private readonly client: string,
  ) {}

  /** @param address how the addresses begin that are answered like this */
  async behave(mode: string, address = linkAddress, options: Record<string, unknown> = {}): Promise<void> {
    const path = hostFirst(new URL(address));
    const response = await this.request.put(controlAddress, { data: { path, mode, options, client: this.client } });
    expect(response.ok()).toBe(true);
  }

  async recover(): Promise<void> {
    await this.request.delete(controlAddress, { headers: { 'x-stand-in-client': this.client } });
  }
}

/** A page whose requests the stand-in provider knows apart, and what went wrong on it. */
export const test = base.extend<{ provider: Provider; trouble: string[] }>({
  // Playwright reads the fixtures that a fixture needs from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-stand-in-client': randomUUID() });
  },
  provider: async ({ request, extraHTTPHeaders }, use) => {
    const provider = new Provider(request, extraHTTPHeaders?.['x-stand-in-client'] ?? '');
    await use(provider);
    await provider.recover();
  },
  trouble: async ({ page }, use) => {
    // Requests that fail are the provider's faults and not errors of ours.
    await use(troubleOf(page));
  },
});

export type Embed = {
  name: string;
  path: string;
  link: string;
  /** The address of the frame, without parameters. */
  address: string;
  use: (frame: FrameLocator) => Promise<void>;
  confirmation: string;
};

/** Chooses the first free time. */
export async function chooseTime(frame: FrameLocator): Promise<void> {
  await frame.locator('td button:enabled').first().click();
  await frame.locator('#times li button').first().click();
}

/** Books the first free time. */
export async function book(frame: FrameLocator): Promise<void> {
  await chooseTime(frame);
  await frame.getByLabel('Name').fill('Dana Reyes');
  await frame.getByLabel('Email').fill('dana@customer.example');
  await frame.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(frame.getByRole('heading', { name: 'You are booked' })).toBeVisible();
}

async function send(frame: FrameLocator): Promise<void> {
  await frame.getByLabel('Name').fill('Dana Reyes');
  await frame.getByLabel('Email').fill('dana@customer.example');
  await frame.getByLabel('Message').fill('Which plan fits two vans?');
  await frame.getByRole('button', { name: 'Send message' }).click();
  await expect(frame.getByRole('heading', { name: 'Thank you' })).toBeVisible();
}

function embedOn({ path, frame }: Booking, name: string, use: Embed['use']): Embed {
  const { fallbackLink, confirmation, destination: address } = frame;
  return { name, path, link: fallbackLink, address, use, confirmation };
}

export const embeds: Embed[] = [
  embedOn(schedule, 'calendar', book),
  embedOn(coaching, 'coaching', book),
  embedOn(contact, 'form', send),
];

/** The provider's document in its frame, to act in as the provider does. */
export async function documentInFrame(page: Page): Promise<Frame> {
  const frame = await (await page.locator('.provider-host iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('The page has no frame of the provider');
  return frame;
}

/** Has the frame tell the page something. */
export async function sayFromFrame(page: Page, message: unknown): Promise<void> {
  const frame = await documentInFrame(page);
  await frame.evaluate((data) => window.parent.postMessage(data, '*'), message);
}

export const frameOf = (page: Page) => page.frameLocator('.provider-host iframe');
export const progress = (page: Page) => page.getByRole('main').getByRole('progressbar');
/** What is in a frame's place, or above it, when nothing has come from it. */
export const panel = (page: Page) => page.locator('.provider-panel');
export const toast = (page: Page) => page.locator('[data-sonner-toast]');

export { expect };
