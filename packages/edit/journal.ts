import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { applyPatch, createPatch } from 'diff';
import { dataOf, type Place } from '../../scripts/check/index';
import { readText, Refusal, writeFile } from './files';
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

const folder = '.edit';
const file = `${folder}/changes.json`;

const isChange = (value: unknown): value is Change => {
  const { id, what, texts } = Object(value) as Partial<Change>;
  return typeof id === 'number' && typeof what === 'string' && Array.isArray(texts) && texts.length === 2;
};

/** The changes of earlier starts. A file that cannot be read is kept under another name, and never stops a start. */
function readChanges(): Change[] {
  if (!existsSync(file)) return [];
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(found) && found.every(isChange)) return found;
  } catch {
    // It is put aside below.
  }
  const aside = `${folder}/changes-${Date.now()}.json`;
  renameSync(file, aside);
  console.warn(`The list of earlier changes could not be read. It is kept as ${aside}; content is as it was.`);
  return [];
}

let changes = readChanges();

function keep(next: Change[]): void {
  changes = next;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(changes));
  renameSync(`${file}.new`, file);
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
  if (now !== undefined && isSame(valueAt(dataOf(name, now), place), value)) return now;
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
