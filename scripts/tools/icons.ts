import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { color } from '../../components/generated-images/palette';

/**
 * `npm run icons`: renders app/apple-icon.png and public/favicon.ico from public/icon.svg. Run it after changing the
 * icon. Pages do not link to the second: programs ask for it by its name.
 */
const icon = sharp(readFileSync('public/icon.svg'), { density: 800 });

// Phones round the corners, and show transparent areas as black. Sixteen colors are the mark's two and the steps between them.
await icon
  .clone()
  .resize(180, 180)
  .flatten({ background: color('brand') })
  .png({ palette: true, colours: 16, effort: 10 })
  .toFile('app/apple-icon.png');

const sizes = [16, 32, 48];
const pictures = await Promise.all(
  sizes.map((size) => icon.clone().resize(size, size).png({ palette: true }).toBuffer()),
);

/** The header of an icon file, and of a picture in it. */
const headerBytes = 6;
const entryBytes = 16;

const header = Buffer.alloc(headerBytes);
header.writeUInt16LE(1, 2); // an icon, not a pointer
header.writeUInt16LE(sizes.length, 4);
let offset = headerBytes + entryBytes * sizes.length;
const entries = pictures.map((picture, index) => {
  const entry = Buffer.alloc(entryBytes);
  const size = sizes[index] ?? 0;
  entry.writeUInt8(size, 0);
  entry.writeUInt8(size, 1);
  entry.writeUInt16LE(1, 4); // planes
  entry.writeUInt16LE(32, 6); // bits of a pixel
  entry.writeUInt32LE(picture.length, 8);
  entry.writeUInt32LE(offset, 12);
  offset += picture.length;
  return entry;
});
writeFileSync('public/favicon.ico', Buffer.concat([header, ...entries, ...pictures]));
