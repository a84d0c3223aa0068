import { blankMistakes } from './blanks';
import { ContentError } from './content-error';
import { fileNames, readFile } from './files';
import { kinds, type Checked, type FolderKind, type Kind } from './kinds';
import { describeMistakes, show, valueAt } from './mistake';
import { textMistakes } from './text-mistakes';

/** `industries/plumbers` → `content/industries/plumbers.ts`, for messages. */
export const pathOf = (name: string) => `content/${name}.ts`;

/** The kind of a file, or undefined when no schema knows it. */
export function kindOf(name: string): Kind | undefined {
  const kindNames = Object.keys(kinds) as Kind[];
  return kindNames.find((kind) => kind === name) ?? kindNames.find((kind) => kind === name.replace(/[^/]*$/, '*'));
}

const origins = new WeakMap<object, string>();

/** The file that an entry was read from, for messages. */
export function fileOf(entry: object): string {
  return origins.get(entry) ?? 'content';
}

/** Notes the file of an entry that was made from another one. */
export function keepFile<Entry extends object>(entry: Entry, from: object): Entry {
  origins.set(entry, fileOf(from));
  return entry;
}

type Prepare = (data: unknown) => unknown;
const asTyped: Prepare = (data) => data;

/**
 * All texts are checked as typed, so that a slip in a name is not reported wherever a placeholder stands for it. What the
 * schema says about a field, or about the list that it is an entry of, comes first.
 */
function withTextMistakes(file: string, data: unknown, mistakes: readonly string[]): string[] {
  const isReported = (field: string) => mistakes.some((line) => line.startsWith(`${file} › ${field}: `));
  const unreported = [...textMistakes(file, data)].filter(
    ([field]) => !isReported(field) && !isReported(field.replace(/\[\d+\]$/, '')),
  );
  return [...mistakes, ...unreported.map(([, line]) => line)];
}

/**
 * Checks data against the schema of its kind, and its texts.
 *
 * @param file for messages
 * @param prepare changes what was typed before the schema sees it
 * @throws {ContentError} one line per mistake
 */
export function checkData<Of extends Kind>(
  kind: Of,
  file: string,
  data: unknown,
  prepare: Prepare = asTyped,
): Checked<Of> {
  const blanks = blankMistakes(file, data);
  // Whatever else is wrong with a file may only follow from what is still missing in it.
  if (blanks.length > 0) throw new ContentError(blanks);
  const prepared = prepare(data);
  const result = kinds[kind].safeParse(prepared);
  const mistakes = withTextMistakes(
    file,
    data,
    result.success ? [] : describeMistakes(file, result.error.issues, prepared),
  );
  if (!result.success || mistakes.length > 0) throw new ContentError(mistakes);
  origins.set(result.data, file);
  return result.data as Checked<Of>;
}

/** Like `checkData`, while no placeholder can be filled in: what is wrong with everything but the texts that have one. */
export function mistakesWithoutPlaceholders(kind: Kind, file: string, data: unknown): string[] {
  const { error } = kinds[kind].safeParse(data);
  const issues = error?.issues.filter(({ path }) => !/\{\w+\}/.test(String(valueAt(data, path)))) ?? [];
  return withTextMistakes(file, data, describeMistakes(file, issues, data));
}

/**
 * Reads and checks a file. References to other files stay as they are.
 *
 * @param prepare changes what was typed before it is checked
 * @throws {ContentError} one line per mistake
 */
export function loadFile<Of extends Kind>(name: string, kind: Of, prepare: Prepare = asTyped): Checked<Of> {
  return checkData(kind, pathOf(name), readFile(name), prepare);
}

/** Reads and checks the one file of a kind. */
export function load<Of extends Exclude<Kind, FolderKind>>(kind: Of): Checked<Of> {
  return loadFile(kind, kind);
}

/** Whether a file is called like the path of its page: `content/industries/hvac.ts` and `/industries/hvac`. */
function isNamedLike(entry: object, value: unknown): boolean {
  return fileOf(entry).endsWith(`${String(value).replace(/^.*\//, '')}.ts`);
}

/**
 * Entries that differ in one field. Of two that share it, the mistake is in the file that is called otherwise: it may be
 * a copy of the other one.
 *
 * @throws {ContentError} when two of them share it
 */
export function distinct<Entry extends object, Key extends keyof Entry & string>(key: Key, entries: Entry[]): Entry[] {
  const seen = new Map<unknown, Entry>();
  for (const entry of entries) {
    const twin = seen.get(entry[key]);
    if (twin) {
      const value = entry[key];
      const [wrong, right] = isNamedLike(entry, value) && !isNamedLike(twin, value) ? [twin, entry] : [entry, twin];
      throw new ContentError([
        `${fileOf(wrong)} › ${key}: found ${show(value)}, expected a value of its own (${fileOf(right)} has it already)`,
      ]);
    }
    seen.set(entry[key], entry);
  }
  return entries;
}

/** The files of a kind. */
export function filesOfKind(kind: Kind): string[] {
  return fileNames.filter((name) => kindOf(name) === kind);
}
