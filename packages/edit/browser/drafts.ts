import { entryName, keyOf } from '../values';
import type { Place } from './api';

/** A field, found again by the entries of lists that it is in: their numbers change. */
export type FieldAt = { file: string; place: Place; trail: unknown[] };
/** What was typed and not saved, with what it was typed over. The browser keeps it, for each folder. */
export type Draft = FieldAt & { value: unknown; before: unknown };

const prefix = `draft ${document.body.dataset.project} `;

const draftKey = ({ file, place, trail }: FieldAt) =>
  `${prefix}${file}:${keyOf(place.filter((key) => typeof key === 'string'))}:${trail.map(entryName).join('/')}`;

export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(draftKey(draft), JSON.stringify(draft));
  } catch {
    // The browser’s storage is full. The panel has it until it is saved.
  }
}

export const dropDraft = (field: FieldAt) => localStorage.removeItem(draftKey(field));

/** What was typed into a field and not saved. */
export function draftOf(field: FieldAt): Draft | undefined {
  const text = localStorage.getItem(draftKey(field));
  return text === null ? undefined : (JSON.parse(text) as Draft);
}

/** The fields that were left without saving. */
export const drafts = () =>
  Object.entries<string>(localStorage).flatMap(([key, text]) =>
    key.startsWith(prefix) ? [JSON.parse(text) as Draft] : [],
  );
