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

/** Whether the preview has this text. */
const isSaid = (name: string, text: string) =>
  existsSync(shownFile(name)) && readFileSync(shownFile(name), 'utf8') === text;

function write(name: string, text: string): void {
  if (isSaid(name, text)) return;
  const path = shownFile(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

/** Shows a file like another one until it is written. The preview does not recover from a file that was missing once. */
export const showAs = (name: string, other: string) => write(name, readText(other));

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
 * @param mistakes what is wrong with content as it is; as long as nobody knows, each file is judged by itself
 * @returns the files of which an earlier state is shown
 */
export function showContent(mistakes?: readonly Mistake[]): string[] {
  const names = contentNames().filter((name) => kindOf(name) !== undefined);
  const wrong = new Set(mistakes?.filter(stopsPages).map(({ file }) => file));
  const blank = new Set(mistakes?.filter(({ code }) => code === 'blank').map(({ file }) => file));
  return names.flatMap((name) => {
    const file = pathOf(name);
    const text = readText(name);
    const isKnown = mistakes !== undefined && !blank.has(file);
    const isRight = !wrong.has(file) && (isKnown || isSaid(name, text) || isWhole(name, text));
    if (isRight) write(name, text);
    else if (!existsSync(shownFile(name))) write(name, firstText(name, text));
    return isSaid(name, text) ? [] : [file];
  });
}
