import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { messageOf } from './values';

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
  const real = [file, dirname(file)].find(existsSync) ?? 'content';
  if (realpathSync(real) !== join(realpathSync('.'), real))
    throw new Refusal(`${file} is a link, which is not followed.`, 403);
  return resolve(file);
}

/** The text of a file; undefined where there is none. */
export function readText(file: string): string | undefined {
  const path = pathTo(file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Writes a file whole or not at all. */
export function replaceFile(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  mkdirSync('.edit', { recursive: true });
  // Where nothing reads it, and from where it can be moved in one step.
  const written = '.edit/written';
  writeFileSync(written, content, { flush: true });
  renameSync(written, path);
}

/**
 * Writes a file of content, or removes it.
 *
 * @throws {Refusal} where the disk takes nothing
 */
export function writeFile(file: string, content: string | Buffer | undefined): void {
  const path = pathTo(file);
  try {
    if (content === undefined) rmSync(path, { force: true });
    else replaceFile(path, content);
  } catch (error) {
    throw new Refusal(`${file} could not be written: ${messageOf(error)}. Nothing has changed.`, 507);
  }
}
