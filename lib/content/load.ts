import { allowancesIn } from './allowances';
import { checkFile, outdated, unwritten, type Fills } from './check-file';
import { ContentError } from './content-error';
import { pathOf, readFile, readSource } from './files';
import type { Checked, FactKind, Kind } from './kinds';

type Origin = {
  file: string;
  /** The files that its placeholders, prices and references were filled in from. */
  filledFrom: ReadonlySet<string>;
};

const origins = new WeakMap<object, Origin>();

/** The file that an entry was read from, for messages. */
export function fileOf(entry: object): string {
  return origins.get(entry)?.file ?? 'content';
}

/** The files that an entry has its words and figures from: its own, and those that it was filled in from. */
export function filesOf(entry: object): string[] {
  return [fileOf(entry), ...(origins.get(entry)?.filledFrom ?? [])];
}

/**
 * Notes where an entry comes from that was made from another one.
 *
 * @param filledFrom files that something was taken from on the way
 */
export function keepFile<Entry extends object>(entry: Entry, from: object, filledFrom: Iterable<string> = []): Entry {
  const before = origins.get(from);
  origins.set(entry, { file: fileOf(from), filledFrom: new Set([...(before?.filledFrom ?? []), ...filledFrom]) });
  return entry;
}

/** What the live preview shows of a file with mistakes: blanks as they are, and otherwise what was in order before. */
function previewed<Of extends Kind>(name: string, kind: Of, fills: Fills): Checked<Of> | undefined {
  const { previewContent } = globalThis;
  const blanks = previewContent && unwritten(kind, readFile(name), fills);
  const before = blanks ? undefined : previewContent?.lastGood(name);
  return blanks ?? (before === undefined ? undefined : outdated(kind, before, fills));
}

/**
 * Reads and checks a file. References to other files stay as they are.
 *
 * @throws {ContentError} one line per mistake
 */
export function loadFile<Of extends Kind>(name: string, kind: Of, fills: Fills = {}): Checked<Of> {
  const typed = readFile(name);
  const { file, checked, mistakes } = checkFile(kind, pathOf(name), typed, fills, allowancesIn(readSource(name)));
  if (checked) globalThis.previewContent?.keep(name, typed);
  const shown = checked ?? previewed(name, kind, fills);
  if (!shown) throw new ContentError(mistakes);
  origins.set(shown, { file, filledFrom: new Set() });
  return shown;
}

/** Reads and checks a file of facts, without what sentences need. */
export function load<Of extends FactKind>(kind: Of): Checked<Of> {
  return loadFile(kind, kind);
}
