import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { redirects } from '../../lib/content';
import { publicPaths } from '../../lib/content/schemas/fields';
import { chromiumArguments, findChromium } from '../test/find-chromium';
import { contextOptions, screenshot } from '../test/screenshot';

/**
 * `npm run shots`: takes screenshots of every path at 390 and 1440 px and an overview, in shots/. The site must be
 * running (`npm start`). Arguments select paths: `npm run shots -- /pricing /industries/plumbers`. `--widths=360,768`
 * sets the widths. `--fold` captures only the first screen.
 */
const origin = `http://localhost:${process.env.SITE_PORT ?? 3000}`;
const options = process.argv.slice(2);
const selectedPaths = options.filter((option) => option.startsWith('/'));
const widths = (options.find((option) => option.startsWith('--widths='))?.slice(9) ?? '390,1440')
  .split(',')
  .map(Number);
const fold = options.includes('--fold');
const folder = 'shots';
const redirected = new Set<string>(redirects.map(({ from }) => from));
const publicPages = [...publicPaths, '/no-such-page'].filter((path) => !redirected.has(path));
const paths = selectedPaths.length > 0 ? selectedPaths : publicPages;

const fileName = (path: string, width: number) =>
  `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}.png`;

/** Combines the upper parts of all screenshots into one contact sheet. */
async function overview(): Promise<void> {
  const [width, height, columns] = [240, 420, 10];
  const files = readdirSync(folder).filter((name) => name.endsWith('.png') && name !== 'overview.png');
  const tiles = await Promise.all(
    files.map(async (name, index) => ({
      input: await sharp(join(folder, name)).resize(width, height, { fit: 'cover', position: 'left top' }).toBuffer(),
      left: (index % columns) * (width + 12),
      top: Math.floor(index / columns) * (height + 12),
    })),
  );
  const rows = Math.ceil(files.length / columns);
  await sharp({
    create: { width: columns * (width + 12), height: rows * (height + 12), channels: 3, background: '#8a8a8a' },
  })
    .composite(tiles)
    .png()
    .toFile(join(folder, 'overview.png'));
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
const context = await browser.newContext(contextOptions);
for (const width of widths) {
  for (const path of paths) {
    writeFileSync(join(folder, fileName(path, width)), await screenshot(context, origin + path, width, !fold));
  }
}
await browser.close();
await overview();
console.log(`${paths.length * widths.length} screenshots and overview.png in ${folder}/`);
