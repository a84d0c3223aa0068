import { fileNames } from './files';
import type { NoteFile } from './fillings';
import { kindOf, type Checked, type FolderKind, type Kind } from './kinds';
import { keepFile, loadFile } from './load';
import { fillPlaceholders, names } from './placeholders';
import { fillPrices } from './prices';
import { resolve } from './resolve';
import type { Resolved } from './schemas/references';

/** What pages get of a kind: checked, with placeholders and prices filled in and references resolved. */
type Loaded<Of extends Kind> = Resolved<Checked<Of>>;

function readFile<Of extends Kind>(name: string, kind: Of): Loaded<Of> {
  const filledFrom = new Set<string>();
  const note: NoteFile = (file) => filledFrom.add(file);
  const placeholders = (data: unknown) => fillPlaceholders(data, note);
  const entry = resolve(loadFile(name, kind, { placeholders, prices: fillPrices, names }), note);
  return keepFile(fillPrices(entry, note), entry, filledFrom);
}

/**
 * The one file of a kind.
 *
 * @throws {ContentError} one line per mistake
 */
export function read<Of extends Exclude<Kind, FolderKind>>(kind: Of): Loaded<Of> {
  return readFile(kind, kind);
}

/**
 * All files of a folder, in the order of their names.
 *
 * @throws {ContentError} one line per mistake
 */
export function readAll<Of extends FolderKind>(kind: Of): Loaded<Of>[] {
  return fileNames.filter((name) => kindOf(name) === kind).map((name) => readFile(name, kind));
}
