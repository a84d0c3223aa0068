import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { imageSize } from 'image-size';

/** Where editors put photos. They are never served as they are: they may say where and when they were taken. */
export const picturesFolder = 'content/pictures';

/** What is known of a file from its first bytes. Its size is the one it is seen at, after the camera's rotation. */
export type PictureFile = { name: string; bytes: number; hash: string; type?: string; width: number; height: number };

/** The endings of files that the build takes, by what is in the file. */
export const endings: Record<string, readonly string[]> = {
  jpg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  svg: ['.svg'],
};

/** Systems write letters such as é in two ways. */
const spelled = (name: string) => name.normalize('NFC');

/** The names of the files in `content/pictures/`. Hidden files such as .DS_Store are none. */
export function pictureNames(): string[] {
  const folder = join(process.cwd(), picturesFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => !name.startsWith('.'));
}

/** Where a file is: on some disks its name is spelled with other bytes than in content. */
export function picturePath(name: string): string | undefined {
  const found = pictureNames().find((candidate) => spelled(candidate) === spelled(name));
  return found && join(process.cwd(), picturesFolder, found);
}

/** Photos of newer iPhones. */
const heic = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/;

export function measure(content: Buffer): { type?: string; width: number; height: number } {
  if (heic.test(content.toString('latin1', 4, 12))) return { type: 'heic', width: 0, height: 0 };
  try {
    const { type, width, height, orientation = 1 } = imageSize(content);
    // From 5 on, the camera was held upright.
    return orientation >= 5 ? { type, width: height, height: width } : { type, width, height };
  } catch {
    return { width: 0, height: 0 };
  }
}

const known = new Map<string, PictureFile>();

/** Reads what the build needs to know of a picture; nothing if there is none of the name. */
export function readPicture(name: string): PictureFile | undefined {
  const path = picturePath(name);
  if (path === undefined) return undefined;
  const { mtimeMs, size } = statSync(path);
  const key = `${path} ${mtimeMs} ${size}`;
  const before = known.get(key);
  if (before) return before;
  const content = readFileSync(path);
  const hash = createHash('sha256').update(content).digest('hex');
  const file = { name, bytes: size, hash, ...measure(content) };
  known.set(key, file);
  return file;
}

export const isDrawing = (name: string): boolean => extname(name).toLowerCase() === '.svg';
