import { fork, type ChildProcess } from 'node:child_process';
import { isFactKind, kindOf } from '../lib/content/kinds';
import type { Mistake } from '../lib/content/mistake';
import type { Place } from '../lib/content/texts';
import { dataIn } from '../scripts/check/disk';
import type { Answer } from './checker';
import { placeInWords } from './content';
import { readText } from './files';

/** A mistake as the panel shows it: its place, also in words, and what is expected there. */
type ShownMistake = { file: string; place: Place; what: string; expected: string };

let checker: ChildProcess | undefined;
let asked = 0;
/** Resolves when the checker has read everything. */
let ready: Promise<unknown> = Promise.resolve();
/** What is wrong with content as it is. */
let current: Promise<Mistake[]> | undefined;
const waiting = new Map<number, (mistakes: Mistake[]) => void>();

const answerTo = (id: number) => new Promise<Mistake[]>((done) => waiting.set(id, done));

/** Reads all content anew, in another process. */
export function recheck(): void {
  checker?.kill();
  checker = fork('edit/checker.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', NODE_NO_WARNINGS: '1' },
  });
  checker.on('message', ({ id, mistakes }: Answer) => {
    waiting.get(id)?.(mistakes);
    waiting.delete(id);
  });
  current = answerTo(0);
  ready = current;
}

async function check(file: string, text: string, isSaved: boolean): Promise<Mistake[]> {
  if (!checker) recheck();
  await ready;
  asked += 1;
  const answer = answerTo(asked);
  checker?.send({ id: asked, file, text, isSaved });
  return answer;
}

/** What the check would say of everything if a file had this text. */
export const checkText = (file: string, text: string) => check(file, text, false);

/** Notes that a file has another text now. What sentences are filled in with is read anew. */
export function noteSaved(file: string, text: string): void {
  if (isFactKind(kindOf(file.replace(/^content\/|\.ts$/g, '')) ?? 'site')) recheck();
  else current = check(file, text, true);
}

/** What is wrong with content as it is. */
export function currentMistakes(): Promise<Mistake[]> {
  if (!current) recheck();
  return current ?? Promise.resolve([]);
}

/** @param texts what files would say, where it is not what they say now */
export function toShown(mistakes: readonly Mistake[], texts: Readonly<Record<string, string>> = {}): ShownMistake[] {
  return mistakes.map(({ file, path, expected }) => {
    const text = path.length === 0 ? undefined : (texts[file] ?? readText(file));
    const what = text === undefined ? file : placeInWords({ file, data: dataIn(text) }, path);
    return { file, place: path, what, expected };
  });
}

export const stopChecking = () => checker?.kill();
