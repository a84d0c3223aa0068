import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../test/find-chromium';
import { contextOptions, screenshot } from '../test/screenshot';
import { serveSite } from '../test/site-server';

/** A page that looks different now. Its pictures are in the folder of the report. */
export type Pair = { title: string; before: string; after: string };

const widths = [390, 1440];

/**
 * Takes pictures of pages in both exports, on a phone and on a computer, and keeps those that differ.
 *
 * @param paths pages that both exports have
 */
export async function comparePictures(
  before: string,
  after: string,
  paths: readonly string[],
  folder: string,
): Promise<Pair[]> {
  // Without redirects, because what is one now may have been a page.
  const servers = await Promise.all([before, after].map((site) => serveSite(site, 0, [])));
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const context = await browser.newContext(contextOptions);
  const pairs: Pair[] = [];
  for (const path of paths) {
    for (const width of widths) {
      const pictures: Buffer[] = [];
      for (const server of servers) {
        const { port } = server.address() as AddressInfo;
        pictures.push(await screenshot(context, `http://localhost:${port}${path}`, width, true));
      }
      const [was, is] = pictures;
      if (!was || !is || was.equals(is)) continue;
      const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}`;
      const pair = { title: `${path} at ${width} px`, before: `${name}-before.png`, after: `${name}-after.png` };
      writeFileSync(join(folder, pair.before), was);
      writeFileSync(join(folder, pair.after), is);
      pairs.push(pair);
    }
  }
  await browser.close();
  for (const server of servers) server.close();
  return pairs;
}
