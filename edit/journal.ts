import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { applyPatch, createPatch } from 'diff';
import type { Place } from '../lib/content/mistake';
import { readText, Refusal, writeFile } from './files';

/** What was changed with the layer, so that each change can be taken back. It outlives the program and every build. */

/** A file before and after a change; undefined where there was or is none. */
type FileChange = { file: string; before?: string; after?: string };

export type Change = {
  id: number;
  /** When it was made, in milliseconds since 1970. */
  at?: number;
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
  /** Whether its files are being written. */
  isPending?: boolean;
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

/**
 * The text of a file in which one change is reversed, whatever has been changed elsewhere in it. A file that is as before
 * already stays: somebody has restored it.
 */
function reversed({ file: name, before, after }: FileChange): string | undefined {
  const now = readText(name);
  if (now === after || now === before) return before;
  const patched =
    now === undefined || before === undefined || after === undefined
      ? false
      : applyPatch(now, createPatch(name, after, before, '', '', { context: 1 }));
  if (patched === false) {
    const reason = `${name} has been changed in the same place since. Nothing has been taken back.`;
    throw new Refusal(reason, 409, { stuck: true });
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
  const made = { id, at: Date.now(), ...change };
  const holding = changes.filter(({ isUndone }) => !isUndone);
  // First noted: whatever happens now, nothing is lost.
  keep([...holding, { ...made, isPending: true }]);
  try {
    if (!isMade) for (const { file: name, after } of change.files) writeFile(name, after);
  } catch (error) {
    settle(true);
    keep(holding);
    throw error;
  }
  keep([...holding, made]);
  return made;
}

function turn(change: Change, isUndone: boolean): Change {
  const files = isUndone
    ? change.files
    : change.files.map(({ file: name, before, after }) => ({ file: name, before: after, after: before }));
  const written = files.map((one) => [one.file, reversed(one)] as const);
  const others = changes.filter((one) => one !== change);
  const holding = others.filter((one) => !one.isUndone).length;
  keep(others.toSpliced(holding, 0, { ...change, isUndone, isPending: true }));
  for (const [name, text] of written) if (readText(name) !== text) writeFile(name, text);
  keep(others.toSpliced(holding, 0, { ...change, isUndone }));
  return change;
}

/**
 * Finishes a change that was written in part, because the program or the disk stopped.
 *
 * @param isBack takes it back instead
 */
export function settle(isBack = false): void {
  for (const change of changes.filter(({ isPending }) => isPending)) {
    for (const { file: name, before, after } of change.files) {
      const [from, to] = (change.isUndone ?? false) === isBack ? [before, after] : [after, before];
      if (readText(name) === from) writeFile(name, to);
    }
  }
  keep(changes.map((change) => ({ ...change, isPending: undefined })));
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

/** Leaves a change as it is, and forgets it, so that what was changed before it can be undone. */
export const skip = (id: number) => keep(changes.filter((one) => one.id !== id));

/** Forgets what has been committed. */
export const forget = () => keep([]);
