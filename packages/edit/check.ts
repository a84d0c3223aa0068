import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dataOf, readContent, type Mistake, type Place } from '../../scripts/check/index';
import type { Answer, Question } from './checker';
import { placeInWords } from './content';
import { readText } from './files';
import { showContent } from './preview-content';
import { sentence } from './values';

/** A mistake as the panel shows it: its place, also in words, and what is wrong there. */
export type ShownMistake = { file: string; place: Place; what: string; text: string };

/** Answers what is asked. */
let checker: ChildProcess | undefined;
/** Reads facts anew, and takes the place of the first once it has checked everything. */
let next: ChildProcess | undefined;
/** Who waits for that. */
const readers: ((mistakes: Mistake[]) => void)[] = [];
let asked = 0;
/** What was asked and has no answer. */
const waiting = new Map<number, { question: Question; done: (mistakes: Mistake[]) => void }>();
/** What is wrong with content as it is. */
let current: Promise<Mistake[]> | undefined;
let stamps: ReadonlyMap<string, string> = new Map();
/** Counts what has changed on the disk. */
let version = 0;
let outdated: string[] = [];

const end = (process?: ChildProcess) => process?.removeAllListeners().kill();

export function stopChecking(): void {
  end(checker);
  end(next);
}

/** Starts the process anew. What has no answer by then is asked again there. */
function start(): Promise<Mistake[]> {
  end(next);
  const started = fork(fileURLToPath(new URL('checker.ts', import.meta.url)), {
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

/**
 * What the check says of everything.
 *
 * @param texts what files would say, where it is not what they say now
 */
function check(texts: Record<string, string>): Promise<Mistake[]> {
  asked += 1;
  const question = { id: asked, texts };
  return new Promise((done) => {
    waiting.set(question.id, { question, done });
    checker?.send(question);
  });
}

/** What tells a file on the disk from an earlier state of it. */
function readStamps(): Map<string, string> {
  const names = [...readContent().map(({ file }) => file), 'content/pictures', 'content', 'app'];
  return new Map(
    names.filter(existsSync).map((name) => {
      const { mtimeMs, size, ino } = statSync(name);
      return [name, `${mtimeMs} ${size} ${ino}`];
    }),
  );
}

/** What is read anew with each question: files in a folder of `content/`. No sentence elsewhere names what they say. */
const isReadAnew = (name: string) => /^content\/[^/]+\/[^/]+$/.test(name);

/**
 * Follows the disk, whoever has changed it: the editor, a text editor, or git.
 *
 * @returns a number that changes with content
 */
export function followDisk(): number {
  const now = readStamps();
  const changed = [...new Set([...now.keys(), ...stamps.keys()])].filter((name) => now.get(name) !== stamps.get(name));
  if (changed.length === 0) return version;
  stamps = now;
  version += 1;
  const seen = version;
  current = changed.every(isReadAnew) && !next ? check({}) : start();
  void current.then((mistakes) => {
    if (seen === version) outdated = showContent(mistakes);
  });
  return version;
}

/** The files of which the preview shows an earlier state. */
export const outdatedFiles = (): readonly string[] => outdated;

/** What the check would say of everything if a file had this text. */
export function checkText(file: string, text: string): Promise<Mistake[]> {
  followDisk();
  return check({ [file]: text });
}

/** What is wrong with content as it is. */
export function currentMistakes(): Promise<Mistake[]> {
  followDisk();
  return current ?? Promise.resolve([]);
}

const bothVersions =
  'Two people have changed this place, and Git has left both versions in the file. Open it in a text editor, keep one of them, and delete the three lines that begin with <<<<<<<, ======= and >>>>>>>.';

/** @param texts what files would say, where it is not what they say now */
export function toShown(mistakes: readonly Mistake[], texts: Readonly<Record<string, string>> = {}): ShownMistake[] {
  const conflicts = new Set<string>();
  // Dozens of mistakes may be in one file: its text is read once.
  const read = new Map<string, unknown>();
  return mistakes.flatMap(({ file, path: place, code, line, expected }) => {
    if (line !== undefined) {
      if (conflicts.has(file)) return [];
      if (code === 'conflict') conflicts.add(file);
      return [{ file, place, what: `${file}, line ${line}`, text: code === 'conflict' ? bothVersions : expected }];
    }
    if (place.length > 0 && !read.has(file)) read.set(file, valueOf(file, texts[file] ?? readText(file)));
    const data = place.length > 0 ? read.get(file) : undefined;
    const what = data === undefined ? file : placeInWords({ file, data }, place);
    return [{ file, place, what, text: sentence(expected) }];
  });
}

/** What a text says; undefined where it cannot be read. */
function valueOf(file: string, text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : dataOf(file, text);
  } catch {
    return undefined;
  }
}
