import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { kindOf, kinds, pathOf } from '../lib/content/kinds';
import type { Mistake } from '../lib/content/mistake';
import { contentNames, dataIn, readText } from '../scripts/check/disk';

/**
 * What the preview shows: each content file as it was when it last had no mistake that a page stumbles over, so that a mistake
 * takes no page down, least of all those of other files.
 */
export const previewFolder = '.edit/content';

const shownFile = (name: string) => join(previewFolder, `${name}.ts`);

function write(name: string, text: string): void {
  const path = shownFile(name);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

/** Whether a page can be made of a text that is still to be written in part. */
function isWhole(name: string, text: string): boolean {
  const kind = kindOf(name);
  try {
    return kind !== undefined && kinds[kind].safeParse(dataIn(text)).success;
  } catch {
    return false;
  }
}

/** What a page stumbles over: the rules of schemas, what refers to nothing, and what cannot be read. */
const stopsPages = ({ code }: Mistake) =>
  /^(?:custom|invalid|too_|unrecognized|not_multiple|reference|name|conflict|syntax)/.test(code);

/** What to begin with: what was committed, where the file has a mistake and was never shown. */
function firstText(name: string, text: string): string {
  if (isWhole(name, text)) return text;
  const { status, stdout } = spawnSync('git', ['show', `HEAD:${pathOf(name)}`], { encoding: 'utf8' });
  return status === 0 ? stdout : text;
}

/**
 * Brings the preview up to date.
 *
 * @param mistakes what is wrong with content as it is; without them, only files that were never shown are written
 * @returns the files of which an earlier state is shown
 */
export function showContent(mistakes?: readonly Mistake[]): string[] {
  const names = contentNames().filter((name) => kindOf(name) !== undefined);
  const wrong = new Set(mistakes?.filter(stopsPages).map(({ file }) => file));
  const blank = new Set(mistakes?.filter(({ code }) => code === 'blank').map(({ file }) => file));
  return names.flatMap((name) => {
    const file = pathOf(name);
    const text = readText(name);
    const isRight = mistakes !== undefined && !wrong.has(file) && (!blank.has(file) || isWhole(name, text));
    if (isRight) write(name, text);
    else if (!existsSync(shownFile(name))) write(name, firstText(name, text));
    return readFileSync(shownFile(name), 'utf8') === text ? [] : [file];
  });
}
