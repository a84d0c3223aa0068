import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { imageSize } from 'image-size';
import { pictureMistake } from '../lib/content/schemas/picture';
import { textsIn } from '../lib/content/walk';
import { pictureNames } from '../lib/pictures/picture-file';
import { photoUses, type PhotoUse } from '../lib/pictures/uses';
import { readContents } from '../scripts/preview/match';
import { Refusal, writeFile } from './files';
import { allChanges } from './journal';

/** Pictures that were taken. They are kept beside the journal, and are in `content/pictures/` while a text names them. */
const store = '.edit/pictures';
const inContent = (name: string) => `content/pictures/${name}`;
const stored = () => (existsSync(store) ? readdirSync(store) : []);

function keep(name: string, bytes: Buffer): void {
  mkdirSync(store, { recursive: true });
  writeFileSync(join(store, name), bytes);
}

/** The ending of what is in a file; that of its name where it is something else. */
function endingOf(name: string, bytes: Buffer): string {
  const given = extname(name).toLowerCase();
  try {
    const { type } = imageSize(bytes);
    return type === 'png' ? '.png' : type === 'jpg' ? '.jpg' : given;
  } catch {
    return given;
  }
}

/** A name that is allowed, made of any that a phone or a person gives. A picture that is there already keeps its name. */
function nameFor(given: string, bytes: Buffer): string {
  const words = given.slice(0, given.length - extname(given).length).normalize('NFC');
  const plain = words.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  const start = plain.slice(0, 60) || 'picture';
  const ending = endingOf(given, bytes);
  for (let count = 1; ; count += 1) {
    const name = `${start}${count > 1 ? `-${count}` : ''}${ending}`;
    const there = [inContent(name), join(store, name)].find((path) => existsSync(path));
    if (there === undefined || readFileSync(there).equals(bytes)) return name;
  }
}

/**
 * Takes a picture, by the rules of the guide. It is held until a text that names it is saved.
 *
 * @throws {Refusal} for what is no picture for this place
 */
export function takePicture(given: string, use: string, bytes: Buffer): { name: string } {
  if (!(use in photoUses)) throw new Refusal('There is no place for such a picture.');
  const name = nameFor(given, bytes);
  if (!['.jpg', '.jpeg', '.png'].includes(extname(name)))
    throw new Refusal(`${given}: a JPEG or PNG file is expected. Photo programs and phones export as JPEG.`);
  const isThere = existsSync(inContent(name));
  if (!isThere) writeFile(inContent(name), bytes);
  const mistake = pictureMistake(name, use as PhotoUse);
  if (!isThere) writeFile(inContent(name), undefined);
  if (mistake !== undefined) throw new Refusal(`${given} is not what is expected: ${mistake}.`);
  keep(name, bytes);
  return { name };
}

/** Pictures that were taken and wait for their texts to be saved. */
export const heldPictures = () => stored().filter((name) => !existsSync(inContent(name)));

/** Puts pictures beside the texts that name them, and takes those away whose last text is gone. Others' are left alone. */
export function placePictures(): void {
  const texts = new Set(readContents().flatMap(({ data }) => textsIn(data).map(({ text }) => text)));
  for (const name of stored().filter((one) => texts.has(one) && !existsSync(inContent(one))))
    writeFile(inContent(name), readFileSync(join(store, name)));
  const told = allChanges().flatMap(({ files }) => files.flatMap(({ before = '', after = '' }) => [before, after]));
  for (const name of pictureNames().filter((one) => !texts.has(one))) {
    if (!stored().includes(name) && !told.some((text) => text.includes(`'${name}'`))) continue;
    keep(name, readFileSync(inContent(name)));
    writeFile(inContent(name), undefined);
  }
}

const aDay = 86_400_000;

/** Forgets pictures that no text has named for a day. */
export function clearPictures(): void {
  for (const name of heldPictures())
    if (Date.now() - statSync(join(store, name)).mtimeMs > aDay) rmSync(join(store, name));
}
