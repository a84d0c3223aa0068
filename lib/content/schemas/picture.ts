import { extname } from 'node:path';
import { z } from 'zod';
import { endings, pictureNames, readPicture } from '../../photos/picture-file';
import { largestSize, type PhotoUse } from '../../photos/variants';

const accepted = 'a JPEG or PNG file';

/** What to do with the photos of newer iPhones, which browsers do not show. */
const convert = `${accepted}. Open the photo on the phone or a Mac and export it as JPEG; an iPhone takes JPEGs with Settings › Camera › Formats › Most Compatible`;

/** A name as cameras, phones and people give it. */
const sensible = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._,()’-]{0,79}$/u;

/** Phones take 50; more only makes every check and build wait. */
export const mostMegapixels = 60;

const leastPercentLeft = 45;

/** How much of a photo its place shows, in percent. */
function percentLeft(photo: { width: number; height: number }, place: { width: number; height: number }): number {
  const ratio = photo.width / photo.height / (place.width / place.height);
  return Math.round(100 * Math.min(ratio, 1 / ratio));
}

function namesLike(name: string): string {
  const names = pictureNames();
  const same = names.filter((other) => other.toLowerCase() === name.toLowerCase());
  return (same.length > 0 ? same : names.slice(0, 12)).join(', ') || 'nothing';
}

/** What is wrong with a picture that content names; undefined if nothing is. */
export function pictureMistake(name: string, use: PhotoUse): string | undefined {
  if (!sensible.test(name)) return 'the name of a file in content/pictures/, without a folder';
  const ending = extname(name).toLowerCase();
  if (ending === '.heic' || ending === '.heif') return convert;
  if (!Object.values(endings).flat().includes(ending)) return `${accepted}, whose name ends in .jpg or .png`;
  const file = readPicture(name);
  if (!file) return `the name of a file in content/pictures/ (there is ${namesLike(name)})`;
  if (file.bytes === 0) return 'a picture, and the file is empty: copy it once more';
  if (file.type === 'heic') return convert;
  const [right] = endings[file.type ?? ''] ?? [];
  if (!right) return `${accepted}, and the file is ${file.type ? `of the kind ${file.type}` : 'no picture'}`;
  if (!endings[file.type ?? '']?.includes(ending))
    return `a name that ends in ${right}, because the file is of that kind`;
  if (file.type === 'svg') return undefined;
  const place = largestSize(use);
  const size = `${file.width} × ${file.height}`;
  if (file.width < place.width || file.height < place.height)
    return `at least ${place.width} × ${place.height} pixels, and the file has ${size}`;
  if (file.width * file.height > mostMegapixels * 1e6)
    return `at most ${mostMegapixels} megapixels, and the file has ${Math.round((file.width * file.height) / 1e6)} (${size})`;
  const left = percentLeft(file, place);
  return left < leastPercentLeft
    ? `a photo of a shape like ${place.width} × ${place.height}, and of ${size} only ${left} percent would be left (at least ${leastPercentLeft}): cut it first`
    : undefined;
}

/** A picture in `content/pictures/`, large enough for its place. */
export function picture(use: PhotoUse) {
  const { width, height } = largestSize(use);
  return z
    .string()
    .superRefine((name, context) => {
      const message = pictureMistake(name, use);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .describe(`The name of a JPEG or PNG in content/pictures/, at least ${width} × ${height} pixels.`);
}
