import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { load } from '../../lib/content';
import { typefaceFile, typefaces } from '../../lib/typefaces';
import { chromiumArguments, findPrograms } from '../test/programs';

/**
 * `npm run pictures`: renders the thumbnail of the demo video from the site's scenes into content/pictures/, using the
 * style sheet of a fresh build. Run it after changing one of these scenes.
 */
const size = { width: 1280, height: 720 };
const file = 'content/pictures/demo-thumbnail.png';

const chunks = '.next/static/chunks';
const fontFiles = { body: typefaceFile(typefaces.body), headings: typefaceFile(typefaces.display) };

/**
 * The thumbnail of the demo video, 1280 by 720: one moment, large enough to be read on a phone. The page puts its play button
 * on the lower left corner. Its places are styles of their own, because the style sheet has only the classes that pages use.
 */
function DemoThumbnail() {
  const { messages, visit } = load('product').inbox;
  const answer = messages.at(-1);
  return (
    <div className="bg-ink" style={{ position: 'relative', width: 1280, height: 720, overflow: 'hidden' }}>
      <div
        className="bg-white"
        style={{ position: 'absolute', top: 36, left: 96, width: 1088, borderRadius: 48, padding: '36px 48px' }}
      >
        <div style={{ display: 'grid', gap: 12, zoom: 2.6, fontSize: 17 }}>
          <p className="kit-message kit-message-received">{answer?.text}</p>
          <div className="bg-leaf-tint" style={{ borderRadius: 8, padding: '8px 14px' }}>
            <p className="font-semibold text-ink">{visit.title}</p>
            <p className="font-semibold text-leaf">{visit.booked}</p>
          </div>
        </div>
      </div>
    </div>
  );
}

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
