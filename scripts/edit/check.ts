import { fork, type ChildProcess } from 'node:child_process';
import { isFactKind, kindOf } from '../../lib/content/kinds';
import { parseContent, placeOfField, type ContentSource } from '../../lib/content/source';
import { dataIn } from '../../lib/content/previewed-files';
import type { Place } from '../../lib/content/texts';
import { placeInWords } from './content';
import { readText } from './files';

/** A line of the check, with the place that it is about. */
export type Mistake = { file: string; field: string; place: Place; what: string; message: string };

type Answer = { id: number; lines: string[] };

let checker: ChildProcess | undefined;
let asked = 0;
/** Resolves when the checker has read everything. */
let ready: Promise<unknown> = Promise.resolve();
/** What is wrong with content as it is. */
let current: Promise<string[]> | undefined;
const waiting = new Map<number, (lines: string[]) => void>();

const answerTo = (id: number) => new Promise<string[]>((done) => waiting.set(id, done));

/** Reads all content anew, in another process. */
export function recheck(): void {
  checker?.kill();
  checker = fork('scripts/edit/checker.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', NODE_NO_WARNINGS: '1' },
  });
  checker.on('message', ({ id, lines }: Answer) => {
    waiting.get(id)?.(lines);
    waiting.delete(id);
  });
  current = answerTo(0);
  ready = current;
}

async function check(file: string, text: string, isSaved: boolean): Promise<string[]> {
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
export function currentMistakes(): Promise<string[]> {
  if (!current) recheck();
  return current ?? Promise.resolve([]);
}

/** @param texts what files would say, where it is not what they say now */
export function toMistakes(lines: readonly string[], texts: Readonly<Record<string, string>> = {}): Mistake[] {
  const read = new Map<string, { source: ContentSource; data: unknown }>();
  return lines.map((line) => {
    const [, file = '', field = '', message = line] = /^(content\/[\w/-]+\.ts) › (.+?): (found .*)$/s.exec(line) ?? [];
    const text = file === '' ? undefined : (texts[file] ?? readText(file));
    if (text === undefined || field === 'file') return { file, field, place: [], what: field || file, message };
    const { source, data } = read.get(file) ?? { source: parseContent(text), data: dataIn(text) };
    read.set(file, { source, data });
    const place = placeOfField(source, field);
    return { file, field, place, what: placeInWords({ file, data }, place), message };
  });
}

export const stopChecking = () => checker?.kill();
