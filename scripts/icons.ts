import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** Draws the icon for phones from public/icon.svg. Run it after the mark has changed: `npm run icons`. */
// Phones round the corners themselves and put black behind transparent ones.
await sharp(readFileSync('public/icon.svg'), { density: 800 })
  .resize(180, 180)
  .flatten({ background: '#5271FF' })
  .png()
  .toFile('app/apple-icon.png');
