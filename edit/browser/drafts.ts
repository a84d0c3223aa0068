import { entryName, isFields, keyOf } from '../words';
import type { Place } from './api';

/** What was typed and not saved, with what it was typed over. The browser keeps it, for each folder and branch. */
export type Draft = { file: string; place: Place; trail: unknown[]; value: unknown; before: unknown };

/** Where the browser keeps nothing, words last as long as the page. */
const memory = new Map<string, string>();
let isKept = true;
let prefix = 'draft ';

/** Whether the browser keeps what was typed. */
export const areDraftsKept = () => isKept;

export const setProject = (project: string) => {
  prefix = `draft ${project} `;
};

/** Entries of lists are named: their numbers change. */
const draftKey = ({ file, place, trail }: Omit<Draft, 'value' | 'before'>) =>
  `${prefix}${file}:${keyOf(place.filter((key) => typeof key === 'string'))}:${trail.map(entryName).join('/')}`;

export const placeFrom = (key: string): Place =>
  key === '' ? [] : key.split('.').map((one) => (/^\d+$/.test(one) ? Number(one) : one));

export function keepDraft(draft: Draft): void {
  const text = JSON.stringify(draft);
  memory.set(draftKey(draft), text);
  try {
    localStorage.setItem(draftKey(draft), text);
    isKept = true;
  } catch {
    isKept = false;
  }
}

export function dropDraft(draft: Omit<Draft, 'value' | 'before'>): void {
  memory.delete(draftKey(draft));
  try {
    localStorage.removeItem(draftKey(draft));
  } catch {
    isKept = false;
  }
}

/** The fields that were left without saving. */
export function drafts(): Draft[] {
  const texts = new Map(memory);
  try {
    for (const key of Object.keys(localStorage)) texts.set(key, localStorage.getItem(key) ?? '');
  } catch {
    isKept = false;
  }
  return [...texts].flatMap(([key, text]) => {
    if (!key.startsWith(prefix)) return [];
    try {
      const draft: unknown = JSON.parse(text);
      return isFields(draft) && 'value' in draft ? [draft as Draft] : [];
    } catch {
      return [];
    }
  });
}

/** What was typed into a field and not saved. */
export const draftOf = (field: Omit<Draft, 'value' | 'before'>) =>
  drafts().find((draft) => draftKey(draft) === draftKey(field));
