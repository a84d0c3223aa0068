import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { applyPatch, createPatch } from 'diff';
import type { Place } from '../lib/content/texts';
import { readText, Refusal, writeFile } from './files';

/** What was changed with the layer, so that each change can be taken back. It outlives the program and every build. */

/** A file before and after a change; undefined where there was or is none. */
type FileChange = { file: string; before?: string; after?: string };

export type Change = {
  id: number;
  /** In words: “Plans, entry 3: Price”. */
  what: string;
  /** The field that has changed, if it is one. */
  file?: string;
  place?: Place;
  before?: unknown;
  after?: unknown;
  files: FileChange[];
  /** Whether it has been taken back. */
  isUndone?: boolean;
};

const folder = '.edit';
const file = `${folder}/changes.json`;

/** First those that hold, the oldest first, and then those that are undone, in the order in which they would be done again. */
let changes: Change[] = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Change[]) : [];

function keep(next: Change[]): void {
  changes = next;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(changes));
  renameSync(`${file}.new`, file);
}

/** What was changed; first what holds. */
export const allChanges = (): readonly Change[] => changes;

/** The text of a file in which one change is reversed, whatever has been changed elsewhere in it. */
function reversed({ file: name, before, after }: FileChange): string | undefined {
  const now = readText(name);
  if (now === after) return before;
  const patched =
    now === undefined || before === undefined || after === undefined
      ? false
      : applyPatch(now, createPatch(name, after, before, '', '', { context: 1 }));
  if (patched === false) {
    throw new Refusal(`${name} has been changed in the same place since. Nothing has been taken back.`, 409, {
      file: name,
      now,
      before,
    });
  }
  return patched;
}

/**
 * Writes a change, and notes it.
 *
 * @param isMade the files are written already
 */
export function make({ isMade = false, ...change }: Omit<Change, 'id'> & { isMade?: boolean }): Change {
  for (const { file: name, before } of change.files) {
    if (!isMade && readText(name) !== before)
      throw new Refusal(`${name} has been changed meanwhile.`, 409, { file: name });
  }
  const id = Math.max(0, ...changes.map((one) => one.id)) + 1;
  const made = { id, ...change };
  // First noted: whatever happens now, nothing is lost.
  keep([...changes.filter(({ isUndone }) => !isUndone), made]);
  if (!isMade) for (const { file: name, after } of change.files) writeFile(name, after);
  return made;
}

function turn(change: Change, isUndone: boolean): Change {
  const files = isUndone
    ? change.files
    : change.files.map(({ file: name, before, after }) => ({ file: name, before: after, after: before }));
  const written = files.map((one) => [one.file, reversed(one)] as const);
  for (const [name, text] of written) if (readText(name) !== text) writeFile(name, text);
  const others = changes.filter((one) => one !== change);
  const holding = others.filter((one) => !one.isUndone).length;
  keep(others.toSpliced(holding, 0, { ...change, isUndone }));
  return change;
}

/** @throws {Refusal} when somebody has changed the same lines since */
export function takeBack(id: number): Change {
  const change = changes.find((one) => one.id === id && !one.isUndone);
  if (!change) throw new Refusal('There is no such change any more.', 404);
  return turn(change, true);
}

export function undo(): Change {
  const last = changes.findLast(({ isUndone }) => !isUndone);
  if (!last) throw new Refusal('There is nothing to undo.', 404);
  return turn(last, true);
}

export function redo(): Change {
  const next = changes.find(({ isUndone }) => isUndone);
  if (!next) throw new Refusal('There is nothing to redo.', 404);
  return turn(next, false);
}

/** Forgets what has been committed. */
export const forget = () => keep([]);
