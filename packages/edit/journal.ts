import { existsSync, readFileSync, renameSync } from 'node:fs';
import { applyPatch, createPatch } from 'diff';
import { dataOf, type Place } from './site';
import { readText, Refusal, replaceFile, writeFile } from './files';
import { isSame, valueAt } from './values';

/** What was changed with the editor, so that each change can be taken back. It outlives the program and every build. */

export type Change = {
  id: number;
  /** When it was made, in milliseconds since 1970. */
  at: number;
  /** In words: “Plans › “Pro” › Price”. */
  what: string;
  file: string;
  place: Place;
  before?: unknown;
  after?: unknown;
  /** What the file said before and after. */
  texts: [before: string, after: string];
};

const file = '.edit/changes.json';

/** A file that cannot be read is set aside, and said once. */
function readChanges(): Change[] {
  try {
    const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    if (Array.isArray(kept)) return kept as Change[];
  } catch {
    // Said below.
  }
  renameSync(file, `${file}.damaged`);
  console.error(
    `${file} was damaged, and is kept as ${file}.damaged: earlier changes are taken back and handed over with Git.`,
  );
  return [];
}

let changes = readChanges();

function keep(next: Change[]): void {
  changes = next;
  replaceFile(file, JSON.stringify(changes));
}

/** What was changed, the oldest first. */
export const allChanges = (): readonly Change[] => changes;

/** Writes a change, and notes it first: whatever happens then, it can be taken back. */
export function make(change: Omit<Change, 'id' | 'at'>): void {
  const [before, after] = change.texts;
  if (readText(change.file) !== before)
    throw new Refusal('Somebody has changed this meanwhile. Nothing is saved.', 409);
  const earlier = changes;
  const id = Math.max(0, ...earlier.map((one) => one.id)) + 1;
  keep([...earlier, { ...change, id, at: Date.now() }]);
  try {
    writeFile(change.file, after);
  } catch (error) {
    keep(earlier);
    throw error;
  }
}

/** The text of a file without one change, whatever else has been changed in it; undefined where that cannot be told apart. */
function without({ file: name, place, before: value, texts: [before, after] }: Change): string | undefined {
  const now = readText(name);
  if (now === after) return before;
  // Somebody has restored it.
  if (now !== undefined && isSame(valueAt(dataOf(now), place), value)) return now;
  return now === undefined
    ? undefined
    : applyPatch(now, createPatch(name, after, before, '', '', { context: 1 })) || undefined;
}

/** @throws {Refusal} when the same lines have been changed since */
export function takeBack(id: number): void {
  const change = changes.find((one) => one.id === id);
  if (!change) throw new Refusal('There is no such change any more.', 404);
  const text = without(change);
  if (text === undefined)
    throw new Refusal('This place was changed again since. Take that back first. Nothing has changed.', 409);
  if (readText(change.file) !== text) writeFile(change.file, text);
  keep(changes.filter((one) => one !== change));
}

/** Forgets what has been handed over. */
export const forget = () => keep([]);
