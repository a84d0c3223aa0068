/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expectTypes } from '@/scripts/build/write-host-files';
import { pictureMistake } from '@/lib/content/schemas/picture';
import { encode } from '@/lib/pictures/encode';
import { slots, type SlotName } from '@/lib/pictures/slots';
import { variantsOf } from '@/lib/pictures/variants';
import { makeContentCopy } from '../content/content-copy';

/** As a phone writes it: stored on its side, with a note to turn it, with its place on earth and its maker. */
function phonePhoto(width: number, height: number, orientation = 6) {
  // Upright, the upper half is red and the lower half is blue; it is stored turned by a quarter.
  const half = { create: { width: Math.round(height / 2), height: width, channels: 3, background: 'red' } } as const;
  return sharp({ create: { width: height, height: width, channels: 3, background: 'blue' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Test Phone', Orientation: String(orientation) },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 29/1', GPSLongitudeRef: 'E', GPSLongitude: '2/1 17/1 40/1' },
    })
    .withMetadata({ orientation });
}

// Encoding AVIF takes its time.
jest.setTimeout(60_000);

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(60)]);

/** Runs the tests around it in a folder of its own. */
function inFolder(): void {
  const before = process.cwd();
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pictures-'));
    process.chdir(folder);
    mkdirSync('content/pictures', { recursive: true });
  });
  afterAll(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true, force: true });
  });
}

async function mistakeOf(file: string, bytes: Buffer | Promise<Buffer>): Promise<string | undefined> {
  writeFileSync(join('content/pictures', file), await bytes);
  return pictureMistake(file, 'portrait');
}

const avatarAddress = () => variantsOf('IMG 2041.JPG', 'avatar')[0]?.address ?? '';

describe('a photo in content/pictures/', () => {
  inFolder();

  it.each([
    ['JPEG', 'IMG_2041.JPG', (photo: Sharp) => photo.jpeg()],
    ['PNG', 'Portrait of José (2).png', (photo: Sharp) => photo.png()],
    ['WebP', 'me.webp', (photo: Sharp) => photo.webp()],
  ])('is taken as %s under any sensible name', async (_, file, encoded) => {
    expect(await mistakeOf(file, encoded(phonePhoto(900, 1200)).toBuffer())).toBeUndefined();
  });

  it('is found when the disk spells its name in other bytes than content', async () => {
    writeFileSync(join('content/pictures', 'José.jpg'.normalize('NFD')), await phonePhoto(900, 1200).jpeg().toBuffer());
    expect(pictureMistake('José.jpg'.normalize('NFC'), 'portrait')).toBeUndefined();
  });

  it('is measured as it is seen: one that is stored on its side is high enough', async () => {
    expect(await mistakeOf('a.jpg', phonePhoto(780, 1000).jpeg().toBuffer())).toBeUndefined();
    expect(await mistakeOf('b.jpg', phonePhoto(1000, 780).jpeg().toBuffer())).toBe(
      'at least 768 × 896 pixels, and the file has 1000 × 780',
    );
  });

  it('is missed, and the mistake says what is there', async () => {
    expect(pictureMistake('nobody.jpg', 'portrait')).toMatch(
      /^the name of a file in content\/pictures\/ \(there is .+\)$/,
    );
    await mistakeOf('Anna.JPG', phonePhoto(900, 1200).jpeg().toBuffer());
    expect(pictureMistake('anna.jpg', 'portrait')).toBe('the name of a file in content/pictures/ (there is Anna.JPG)');
  });

  it.each([
    ['empty', 'a.jpg', () => Buffer.alloc(0), 'a picture, and the file is empty: copy it once more'],
    ['a text', 'a.jpg', () => Buffer.from('long enough to be one'), 'a JPEG or PNG file, and the file is no picture'],
    [
      'mislabelled',
      'c.jpg',
      () => phonePhoto(900, 1200).png().toBuffer(),
      'a name that ends in .png, because the file is of that kind',
    ],
    [
      'of a kind that few browsers show',
      'a.tif',
      () => phonePhoto(900, 1200).tiff().toBuffer(),
      'a JPEG or PNG file, whose name ends in .jpg or .png',
    ],
    [
      'of such a kind under another name',
      'd.jpg',
      () => phonePhoto(900, 1200).tiff().toBuffer(),
      'a JPEG or PNG file, and the file is of the kind tiff',
    ],
    [
      'too small',
      'e.jpg',
      () => phonePhoto(600, 800).jpeg().toBuffer(),
      'at least 768 × 896 pixels, and the file has 600 × 800',
    ],
    [
      'HEIC',
      'IMG_1.HEIC',
      () => heic,
      expect.stringMatching(/^a JPEG or PNG file\. Open the photo .+ export it as JPEG/),
    ],
    ['HEIC under another name', 'f.jpg', () => heic, expect.stringMatching(/^a JPEG or PNG file\. Open the photo .+/)],
  ])('is refused when it is %s', async (_, file, bytes, expected) => {
    expect(await mistakeOf(file, bytes())).toEqual(expected);
  });

  it.each(['../a.jpg', '/images/a.jpg', 'https://a.example/a.jpg', '.jpg', ''])('is not looked for at “%s”', (name) => {
    expect(pictureMistake(name, 'portrait')).toBe('the name of a file in content/pictures/, without a folder');
  });
});

it('the content check tells with file and field of a photo whose end is missing, and of one that nothing names', async () => {
  const content = makeContentCopy();
  const photo = await phonePhoto(900, 1200).jpeg().toBuffer();
  content.write('content/pictures/half.jpg', photo.subarray(0, photo.length / 2));
  content.replace('content/pages/founder.ts', "'founder-portrait.svg'", "'half.jpg'");
  const { stderr } = content.check();
  content.dispose();
  expect(stderr.trim().split('\n').toSorted()).toEqual([
    'content/pages/founder.ts › portrait.src: found "half.jpg", expected a whole picture, and the file is damaged: copy it once more',
    'content/pictures/founder-portrait.svg › file: found founder-portrait.svg, expected only pictures that content names',
  ]);
});

describe('what the build makes of a photo', () => {
  inFolder();

  beforeAll(() => phonePhoto(1440, 1920).jpeg().toFile('content/pictures/IMG 2041.JPG'));

  it.each(Object.keys(slots) as SlotName[])(
    'has every size and format, upright and without metadata: %s',
    async (slot) => {
      const variants = variantsOf('IMG 2041.JPG', slot);
      expect(variants).toHaveLength(slots[slot].widths.length * 3);
      for (const { address, photo } of variants) {
        expect(address).toMatch(/^\/_next\/static\/pictures\/img-2041-\d+\.[\da-f]{8}\.(?:avif|webp|jpg)$/);
        const bytes = await encode(address);
        const { width, height, format, exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
        expect({ width, height }).toEqual({ width: photo?.width, height: photo?.height });
        expect(format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[photo?.format ?? 'jpg']);
        expect([exif, icc, xmp, iptc, orientation]).toEqual(Array.from({ length: 5 }));
        expect(bytes.toString('latin1')).not.toMatch(/Test Phone|GPS|Exif/);
      }
    },
  );

  it('is turned: red above, blue below', async () => {
    const [variant] = variantsOf('IMG 2041.JPG', 'portrait');
    const { data, info } = await sharp(await encode(variant?.address ?? ''))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
    const [red = 0, , blueAbove = 0] = pixel(20, 5);
    const [redBelow = 0, , blue = 0] = pixel(info.width - 20, info.height - 5);
    expect([red > 200, blueAbove < 60, redBelow < 60, blue > 200]).toEqual([true, true, true, true]);
  });

  it('comes from the cache the second time', async () => {
    const address = avatarAddress();
    await encode(address);
    writeFileSync(join('.next/cache/pictures', address.split('/').at(-1) ?? ''), 'kept');
    expect((await encode(address)).toString()).toBe('kept');
  });

  it('has another address when the photo changes', async () => {
    const first = avatarAddress();
    await phonePhoto(1500, 1920).jpeg().toFile('content/pictures/IMG 2041.JPG');
    expect(avatarAddress()).not.toBe(first);
  });

  it('nothing is served at another address', async () => {
    await expect(encode('/_next/static/pictures/other.01234567.jpg')).rejects.toThrow('No picture');
  });
});

it.each(['catalog.xyz', 'photo.JPG', 'CNAME'])(
  'a file of a kind without a content type stops the build: %s',
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'types-'));
    writeFileSync(join(folder, 'photo.jpg'), '');
    expect(() => expectTypes(folder)).not.toThrow();
    writeFileSync(join(folder, name), '');
    expect(() => expectTypes(folder)).toThrow(`public/${name} › file: found the kind "`);
    rmSync(folder, { recursive: true });
  },
);
