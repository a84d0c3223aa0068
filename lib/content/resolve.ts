import { actions } from './actions';
import { claims } from './claims';
import { ContentError } from './content-error';
import { addresses } from './destinations';
import { pathOf } from './files';
import type { NoteFile } from './fillings';
import { fileOf, keepFile } from './load';
import { danglingReference, referenceAt } from './references';
import type { Resolved } from './schemas/references';
import { mapTexts } from './texts';

const known: Record<'claims' | 'actions' | 'destinations', ReadonlyMap<string, unknown>> = {
  claims: new Map(claims.map((claim) => [claim.id, claim])),
  actions: new Map(Object.entries(actions)),
  destinations: new Map(Object.entries(addresses)),
};

/**
 * Puts what content refers to in the place of each reference: claims, calls to action, addresses.
 *
 * @param entry checked data; it is not changed
 * @param note is told the files with what content refers to
 * @throws {ContentError} one line for each reference to nothing
 */
export function resolve<Entry extends object>(entry: Entry, note?: NoteFile): Resolved<Entry> {
  const mistakes: string[] = [];
  const resolved = mapTexts(entry, (text, path) => {
    const target = referenceAt({ path })?.to;
    if (!target) return text;
    const found = known[target].get(text);
    note?.(pathOf(target));
    if (found === undefined) mistakes.push(danglingReference(fileOf(entry), { path, text }));
    return found;
  });
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return keepFile(resolved as Resolved<Entry> & object, entry);
}
