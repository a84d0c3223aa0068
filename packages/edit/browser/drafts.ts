import { entryName, keyOf } from '../values';
import type { Place } from './api';

/** A field, found again by the entries of lists that it is in: their numbers change. */
export type FieldAt = { file: string; place: Place; trail: unknown[] };
/** What was typed and not saved, with what it was typed over. The browser keeps it, for each folder and branch. */
export type Draft = FieldAt & { value: unknown; before: unknown };

/** Where the browser keeps nothing, words last as long as the page. */
const memory = new Map<string, string>();
let isKept = true;
let prefix = 'draft ';

/** Whether the browser keeps what was typed. */
export const areDraftsKept = () => isKept;

export const setProject = (project: string) => {
  prefix = `draft ${project} `;
};

const draftKey = ({ file, place, trail }: FieldAt) =>
  `${prefix}${file}:${keyOf(place.filter((key) => typeof key === 'string'))}:${trail.map(entryName).join('/')}`;

function inBrowser<Given>(act: (storage: Storage) => Given): Given | undefined {
  try {
    const given = act(localStorage);
    isKept = true;
    return given;
  } catch {
    isKept = false;
    return undefined;
  }
}

export function keepDraft(draft: Draft): void {
  const text = JSON.stringify(draft);
  memory.set(draftKey(draft), text);
  inBrowser((storage) => storage.setItem(draftKey(draft), text));
}

export function dropDraft(field: FieldAt): void {
  memory.delete(draftKey(field));
  inBrowser((storage) => storage.removeItem(draftKey(field)));
}

const texts = () => new Map([...memory, ...(inBrowser((storage) => Object.entries<string>(storage)) ?? [])]);

/** A draft as it was kept; nothing for one in another form, which an earlier version may have left. */
function read(text: string): Draft | undefined {
  try {
    const { file, place, trail, ...rest } = Object(JSON.parse(text)) as Partial<Draft>;
    const isWhole = typeof file === 'string' && Array.isArray(place) && Array.isArray(trail) && 'value' in rest;
    return isWhole ? { file, place, trail, before: rest.before, value: rest.value } : undefined;
  } catch {
    return undefined;
  }
}

/** The fields that were left without saving. */
export const drafts = () => [...texts()].flatMap(([key, text]) => (key.startsWith(prefix) ? (read(text) ?? []) : []));

/** What was typed into a field and not saved. */
export const draftOf = (field: FieldAt) => read(texts().get(draftKey(field)) ?? '');
