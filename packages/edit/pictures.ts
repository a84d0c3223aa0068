import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { imageSize } from 'image-size';
import { pictureMistake, readContent } from '../../scripts/check/index';
import { Refusal, writeFile } from './files';
import { allChanges } from './journal';

/**
 * Pictures that were taken. They are kept beside the journal, and are in `content/pictures/` while a text names them. What git knows
 * is taken away only when it is handed over, and nothing while a file cannot be read: it may name any of them.
 */
const store = '.edit/pictures';
const folder = 'content/pictures';
const inContent = (name: string) => `${folder}/${name}`;
const stored = () => (existsSync(store) ? readdirSync(store) : []);

/** The names of the files in `content/pictures/`. */
export const pictureNames = () =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];

/** Systems write letters such as é in two ways. */
export const isNamed = (name: string, text: string) => text.normalize().includes(name.normalize());

/** Whether git has a file, or there is no git to say so. */
export const isTracked = (file: string) => {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z', '--', file], { encoding: 'utf8' });
  return status !== 0 || stdout !== '';
};

/** The pictures that no text names. None while a text cannot be read. */
function unnamed(): string[] {
  const files = readContent();
  if (files.some(({ data }) => data === undefined)) return [];
  return pictureNames().filter((name) => !files.some(({ text }) => isNamed(name, text)));
}

/** Pictures of git whose last text was changed here. They go when that is handed over. */
export const leftPictures = () =>
  unnamed().filter(
    (name) => isTracked(inContent(name)) && allChanges().some(({ texts: [before] }) => isNamed(name, before)),
  );

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
  if (!/^(?:avatar|portrait|thumbnail)$/.test(use)) throw new Refusal('There is no place for such a picture.');
  const name = nameFor(given, bytes);
  if (!['.jpg', '.jpeg', '.png'].includes(extname(name)))
    throw new Refusal(`${given}: a JPEG or PNG file is expected. Photo programs and phones export as JPEG.`);
  const isThere = existsSync(inContent(name));
  if (!isThere) writeFile(inContent(name), bytes);
  const mistake = pictureMistake(name, use as Parameters<typeof pictureMistake>[1]);
  if (!isThere) writeFile(inContent(name), undefined);
  if (mistake !== undefined) throw new Refusal(`${given} is not what is expected: ${mistake}.`);
  mkdirSync(store, { recursive: true });
  writeFileSync(join(store, name), bytes);
  return { name };
}

/** Pictures that were taken and wait for their texts to be saved. */
export const heldPictures = () => stored().filter((name) => !existsSync(inContent(name)));

/** Puts pictures beside the texts that name them, and takes those away again that were put there and that nothing names. */
export function placePictures(): void {
  const texts = readContent().map(({ text }) => text);
  for (const name of heldPictures().filter((one) => texts.some((text) => isNamed(one, text))))
    writeFile(inContent(name), readFileSync(join(store, name)));
  for (const name of unnamed())
    if (stored().includes(name) && !isTracked(inContent(name))) writeFile(inContent(name), undefined);
}

const aDay = 86_400_000;

/** Forgets pictures that no text has named for a day. */
export function clearPictures(): void {
  for (const name of heldPictures())
    if (Date.now() - statSync(join(store, name)).mtimeMs > aDay) rmSync(join(store, name));
}
