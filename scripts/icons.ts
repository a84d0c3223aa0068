import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

/** Draws the icon files from app/icon.svg. Run it after the mark has changed: `npm run icons`. */
const mark = readFileSync('app/icon.svg');
mkdirSync('public/icons', { recursive: true });

for (const size of [192, 512]) {
  await sharp(mark, { density: 72 * (size / 16) })
    .resize(size, size)
    .png()
    .toFile(`public/icons/${size}.png`);
}

// Phones round the corners themselves and put black behind transparent ones.
await sharp(mark, { density: 800 })
  .resize(180, 180)
  .flatten({ background: '#5271FF' })
  .png()
  .toFile('app/apple-icon.png');
