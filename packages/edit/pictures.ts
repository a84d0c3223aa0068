import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pictureMistake, readContent } from './site';
import { Refusal, replaceFile, writeFile } from './files';
import { allChanges } from './journal';

/**
 * Pictures that were taken are kept beside the journal, and are in `content/pictures/` while a text names them. So is a picture
 * whose last text is changed here: whoever takes that back has it again.
 */
const store = '.edit/pictures';
const folder = 'content/pictures';
const inContent = (name: string) => `${folder}/${name}`;
const inStore = (name: string) => join(store, name);
const stored = () => (existsSync(store) ? readdirSync(store) : []);

/** The names of the files in `content/pictures/`. */
export const pictureNames = () =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];

/** Systems write letters such as é in two ways. */
const isNamed = (name: string, texts: readonly string[]) =>
  texts.some((text) => text.normalize().includes(name.normalize()));

/** Whether what was changed here names it, or has named it. */
const isOurs = (name: string) => allChanges().some(({ texts }) => isNamed(name, texts));

/** The pictures that were changed with the texts: those that are there, and those that are gone. */
export const changedPictures = () =>
  [...new Set([...pictureNames(), ...stored()])].filter(isOurs).map((name) => inContent(name));

/** A name that is allowed, made of any that a phone or a person gives. A picture that is there already keeps its name. */
function nameFor(given: string, bytes: Buffer): string {
  const words = given.slice(0, given.length - extname(given).length).normalize('NFC');
  const plain = words.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  const start = plain.slice(0, 60) || 'picture';
  const ending = extname(given).toLowerCase();
  for (let count = 1; ; count += 1) {
    const name = `${start}${count > 1 ? `-${count}` : ''}${ending}`;
    const there = [inContent(name), inStore(name)].find((path) => existsSync(path));
    if (there === undefined || readFileSync(there).equals(bytes)) return name;
  }
}

/**
 * Takes a picture, by the rules of the guide. It is held until a text that names it is saved.
 *
 * @throws {Refusal} for what is no picture for this place
 */
export function takePicture(given: string, use: string, bytes: Buffer): { name: string } {
  if (!/^(?:avatar|portrait|thumbnail)$/.test(use)) throw new Refusal('There is no place for such a picture.');
  const name = nameFor(given, bytes);
  if (!['.jpg', '.jpeg', '.png'].includes(extname(name)))
    throw new Refusal(`${given}: a JPEG or PNG file is expected. Photo programs and phones export as JPEG.`);
  const isThere = existsSync(inContent(name));
  if (!isThere) writeFile(inContent(name), bytes);
  const mistake = pictureMistake(name, use as Parameters<typeof pictureMistake>[1]);
  if (!isThere) writeFile(inContent(name), undefined);
  if (mistake !== undefined) throw new Refusal(`${given} is not what is expected: ${mistake}.`);
  replaceFile(inStore(name), bytes);
  return { name };
}

/** Pictures that were taken and wait for their texts to be saved. */
export const heldPictures = () => stored().filter((name) => !existsSync(inContent(name)));

/** Puts pictures beside the texts that name them, and takes those away that were here for texts that no longer do. */
export function placePictures(): void {
  const files = readContent();
  const texts = files.map(({ text }) => text);
  for (const name of heldPictures().filter((one) => isNamed(one, texts)))
    writeFile(inContent(name), readFileSync(inStore(name)));
  // A file that cannot be read may name any of them.
  if (files.some(({ data }) => data === undefined)) return;
  for (const name of pictureNames().filter((one) => !isNamed(one, texts))) {
    if (isOurs(name) && !stored().includes(name)) replaceFile(inStore(name), readFileSync(inContent(name)));
    if (stored().includes(name)) writeFile(inContent(name), undefined);
  }
}
