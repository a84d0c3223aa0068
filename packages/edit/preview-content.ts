import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent, type ContentFile, type Mistake } from './site';
import { replaceFile } from './files';

/**
 * What the preview shows: each content file as it was when it last had no mistake that a page stumbles over, so that a mistake
 * takes no page down, least of all those of other files.
 */
export const previewFolder = '.edit/content';

const shownFile = (file: string) => join(previewFolder, file.replace(/^content\//, ''));

function show(file: string, text: string): void {
  const path = shownFile(file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  replaceFile(path, text);
}

/** What pages stumble over: the rules of schemas, what refers to nothing, and what cannot be read. */
const stopsPages = ({ code }: Mistake) =>
  /^(?:custom|invalid|too_|unrecognized|not_multiple|reference|name|syntax)/.test(code);

/** What to begin with where nothing was ever shown: what was committed, because what is there may have a mistake. */
function firstText({ file, text }: ContentFile): string {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${file}`], { encoding: 'utf8' });
  return status === 0 ? stdout : text;
}

/**
 * Brings the preview up to date.
 *
 * @param mistakes what is wrong with content as it is. As long as nobody knows, files stay as they were shown
 */
export function showContent(mistakes?: readonly Mistake[]): void {
  const wrong = new Set(mistakes?.filter(stopsPages).map(({ file }) => file));
  for (const content of readContent()) {
    const { file, text, data } = content;
    // Pages that are text are read from where they are.
    if (typeof data === 'string') continue;
    if (mistakes && data !== undefined && !wrong.has(file)) show(file, text);
    else if (!existsSync(shownFile(file))) show(file, firstText(content));
  }
}
