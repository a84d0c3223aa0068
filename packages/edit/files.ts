import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';

/** Reading and writing files of the project: only those that the layer may touch, whole or not at all. */

/** What is asked for is refused, in words for whoever asked. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    message: string,
    readonly status = 400,
    readonly details?: object,
  ) {
    super(message);
  }
}

const contentFile = /^content\/(?:[a-z][a-z-]*\/)?[a-z\d]+(?:-[a-z\d]+)*\.(?:ts|md)$/;
const pictureFile = /^content\/pictures\/[\p{L}\p{N}][\p{L}\p{M}\p{N} ._,()’-]{0,79}\.(?:jpe?g|png)$/iu;

/**
 * The path of a file in `content/`.
 *
 * @throws {Refusal} for any other file, and for what a link leads to
 */
export function pathTo(file: string): string {
  if (![contentFile, pictureFile].some((pattern) => pattern.test(file)) || file.includes('..'))
    throw new Refusal(`Only files of content can be changed, and not ${file}.`, 403);
  const path = resolve(file);
  for (let folder = path; folder !== process.cwd(); folder = dirname(folder)) {
    if (!existsSync(folder)) continue;
    const isLink =
      lstatSync(folder).isSymbolicLink() || !realpathSync(folder).startsWith(realpathSync(process.cwd()) + sep);
    if (isLink) throw new Refusal(`${file} is a link, which is not followed.`, 403);
  }
  return path;
}

/** The text of a file; undefined where there is none. */
export function readText(file: string): string | undefined {
  const path = pathTo(file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** What a disk that takes nothing is called. */
const disks: Record<string, string | undefined> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk can only be read',
  EACCES: 'it may only be read',
  EPERM: 'it may only be read',
};

const temporary = '.edit-';

function write(path: string, content: string | Buffer | undefined): void {
  if (content === undefined) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(path)) accessSync(path, constants.W_OK);
  // Beside it, where it can be moved in one step. Nothing reads a name that begins with a dot.
  const written = join(dirname(path), temporary + process.pid);
  try {
    writeFileSync(written, content, { flush: true });
    renameSync(written, path);
  } finally {
    rmSync(written, { force: true });
  }
}

/**
 * Writes a file whole or not at all, or removes it.
 *
 * @throws {Refusal} where the disk takes nothing
 */
export function writeFile(file: string, content: string | Buffer | undefined): void {
  const path = pathTo(file);
  try {
    write(path, content);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new Refusal(`${file} could not be written: ${disks[code] ?? String(error)}. Nothing has changed.`, 507);
  }
}

/** Removes what a program that was ended while it wrote has left. */
export function clearTemporary(): void {
  const names = readdirSync('content', { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => basename(one).startsWith(temporary)))
    rmSync(join('content', name), { force: true });
}
