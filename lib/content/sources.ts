import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform, type Message } from 'esbuild';
import { picturesFolder } from '../pictures/picture-file';
import { allowancesIn, type Allowance } from './allowances';
import { conflictLines } from './checks/conflicts';
import { explainError, explainSyntax } from './checks/syntax';
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
  allowances: readonly Allowance[];
};

const folder = 'content';
const ending = '.ts';

/** The one import of a content file: a type, which is gone when the file is read. */
const typeImport = "import type { Content } from '@/lib/content/kinds';";

/** `line` is counted from 1. */
const at = (file: string, line: number, sentence: string) => `${file}:${line}: ${sentence}`;

function messagesOf(file: string, messages: readonly Message[]): string[] {
  return messages.map(({ location, text }) =>
    at(file, location?.line ?? 1, explainSyntax(text, location?.lineText ?? '')),
  );
}

/** @returns undefined for a file that is saved in another encoding than UTF-8 */
function decode(content: Buffer): string | undefined {
  try {
    const source = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return source.includes('\0') ? undefined : source;
  } catch {
    return undefined;
  }
}

/** What a file says it is, and which folder it is in: one of them is wrong, and whatever is missing only follows from it. */
function kindMistakes(file: string, kind: Kind, lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    const said = /\bsatisfies\s+Content<'([^']*)'>/.exec(line)?.[1];
    if (said === undefined || said === kind) return [];
    const place = said in kinds ? `; one of ${said} is in ${folder}/${said.replace('*', '')}` : '';
    return [at(file, index + 1, `A file here satisfies Content<'${kind}'> and not Content<'${said}'>${place}.`)];
  });
}

/** Mistakes that are no matter of data: they are at a line instead of a field. */
async function syntaxMistakes(file: string, kind: Kind, content: Buffer): Promise<string[]> {
  const source = decode(content);
  if (source === undefined) return [at(file, 1, 'The file is in another encoding. Save it once more as UTF-8.')];
  const lines = source.split('\n');
  const conflicts = conflictLines(file, source);
  if (conflicts.length > 0) return conflicts;
  if (source.trim() === '') return [at(file, 1, 'The file is empty.')];
  const dates = lines.flatMap((line, index) =>
    /^\s*\w+:\s*\d{4}-\d\d?-\d\d?\s*,/.test(line) ? [at(file, index + 1, explainSyntax('No text', line))] : [],
  );
  if (dates.length > 0) return dates;
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
    return [...imports, ...kindMistakes(file, kind, lines), ...messagesOf(file, warnings)];
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
    const sentence = explainError(error instanceof Error ? error.message : String(error));
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
      const content = readFileSync(file);
      const syntax = await syntaxMistakes(file, kind, content);
      const { data, mistakes } = syntax.length > 0 ? { data: undefined, mistakes: syntax } : read(name);
      const allowances = allowancesIn(content.toString());
      return { source: { file, kind, data, isReadable: mistakes.length === 0, allowances }, mistakes };
    }),
  );
  return {
    sources: checked.map(({ source }) => source),
    mistakes: [...stray, ...missing, ...checked.flatMap(({ mistakes }) => mistakes)],
  };
}
