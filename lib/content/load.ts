import { allowancesIn } from './allowances';
import { checkFile, type Fills } from './check-file';
import { ContentError } from './content-error';
import { pathOf, readFile, readSource } from './files';
import type { Checked, FactKind, Kind } from './kinds';

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
 * Reads and checks a file. References to other files stay as they are.
 *
 * @throws {ContentError} one line per mistake
 */
export function loadFile<Of extends Kind>(name: string, kind: Of, fills: Fills = {}): Checked<Of> {
  const allowances = allowancesIn(readSource(name));
  const { file, checked, mistakes } = checkFile(kind, pathOf(name), readFile(name), fills, allowances);
  if (!checked) throw new ContentError(mistakes);
  origins.set(checked, file);
  return checked;
}

/** Reads and checks a file of facts, without what sentences need. */
export function load<Of extends FactKind>(kind: Of): Checked<Of> {
  return loadFile(kind, kind);
}
