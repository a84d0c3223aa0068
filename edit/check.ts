import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { isFactKind, pathOf } from '../lib/content/kinds';
import type { Mistake, Place } from '../lib/content/mistake';
import { contentNames, dataIn } from '../scripts/check/disk';
import { registryFile } from '../scripts/new/registry';
import type { Answer, Question } from './checker';
import { kindOfFile, placeInWords } from './content';
import { readText } from './files';
import { showContent } from './preview-content';
import { sentence } from './words';

/** A mistake as the panel shows it: its place, also in words, and what is wrong there. */
export type ShownMistake = { file: string; place: Place; code: string; what: string; text: string };

/** Answers what is asked. */
let checker: ChildProcess | undefined;
/** Reads all content anew, and takes the place of the first once it has. */
let next: ChildProcess | undefined;
/** Who waits for that. */
const readers: ((mistakes: Mistake[]) => void)[] = [];
let asked = 0;
/** What is wrong with content as it is. */
let current: Promise<Mistake[]> | undefined;
/** What was asked and has no answer. */
const waiting = new Map<number, { question: Question; done: (mistakes: Mistake[]) => void }>();
let stamps: ReadonlyMap<string, string> = new Map();
/** Counts what has changed on the disk. */
let version = 0;
let outdated: string[] = [];

/** What tells a file on the disk from an earlier state of it. */
function readStamps(): Map<string, string> {
  const names = [...contentNames().map(pathOf), registryFile, 'content/pictures', 'content', 'app'];
  return new Map(
    names.filter(existsSync).map((name) => {
      const { mtimeMs, size, ino } = statSync(name);
      return [name, `${mtimeMs} ${size} ${ino}`];
    }),
  );
}

function end(process?: ChildProcess): void {
  process?.removeAllListeners();
  process?.kill();
}

/** Reads all content anew, in another process. What has no answer by then is asked again there. */
function start(): Promise<Mistake[]> {
  end(next);
  const started = fork('edit/checker.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', NODE_NO_WARNINGS: '1' },
  });
  next = started;
  started.on('message', ({ id, mistakes }: Answer) => {
    waiting.get(id)?.done(mistakes);
    waiting.delete(id);
    if (id > 0) return;
    end(checker);
    [checker, next] = [started, undefined];
    for (const { question } of waiting.values()) started.send(question);
    for (const done of readers.splice(0)) done(mistakes);
  });
  return new Promise((done) => readers.push(done));
}

function check(file: string, text: string, isSaved: boolean): Promise<Mistake[]> {
  asked += 1;
  const question = { id: asked, file, text, isSaved };
  return new Promise((done) => {
    waiting.set(question.id, { question, done });
    checker?.send(question);
  });
}

/** What a text says; undefined where it cannot be read. */
function dataOf(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : dataIn(text);
  } catch {
    return undefined;
  }
}

/**
 * Follows the disk, whoever has changed it: the layer, a text editor, or git.
 *
 * @returns a number that changes with content
 */
export function followDisk(): number {
  const now = readStamps();
  const changed = [...new Set([...now.keys(), ...stamps.keys()])].filter((name) => now.get(name) !== stamps.get(name));
  if (changed.length === 0) return version;
  const isFirst = stamps.size === 0;
  stamps = now;
  version += 1;
  const [file = '', ...others] = changed.filter((name) => name.endsWith('.ts'));
  const text = file.startsWith('content/') && others.length === 0 && !isFirst ? readText(file) : undefined;
  const quick = text !== undefined && checker && dataOf(text) !== undefined ? check(file, text, true) : undefined;
  // Sentences name facts, which a process reads once.
  current = quick && !next && !isFactKind(kindOfFile(file)) ? quick : start();
  const seen = version;
  for (const given of new Set([quick, current]))
    void given?.then((mistakes) => {
      if (seen === version) outdated = showContent(mistakes);
    });
  return version;
}

/** The files of which the preview shows an earlier state. */
export const outdatedFiles = (): readonly string[] => outdated;

/** What the check would say of everything if a file had this text. */
export function checkText(file: string, text: string): Promise<Mistake[]> {
  followDisk();
  return check(file, text, false);
}

/** What is wrong with content as it is. */
export function currentMistakes(): Promise<Mistake[]> {
  followDisk();
  return current ?? Promise.resolve([]);
}

/** @param texts what files would say, where it is not what they say now */
export function toShown(mistakes: readonly Mistake[], texts: Readonly<Record<string, string>> = {}): ShownMistake[] {
  const conflicts = new Set<string>();
  // A new page has dozens of mistakes: its text is read once.
  const read = new Map<string, unknown>();
  return mistakes.flatMap(({ file, path: place, code, line, expected }) => {
    if (line !== undefined) {
      const isConflict = code === 'conflict';
      if (isConflict && conflicts.has(file)) return [];
      if (isConflict) conflicts.add(file);
      const text = isConflict
        ? 'Two people have changed this place, and git has left both versions in the file.'
        : expected;
      return [{ file, place, code, what: `${file}, line ${line}`, text }];
    }
    if (place.length > 0 && !read.has(file)) read.set(file, dataOf(texts[file] ?? readText(file)));
    const data = place.length > 0 ? read.get(file) : undefined;
    const what = data === undefined ? file : placeInWords({ file, data }, place);
    return [{ file, place, code, what, text: sentence(expected) }];
  });
}

export function stopChecking(): void {
  end(checker);
  end(next);
}
