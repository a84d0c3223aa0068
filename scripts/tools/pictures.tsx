import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { typefaceFile, typefaces } from '../../lib/typefaces';
import { chromiumArguments, findPrograms } from '../test/programs';
import { DemoThumbnail } from './pictures/demo-thumbnail';

/**
 * `npm run pictures`: renders the thumbnail of the demo video from the site's scenes into content/pictures/, using the
 * style sheet of a fresh build. Run it after changing one of these scenes.
 */
const size = { width: 1280, height: 720 };
const file = 'content/pictures/demo-thumbnail.png';

const chunks = '.next/static/chunks';
const fontFiles = { body: typefaceFile(typefaces.body), headings: typefaceFile(typefaces.display) };

function styles(): string {
  const css = readdirSync(chunks)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(chunks, name), 'utf8'));
  const faces = Object.entries(fontFiles).map(
    ([name, path]) =>
      `@font-face{font-family:${name}-drawn;font-weight:200 900;src:url(data:font/woff2;base64,${readFileSync(path).toString('base64')})}:root{--font-${name}:${name}-drawn}`,
  );
  return [...css, ...faces].join('\n');
}

const { chromium: executablePath } = findPrograms('chromium');
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
const page = await browser.newPage({ viewport: size, deviceScaleFactor: 1 });
const drawing = renderToStaticMarkup(<DemoThumbnail />);
await page.setContent(`<style>${styles()}</style><body style="margin:0">${drawing}</body>`);
await page.evaluate(() => document.fonts.ready);
const drawn = await page.screenshot();
await browser.close();

await sharp(drawn).png({ compressionLevel: 9 }).toFile(file);
