import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { standInPort } from '../../lib/stand-in';
import { controlAddress } from '../../tests/provider/address';
import { startProvider } from '../../tests/provider/provider';
import { chromiumArguments, findChromium } from '../test/find-chromium';
import { serveSite } from '../test/site-server';
import { contextOptions, screenshot } from '../test/screenshot';
import type { ChangedPage, Export } from './compare';
import { comparePictures, type Box, type Pixels } from './compare-pictures';

/** The widths of a phone and a computer. */
const widths = [390, 1440] as const;

/** A page at one width, before and after. The files are in the report's folder, with the boxes drawn in. */
export type Picture = {
  width: number;
  height: number;
  before?: string;
  after?: string;
  boxes: Box[];
};

/** WebP has no higher pictures. */
const highest = 16_383;

/** The colors of what was and of what is. */
const colors = { before: '#a93f1c', after: '#0f7050' };

async function readPixels(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Draws the boxes and writes the picture. */
async function writePicture({ data, width, height }: Pixels, boxes: readonly Box[], color: string, file: string) {
  const frames = boxes.map(
    (box) =>
      `<rect x="${box.left - 6}" y="${box.top - 6}" width="${box.width + 12}" height="${box.height + 12}" rx="8"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="${color}" fill-opacity=".06" stroke="${color}" stroke-width="3">${frames.join('')}</g></svg>`;
  const marked = await sharp(data, { raw: { width, height, channels: 4 } })
    .composite([{ input: Buffer.from(drawing), left: 0, top: 0 }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  await sharp(marked)
    .resize({ height: Math.min(height, highest), withoutEnlargement: true })
    .webp({ quality: 82 })
    .toFile(file);
}

type Site = { context: BrowserContext; origin: string };
type Sites = { before: Site; after: Site };

/** Takes, compares and writes the pictures of a page at one width. Without a difference there is none. */
async function picture(sites: Sites, page: ChangedPage, width: number, folder: string): Promise<Picture | undefined> {
  const shoot = async (side: 'before' | 'after') => {
    if (page[side] === undefined) return undefined;
    const { context, origin } = sites[side];
    return readPixels(await screenshot(context, origin + page.path, width, true));
  };
  const take = async () => {
    const shots = { before: await shoot('before'), after: await shoot('after') };
    return { ...shots, boxes: [], ...(shots.before && shots.after && comparePictures(shots.before, shots.after)) };
  };
  let pixels = await take();
  const isCompared = pixels.before && pixels.after;
  // What differs only once came too late for one of the pictures.
  if (isCompared && pixels.boxes.length > 0) pixels = await take();
  if (isCompared && pixels.boxes.length === 0) return undefined;
  const { boxes } = pixels;
  const name = `${page.path === '/' ? 'home' : page.path.slice(1).replaceAll('/', '-')}-${width}`;
  const write = async (side: 'before' | 'after') => {
    if (!pixels[side]) return undefined;
    const file = `pictures/${name}-${side}.webp`;
    await writePicture(pixels[side], boxes, colors[side], join(folder, file));
    return file;
  };
  const height = (pixels.after ?? pixels.before)?.height ?? 0;
  return { width, height, boxes, before: await write('before'), after: await write('after') };
}

/** The stand-in provider, unless one is already running. */
async function openProvider(): Promise<() => Promise<void>> {
  const running = await fetch(controlAddress)
    .then(({ ok }) => ok)
    .catch(() => false);
  if (running) return async () => {};
  const { close } = await startProvider({ port: standInPort });
  return close;
}

/**
 * Takes screenshots of changed pages in both exports and marks where they differ.
 *
 * @param folder where the report is
 * @returns the pictures of each page by its path, without those that look the same
 */
export async function takePictures(
  before: Export,
  after: Export,
  pages: readonly ChangedPage[],
  folder: string,
): Promise<Map<string, Picture[]>> {
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  // Without redirects, because what is one now may have been a page.
  const servers = await Promise.all([before, after].map((site) => serveSite(site.folder, 0, [])));
  const closeProvider = await openProvider();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const open = async (at: 0 | 1): Promise<Site> => {
    const context = await browser.newContext(contextOptions);
    const address = servers[at]?.address() as AddressInfo;
    const origin = `http://localhost:${address.port}`;
    // The typefaces are only used if they arrive by the first paint: from now on they are in the cache.
    await screenshot(context, origin, widths[0], false);
    return { context, origin };
  };
  try {
    const sites: Sites = { before: await open(0), after: await open(1) };
    const pictures = new Map<string, Picture[]>();
    for (const page of pages) {
      const found: Picture[] = [];
      for (const width of widths) found.push(...[await picture(sites, page, width, folder)].filter((one) => !!one));
      pictures.set(page.path, found);
    }
    return pictures;
  } finally {
    await browser.close();
    await closeProvider();
    for (const server of servers) server.close();
  }
}
