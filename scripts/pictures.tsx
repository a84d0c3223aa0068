import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { chromiumArguments, findChromium } from './find-chromium';
import { DemoThumbnail } from './pictures/demo-thumbnail';
import { PlanComparison, PlanComparisonNarrow } from './pictures/plan-comparison';

/**
 * `npm run pictures`: draws the picture files of the site from its own scenes and content, as AVIF and PNG under
 * public/images/, with the style sheet of a fresh build. Run it when a scene or a plan has changed.
 */
const pictures: { file: string; width: number; height: number; drawing: ReactElement; scale?: number }[] = [
  { file: 'demo-thumbnail', width: 1280, height: 720, drawing: <DemoThumbnail /> },
  { file: 'demo-thumbnail-narrow', width: 1280, height: 720, drawing: <DemoThumbnail />, scale: 0.625 },
  { file: 'plan-comparison', width: 1200, height: 480, drawing: <PlanComparison /> },
  { file: 'plan-comparison-narrow', width: 680, height: 800, drawing: <PlanComparisonNarrow /> },
];

const chunks = '.next/static/chunks';
const fontFolder = 'node_modules/@fontsource-variable';
const fontFiles = {
  figtree: `${fontFolder}/figtree/files/figtree-latin-wght-normal.woff2`,
  bricolage: `${fontFolder}/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2`,
};

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

mkdirSync('public/images', { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
const page = await browser.newPage({ viewport: { width: 1400, height: 900 }, deviceScaleFactor: 1 });
const css = styles();
for (const { file, width, height, drawing, scale = 1 } of pictures) {
  await page.setContent(`<style>${css}</style><body style="margin:0">${renderToStaticMarkup(drawing)}</body>`);
  await page.evaluate(() => document.fonts.ready);
  const drawn = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
  const png = await sharp(drawn)
    .resize(Math.round(width * scale))
    .png()
    .toBuffer();
  const path = `public/images/${file}`;
  await sharp(png).png({ palette: true, quality: 90 }).toFile(`${path}.png`);
  await sharp(png).avif({ quality: 50 }).toFile(`${path}.avif`);
}
await browser.close();
