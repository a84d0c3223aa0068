/** @jest-environment node */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { mistakeLine } from '@/lib/content/mistake';
import { pictureMistake } from '@/lib/content/schemas/picture';
import { textsIn } from '@/lib/content/walk';
import { writeFile } from '@/lib/files';
import { encode } from '@/lib/photos/encode';
import { variantsOf } from '@/lib/photos/variants';
import { pictureMistakes } from '@/scripts/check/pictures';
import { temporaryFolder } from './fixtures';

/** As a phone writes it: stored on its side, with a note to turn it, with its place on earth and its maker. */
function phonePhoto(width: number, height: number) {
  // Upright, the upper half is red and the lower half is blue; it is stored turned by a quarter.
  const half = { create: { width: Math.round(height / 2), height: width, channels: 3, background: 'red' } } as const;
  return sharp({ create: { width: height, height: width, channels: 3, background: 'blue' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'Test Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 29/1' } })
    .withMetadata({ orientation: 6 });
}

// Encoding AVIF takes its time.
jest.setTimeout(60_000);

const project = process.cwd();
afterAll(() => process.chdir(project));

const folder = temporaryFolder();

beforeAll(() => {
  process.chdir(folder);
  mkdirSync('content/pictures', { recursive: true });
});

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(60)]);
const jpeg = (width: number, height: number) => phonePhoto(width, height).jpeg().toBuffer();

it.each([
  ['JPEG', 'IMG_2041.JPG', () => jpeg(900, 1200), undefined],
  ['WebP', 'Portrait of José (2).webp', () => phonePhoto(900, 1200).webp().toBuffer(), undefined],
  ['stored on its side and high enough', 'a.jpg', () => jpeg(780, 1000), undefined],
  ['too low', 'b.jpg', () => jpeg(1000, 780), /^at least 768 × 896 pixels, and the file has 1000 × 780$/],
  ['too many pixels', 'i.jpg', () => jpeg(7800, 8000), /^at most 60 megapixels, and the file has 62 \(7800 × 8000\)$/],
  ['a panorama', 'j.jpg', () => jpeg(3000, 900), /of 3000 × 900 only 26 percent would be left \(at least 45\)/],
  ['empty', 'c.jpg', () => Buffer.alloc(0), /^a picture, and the file is empty/],
  ['a text', 'd.jpg', () => Buffer.from('long enough to be one'), /, and the file is no picture$/],
  ['mislabelled', 'e.jpg', () => phonePhoto(900, 1200).png().toBuffer(), /^a name that ends in \.png/],
  ['TIFF', 'f.tif', () => phonePhoto(900, 1200).tiff().toBuffer(), /, whose name ends in \.jpg or \.png$/],
  ['mislabelled HEIC', 'h.jpg', () => heic, /^a JPEG or PNG file\. Open the photo /],
])('a photo is taken or refused with a reason: %s', async (_what, file, bytes, expected) => {
  writeFileSync(join('content/pictures', file), await bytes());
  if (expected === undefined) expect(pictureMistake(file, 'portrait')).toBeUndefined();
  else expect(pictureMistake(file, 'portrait')).toMatch(expected);
});

it('the build writes a photo in every size and format, upright, without metadata, at an address of its content', async () => {
  const file = 'content/pictures/IMG 2041.JPG';
  writeFileSync(file, await jpeg(1440, 1920));
  const variants = variantsOf('IMG 2041.JPG', 'portrait');
  expect(new Set(variants.map(({ photo }) => photo?.format))).toEqual(new Set(['avif', 'webp', 'jpg']));
  for (const { address, photo } of variants) {
    expect(address).toMatch(/^\/_next\/static\/pictures\/img-2041-\d+\.[\da-f]{8}\.(?:avif|webp|jpg)$/);
    const bytes = await encode(address);
    expect(bytes.toString('latin1')).not.toMatch(/Test Phone|GPS|Exif/);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([photo?.width, photo?.height]);
    const [red = 0, , blueAbove = 0] = data;
    const [redBelow = 0, , blue = 0] = data.subarray(-info.channels);
    expect([red > 200, blueAbove < 60, redBelow < 60, blue > 200]).toEqual([true, true, true, true]);
  }
  writeFileSync(file, await jpeg(1500, 1920));
  expect(variantsOf('IMG 2041.JPG', 'portrait')[0]?.address).not.toBe(variants[0]?.address);
  await expect(encode('/_next/static/pictures/other.01234567.jpg')).rejects.toThrow('No picture');
});

it('the content check names a photo whose end is missing, one that shows nothing, and one that nothing uses', async () => {
  const photo = await jpeg(1280, 720);
  const create = { width: 200, height: 200, channels: 4, background: '#0000' } as const;
  const empty = sharp({ create });
  rmSync('content/pictures', { recursive: true });
  for (const [name, content] of Object.entries({
    'half.jpg': photo.subarray(0, photo.length / 2),
    'clear.png': await empty.png().toBuffer(),
    'olive.jpg': await empty.flatten({ background: 'olive' }).jpeg().toBuffer(),
    'drawn.svg': '<svg viewBox="0 0 52 52">\n<<<<<<< HEAD\n</svg>',
    'unused.jpg': photo,
  }))
    writeFile(`content/pictures/${name}`, content);
  const data = ['half.jpg', 'clear.png', 'olive.jpg', 'drawn.svg'];
  const found = await pictureMistakes([{ file: 'content/testimonials.ts', data, texts: textsIn(data), mistakes: [] }]);
  expect(found.map(mistakeLine).toSorted()).toEqual([
    expect.stringMatching(/^content\/pictures\/unused\.jpg › file: .+ only pictures that content names$/),
    expect.stringMatching(/^content\/testimonials\.ts › testimonials\[0\]: .+ the file is damaged: copy it once more$/),
    expect.stringMatching(/^content\/testimonials\.ts › testimonials\[1\]: .+ transparent all over$/),
    expect.stringMatching(/^content\/testimonials\.ts › testimonials\[2\]: .+ one color all over$/),
    expect.stringMatching(/^content\/testimonials\.ts › testimonials\[3\]: .+ the file is damaged: copy it once more$/),
  ]);
});
