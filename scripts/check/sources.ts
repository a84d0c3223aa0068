import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { transform, type Message } from 'esbuild';
import { kindOf, kinds, pathOf, type Kind } from '../../lib/content/kinds';
import { atLine, fileMistake, type Mistake } from '../../lib/content/mistake';
import { filesIn } from '../../lib/files';
import { picturesFolder } from '../../lib/pictures/picture-file';
import { dataIn } from './disk';
import { conflictMistakes } from './mistakes';
import { explainError, explainSyntax } from './syntax';

/** A content file as it was typed. */
type Source = {
  /** `content/industries/hvac.ts` */
  file: string;
  kind: Kind;
  /** Its default export. undefined where the file cannot be read at all. */
  data: unknown;
  text: string;
  isReadable: boolean;
};

const folder = 'content';
const ending = '.ts';
const registry = 'lib/content/registry.ts';

/** The one import of a content file: a type, which is gone when the file is read. */
const typeImport = "import type { Content } from '@/lib/content/kinds';";

/** What cannot be read, or means something else than it seems: a sentence says what is expected. */
const syntax = (file: string, line: number, text: string, sentence: string) =>
  atLine(file, line, 'syntax', text.trim(), sentence);

/** @returns undefined for a file that is saved in another encoding than UTF-8 */
function decode(content: Buffer): string | undefined {
  try {
    const source = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return source.includes('\0') ? undefined : source;
  } catch {
    return undefined;
  }
}

/** What is wrong with a line, although it can be read. */
function lineMistake(kind: Kind, line: string): string | undefined {
  if (/^\s*\w+:\s*\d{4}-\d\d?-\d\d?\s*,/.test(line)) return explainSyntax('No text', line);
  const imports = /^\s*export\s*[*{].*\bfrom\s*['"]|^\s*import\b/.test(line) && line.trim() !== typeImport;
  if (imports || /\b(?:import|require)\s*\(/.test(line)) return `Content imports nothing but its type: ${typeImport}`;
  if (/^export (?!default\b)/.test(line))
    return 'No schema checks this. Content exports its default, and nothing else.';
  const said = /\bsatisfies\s+Content<'([^']*)'>/.exec(line)?.[1];
  if (said === undefined || said === kind) return undefined;
  const place = said in kinds ? `; one of ${said} is in ${folder}/${said.replace('*', '')}` : '';
  return `A file here satisfies Content<'${kind}'> and not Content<'${said}'>${place}.`;
}

/** Mistakes that are no matter of data. */
async function syntaxMistakes(file: string, kind: Kind, content: Buffer): Promise<Mistake[]> {
  const source = decode(content);
  if (source === undefined)
    return [syntax(file, 1, '', 'The file is in another encoding. Save it once more as UTF-8.')];
  const conflicts = conflictMistakes(file, source);
  if (conflicts.length > 0) return conflicts;
  if (source.trim() === '') return [syntax(file, 1, '', 'The file is empty.')];
  const lines = source.split('\n').flatMap((line, index) => {
    const sentence = lineMistake(kind, line);
    return sentence === undefined ? [] : [syntax(file, index + 1, line, sentence)];
  });
  if (lines.length > 0) return lines;
  const told = (messages: readonly Message[]) =>
    messages.map(({ location, text }) => {
      const line = location?.lineText ?? '';
      return syntax(file, location?.line ?? 1, line, explainSyntax(text, line));
    });
  try {
    return told(
      (await transform(source, { loader: 'ts', format: 'esm', sourcefile: file, logLevel: 'silent' })).warnings,
    );
  } catch (error) {
    const { errors } = error as { errors?: Message[] };
    if (!errors) throw error;
    return told(errors);
  }
}

/** The data of a file that has no mistake of syntax, or the mistake that reading it makes. */
function read(file: string, source: string): { data?: unknown; mistakes: Mistake[] } {
  try {
    const data = dataIn(source);
    if (data !== undefined) return { data, mistakes: [] };
    return { mistakes: [syntax(file, 1, '', 'Expected what the file says after “export default”.')] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [name = ''] = /^\S+/.exec(message) ?? [];
    const index = source.split('\n').findIndex((line) => line.includes(name));
    return { mistakes: [syntax(file, Math.max(index, 0) + 1, name, explainError(message))] };
  }
}

/** The mistake of a file that nothing reads, if it is one. */
function strayMistake(path: string, registered: string): Mistake[] {
  const file = `${folder}/${path}`;
  const name = path.slice(0, -ending.length);
  if (!path.endsWith(ending))
    return [fileMistake(file, 'a file that nothing reads', `only files that end in ${ending}`)];
  if (kindOf(name) === undefined) return [fileMistake(file, name, `one of ${Object.keys(kinds).join(', ')}`)];
  if (!/^(?:[a-z]+(?:-[a-z]+)*\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) {
    return [fileMistake(file, name, 'a name of small letters, digits and hyphens')];
  }
  return registered.includes(`'@/content/${name}'`)
    ? []
    : [fileMistake(file, 'a file that no page reads', `it in ${registry}`)];
}

/** Files that were read: a program that asks again has changed one of them. */
const known = new Map<string, { content: Buffer; read: { source: Source; mistakes: Mistake[] } }>();

/**
 * Reads every file of `content/`, and tells which cannot be read or are not read by anything.
 *
 * @param texts what files would say, where it is not what they say on the disk
 */
export async function readSources(
  texts: ReadonlyMap<string, string>,
): Promise<{ sources: Source[]; mistakes: Mistake[] }> {
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
  const checked = await Promise.all(
    names.map(async (name) => {
      const file = pathOf(name);
      const kind = kindOf(name) as Kind;
      const text = texts.get(file);
      const content = text === undefined ? readFileSync(file) : Buffer.from(text);
      const before = known.get(file);
      if (before?.content.equals(content)) return before.read;
      const unreadable = await syntaxMistakes(file, kind, content);
      const { data, mistakes } = unreadable.length > 0 ? { mistakes: unreadable } : read(file, content.toString());
      const source = { file, kind, data, text: content.toString(), isReadable: mistakes.length === 0 };
      known.set(file, { content, read: { source, mistakes } });
      return { source, mistakes };
    }),
  );
  return {
    sources: checked.map(({ source }) => source),
    mistakes: [...stray, ...missing, ...checked.flatMap(({ mistakes }) => mistakes)],
  };
}
