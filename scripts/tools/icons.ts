import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** `npm run icons`: renders app/apple-icon.png from public/icon.svg. Run it after changing the icon. */
// Phones round the corners, and show transparent areas as black.
await sharp(readFileSync('public/icon.svg'), { density: 800 })
  .resize(180, 180)
  .flatten({ background: '#5271FF' })
  .png()
  .toFile('app/apple-icon.png');
