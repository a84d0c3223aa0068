import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Message } from 'esbuild';
import { kindOf, kinds, pathOf, type Kind } from '../../lib/content/kinds';
import { fileMistake, type Mistake } from '../../lib/content/mistake';
import { filesIn } from '../../lib/files';
import { picturesFolder } from '../../lib/photos/picture-file';
import { dataIn } from './disk';

/** A content file as it was typed. */
type Source = {
  file: string;
  kind: Kind;
  /** Its default export. undefined where the file cannot be read. */
  data: unknown;
  text: string;
};

const folder = 'content';
const ending = '.ts';
const registry = 'lib/content/registry.ts';

/** Where a file cannot be read, in the words of the compiler or the runtime: then where its first word is. */
function unreadable(file: string, text: string, error: unknown): Mistake {
  const { errors: [first] = [], message } = error as Error & { errors?: readonly Message[] };
  const broken = { file, path: [], code: 'syntax' };
  if (first) {
    const { line, lineText } = first.location ?? { line: 1, lineText: '' };
    return { ...broken, line, found: lineText, expected: first.text };
  }
  const [word = ''] = message.split(' ');
  const index = text.split('\n').findIndex((line) => line.includes(word));
  return { ...broken, line: Math.max(index, 0) + 1, found: word, expected: message };
}

function read(file: string, text: string): { data?: unknown; mistakes: Mistake[] } {
  try {
    const data = dataIn(text);
    if (data === undefined) throw new Error('Expected what the file says after “export default”.');
    return { data, mistakes: [] };
  } catch (error) {
    return { mistakes: [unreadable(file, text, error)] };
  }
}

function strayMistake(path: string, registered: string): Mistake[] {
  const file = `${folder}/${path}`;
  const name = path.slice(0, -ending.length);
  if (!path.endsWith(ending))
    return [fileMistake(file, 'a file that nothing reads', `only files that end in ${ending}`)];
  if (kindOf(name) === undefined) return [fileMistake(file, name, `one of ${Object.keys(kinds).join(', ')}`)];
  return registered.includes(`'@/content/${name}'`)
    ? []
    : [fileMistake(file, 'a file that no page reads', `two lines in ${registry}: an import, and an entry`)];
}

/** Reads every file of `content/`, or `texts` in its place, and names those that cannot be read or nothing reads. */
export function readSources(texts: ReadonlyMap<string, string>): { sources: Source[]; mistakes: Mistake[] } {
  const registered = readFileSync(registry, 'utf8');
  const paths = filesIn(folder)
    .filter((path) => !basename(path).startsWith('.'))
    // Pictures have a check of their own.
    .filter((path) => !`${folder}/${path}`.startsWith(`${picturesFolder}/`));
  const stray = paths.flatMap((path) => strayMistake(path, registered));
  const names = paths
    .filter((path) => !stray.some(({ file }) => file === `${folder}/${path}`))
    .map((path) => path.slice(0, -ending.length));
  const missing = Object.keys(kinds)
    .filter((kind) => !kind.endsWith('/*') && !names.includes(kind))
    .map((kind) => fileMistake(pathOf(kind), 'nothing', 'this file'));
  const checked = names.map((name) => {
    const file = pathOf(name);
    const text = texts.get(file) ?? readFileSync(file, 'utf8');
    const { data, mistakes } = read(file, text);
    return { file, kind: kindOf(name) as Kind, data, text, mistakes };
  });
  return { sources: checked, mistakes: [...stray, ...missing, ...checked.flatMap(({ mistakes }) => mistakes)] };
}
