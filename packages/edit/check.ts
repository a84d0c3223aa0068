import { fork } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readContent, type ContentFile, type Mistake, type Place } from './site';
import { placeInWords } from './content';
import { showContent } from './preview-content';
import { sentence } from './values';

/** A mistake as the panel shows it: its place, also in words, and what is wrong there. */
export type ShownMistake = { file: string; place: Place; what: string; text: string };

/** What files would say, where it is not what they say now. */
type Texts = Record<string, string>;
type Checker = { check: (texts?: Texts) => Promise<Mistake[]>; end: () => void };

/** Answers what is asked. */
let checker: Checker | undefined;
/** Reads facts anew, and takes the place of the first once it has checked everything. */
let next: Checker | undefined;
/** What is wrong with content as it is. */
let current: Promise<Mistake[]> = Promise.resolve([]);
let stamps: ReadonlyMap<string, string> = new Map();
/** Counts what has changed on the disk. */
let version = 0;

function startChecker(): Checker {
  const started = fork(fileURLToPath(new URL('checker.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', NODE_NO_WARNINGS: '1' },
  });
  const waiting: { texts: Texts; done: (mistakes: Mistake[] | Promise<Mistake[]>) => void }[] = [];
  started.on('message', (mistakes: Mistake[]) => waiting.shift()?.done(mistakes));
  // What has no answer by the end is asked again.
  started.on('exit', () => waiting.forEach(({ texts, done }) => done((next ?? checker)?.check(texts) ?? current)));
  return {
    check: (texts = {}) =>
      new Promise((done) => {
        waiting.push({ texts, done });
        started.send(texts);
      }),
    end: () => started.kill(),
  };
}

async function readAnew(): Promise<Mistake[]> {
  next?.end();
  const started = startChecker();
  next = started;
  const mistakes = await started.check();
  if (next === started) {
    checker?.end();
    [checker, next] = [started, undefined];
  }
  return mistakes;
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
  const running = next ?? checker;
  current = running && changed.every(isReadAnew) ? running.check() : readAnew();
  void current.then((mistakes) => {
    if (seen === version) showContent(mistakes);
  });
  return version;
}

/** What the check would say of everything if a file had this text. */
export function checkText(file: string, text: string): Promise<Mistake[]> {
  followDisk();
  return (checker ?? next)?.check({ [file]: text }) ?? current;
}

/** What is wrong with content as it is. */
export function currentMistakes(): Promise<Mistake[]> {
  followDisk();
  return current;
}

/** @param changed a file that would say something else than now */
export function toShown(mistakes: readonly Mistake[], changed?: ContentFile): ShownMistake[] {
  const contents = [...(changed ? [changed] : []), ...readContent()];
  return mistakes.map(({ file, path: place, line, expected }) => {
    if (line !== undefined) return { file, place, what: `${file}, line ${line}`, text: expected };
    const content = contents.find((one) => one.file === file);
    return { file, place, what: content ? placeInWords(content, place) : file, text: sentence(expected) };
  });
}
