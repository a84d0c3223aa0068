import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform, type Message } from 'esbuild';
import { picturesFolder } from '../pictures/picture-file';
import { pathOf, readFile } from './files';
import { kindOf, kinds, type FolderKind, type Kind } from './kinds';
import { mistakeLine } from './mistake';

/** A content file as it was typed. */
type Source = {
  /** `content/industries/hvac.ts` */
  file: string;
  kind: Kind;
  /** Its default export. undefined where the file cannot be read at all. */
  data: unknown;
  isReadable: boolean;
};

const folder = 'content';
const ending = '.ts';

/** The one import of a content file: a type, which is gone when the file is read. */
const typeImport = "import type { Content } from '@/lib/content/kinds';";

const conflictMarker = /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/;

/** `line` is counted from 1. */
const at = (file: string, line: number, sentence: string) => `${file}:${line}: ${sentence}`;

/** esbuild says `Expected "}" but found "title"`. */
const sentenceOf = ({ text }: Message) => `${text.replace(/\.$/, '')}.`;

function messagesOf(file: string, messages: readonly Message[]): string[] {
  return messages.map((message) => at(file, message.location?.line ?? 1, sentenceOf(message)));
}

/** Mistakes that are no matter of data: they are at a line instead of a field. */
async function syntaxMistakes(file: string, source: string): Promise<string[]> {
  const lines = source.split('\n');
  const conflicts = lines.flatMap((line, index) => (conflictMarker.test(line) ? [index + 1] : []));
  if (conflicts.length > 0) {
    return conflicts.map((line) =>
      at(file, line, 'A conflict of two versions is not resolved here. Keep one of them.'),
    );
  }
  if (source.trim() === '') return [at(file, 1, 'The file is empty.')];
  const imports = lines.flatMap((line, index) =>
    (/^\s*(?:import|export)\b.*\bfrom\s*['"]|^\s*import\b/.test(line) && line.trim() !== typeImport) ||
    /\b(?:import|require)\s*\(/.test(line)
      ? [at(file, index + 1, `Content imports nothing but its type: ${typeImport}`)]
      : /^export (?!default\b)/.test(line)
        ? [at(file, index + 1, 'No schema checks this. Content exports its default, and nothing else.')]
        : [],
  );
  try {
    const { warnings } = await transform(source, { loader: 'ts', format: 'esm', sourcefile: file, logLevel: 'silent' });
    return [...imports, ...messagesOf(file, warnings)];
  } catch (error) {
    const { errors } = error as { errors?: Message[] };
    if (!errors) throw error;
    return [...imports, ...messagesOf(file, errors)];
  }
}

/** The line of a content file in which an error was thrown. */
function lineOf(file: string, error: unknown): number {
  const [, line] = new RegExp(`${file}:(\\d+)`).exec(String(error instanceof Error && error.stack)) ?? [];
  return Number(line ?? 1);
}

function read(name: string): { data: unknown; mistakes: string[] } {
  try {
    const data = readFile(name);
    if (data !== undefined) return { data, mistakes: [] };
    const sentence = 'Expected what the file says after “export default”.';
    return { data, mistakes: [at(pathOf(name), 1, sentence)] };
  } catch (error) {
    const sentence = `${error instanceof Error ? error.message : String(error)}.`;
    return { data: undefined, mistakes: [at(pathOf(name), lineOf(pathOf(name), error), sentence)] };
  }
}

const isFolderKind = (kind: string): kind is FolderKind => kind.endsWith('/*');

/** The mistake of a file that nothing reads, if it is one. */
function strayMistake(path: string): string | undefined {
  const file = `${folder}/${path}`;
  const name = path.slice(0, -ending.length);
  if (!path.endsWith(ending)) {
    return mistakeLine(file, 'file', 'a file that nothing reads', `only files that end in ${ending}`);
  }
  if (kindOf(name) === undefined) {
    return mistakeLine(file, 'file', name, `one of ${Object.keys(kinds).join(', ')}`);
  }
  return /^(?:[a-z]+(?:-[a-z]+)*\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)
    ? undefined
    : mistakeLine(file, 'file', name, 'a name of small letters, digits and hyphens');
}

/**
 * Reads every file of `content/`.
 *
 * @returns the files that have a schema, and one line for each mistake that makes a file unreadable or unread
 */
export async function readSources(): Promise<{ sources: Source[]; mistakes: string[] }> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    // Pictures have a check of their own.
    .filter((file) => !file.startsWith(`${picturesFolder}/`))
    .map((file) => file.slice(folder.length + 1))
    .toSorted();
  const stray = paths.flatMap((path) => strayMistake(path) ?? []);
  const names = paths.filter((path) => !strayMistake(path)).map((path) => path.slice(0, -ending.length));
  const missing = Object.keys(kinds)
    .filter((kind) => !isFolderKind(kind) && !names.includes(kind))
    .map((kind) => mistakeLine(pathOf(kind), 'file', 'nothing', 'this file'));
  const checked = await Promise.all(
    names.map(async (name) => {
      const file = pathOf(name);
      const kind = kindOf(name) as Kind;
      const syntax = await syntaxMistakes(file, readFileSync(file, 'utf8'));
      const { data, mistakes } = syntax.length > 0 ? { data: undefined, mistakes: syntax } : read(name);
      return { source: { file, kind, data, isReadable: mistakes.length === 0 }, mistakes };
    }),
  );
  return {
    sources: checked.map(({ source }) => source),
    mistakes: [...stray, ...missing, ...checked.flatMap(({ mistakes }) => mistakes)],
  };
}
