import { ContentError } from './content-error';
import { fileNames, readFile } from './files';
import { kinds, type Checked, type FolderKind, type Kind } from './kinds';
import { describeMistakes, show } from './mistake';

/** `industries/plumbers` → `content/industries/plumbers.ts`, for messages. */
const pathOf = (name: string) => `content/${name}.ts`;

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

/**
 * Checks data against the schema of its kind.
 *
 * @param file for messages
 * @throws {ContentError} one line per mistake
 */
export function checkData<Of extends Kind>(kind: Of, file: string, data: unknown): Checked<Of> {
  const schema = kinds[kind];
  const result = schema.safeParse(data);
  if (!result.success) throw new ContentError(describeMistakes(file, result.error.issues, data));
  origins.set(result.data, file);
  return result.data as Checked<Of>;
}

/**
 * Reads and checks a file. References to other files stay as they are.
 *
 * @param prepare changes what was typed before it is checked
 * @throws {ContentError} one line per mistake
 */
export function loadFile<Of extends Kind>(
  name: string,
  kind: Of,
  prepare: (data: unknown) => unknown = (data) => data,
): Checked<Of> {
  return checkData(kind, pathOf(name), prepare(readFile(name)));
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

/** The mistake of each file that no schema knows. */
export function unknownFiles(): string[] {
  return fileNames
    .filter((name) => kindOf(name) === undefined)
    .map((name) => `${pathOf(name)} › file: found ${name}, expected one of ${Object.keys(kinds).join(', ')}`);
}

/** The files of a kind. */
export function filesOfKind(kind: Kind): string[] {
  return fileNames.filter((name) => kindOf(name) === kind);
}
